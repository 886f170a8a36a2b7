import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toKronor, toOre } from '../../contract/money.ts';
import { amountError, isReversedRange, parseOre } from '../../machines/transactions/amounts.ts';

describe('money in öre', () => {
  it('is the same after a conversion to kronor and back', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (n) => toOre(toKronor((n % 1e12) as never)) === n % 1e12));
  });
  it('has no minus zero and no rounding errors', () => {
    expect(Object.is(toOre(-0), 0)).toBe(true);
    expect(Object.is(toOre(-0.001), 0)).toBe(true);
    expect(toOre(0.1 + 0.2)).toBe(30);
    expect(toOre(1234567.5)).toBe(123_456_750);
  });
});

describe('a typed amount', () => {
  it.each([
    ['120', 12_000],
    ['89,50', 8950],
    ['89.5', 8950],
    ['1 200 kr', 120_000],
    ['1\u00a0200\u202f000', 120_000_000],
    ['50:-', 5000],
    ['0', 0],
    ['−170,00 kr', 17_000],
    ['-1\u00a0234,50\u00a0kr', 123_450],
    ['100 SEK', 10_000],
    ['100,-', 10_000],
    ['1 234 567,89', 123_456_789],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1,', 100],
  ])('%j is %i öre', (text, amount) => expect(parseOre(text)).toBe(amount));
  it.each(['', 'abc', '1,234', '1.234', '12e3', ',5', '1,2,3', '1.234.50', '12,34,567'])('%j is invalid', (text) =>
    expect(parseOre(text)).toBeNull(),
  );
  it.each([
    ['250', '100', true],
    ['100', '100', false],
    ['100', '250', false],
    ['250', '', false],
    ['', '100', false],
    ['abc', '100', false],
  ])('is in a reversed range: %s to %s → %s', (from, to, backward) => {
    expect(isReversedRange(from, to)).toBe(backward);
  });
  it('is invalid only when the field is not empty', () => {
    expect(['', '  ', '12', 'tolv', '1,234'].map(amountError)).toEqual([
      null,
      null,
      null,
      'transactions.invalidAmount',
      'rule.ambiguousAmount',
    ]);
  });
});
