import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../contract/calls.ts';
import { yearTransactions } from '../../contract/transactions.ts';
import { fitting } from '../../src/ports/fitting.ts';

const { response, example } = yearTransactions;
const fits = fitting(response) ?? (() => expect.fail('a year of transactions cannot be compared'));
const [good] = example.response;

it('tells of a year of transactions', () => {
  expect(fits(example.response)).toBe(true);
  expect(fits([])).toBe(true);
});

it('lets nothing through that the contract does not, and nothing that it would change', () => {
  const names = Object.keys(good ?? {});
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('Purchase', 'Refund', '2026-11-20T11:52:00+01:00', undefined));
  const spoilt = fc
    .tuple(fc.constantFrom(...names), odd, fc.constantFrom('', 'amount', 'currency'))
    .map(([name, value, inner]) => ({
      ...good,
      [name]: inner ? { amount: 1, currency: 'SEK', [inner]: value } : value,
    }));
  fc.assert(
    fc.property(fc.array(fc.oneof(spoilt, fc.constant(good)), { maxLength: 3 }), (rows) => {
      const { success } = z.safeParse(response, rows);
      expect(fits(rows)).toBe(success);
    }),
    { numRuns: 2000 },
  );
});

const comparable = calls.flatMap((call) => {
  const compare = fitting(call.response);
  return compare ? [{ name: call.name, compare, call }] : [];
});

it.each(comparable)('agrees with the contract about $name', ({ compare, call }) => {
  expect(compare(call.example.response)).toBe(true);
  for (const nonsense of [{ nonsense: true }, [{ nonsense: true }], 'invalidResponse', null])
    expect(compare(nonsense)).toBe(z.safeParse(call.response, nonsense).success);
});

it('leaves to the contract what comparing does not tell', () => {
  const odd = [z.codec(z.string(), z.int(), { decode: Number, encode: String }), z.optional(z.string()), z.unknown()];
  const checked = z.array(z.string()).check(z.minLength(1));
  for (const schema of [...odd, checked, z.object({ odd: z.unknown() }), z.string().check(z.minLength(1))])
    expect(fitting(schema)).toBeNull();
});
