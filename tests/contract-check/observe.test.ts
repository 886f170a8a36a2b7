import { expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { type Exchange, observer } from '../../scripts/contract-check/observe.ts';

const exchange = (path: string, body: unknown, rest: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  path,
  status: 200,
  contentType: 'application/json',
  text: body === undefined ? '' : JSON.stringify(body),
  ...rest,
});
const BALANCE = '/cardholder/accounts/v2/30412/balance';
const ORDER = '/cardholder/topups/2027/1/order';

it.each<[string, Exchange, string[]]>([
  ['a right answer', exchange(BALANCE, { amount: 12.5 }), ['✓ balance 200']],
  [
    'a listed rejection',
    exchange(BALANCE, { detail: 'The account belongs to another cardholder' }, { status: 403 }),
    ['✓ balance 403'],
  ],
  ['a change', exchange(ORDER, undefined, { method: 'POST', status: 204 }), ['✓ orderTopup 204']],
  ['another path', exchange('/v9/balance', {}), ['? GET /v9/balance: no call of the contract']],
  [
    'another rejection',
    exchange(BALANCE, { detail: 'No' }, { status: 400 }),
    [
      '! balance 400',
      '  ! rejected with 400 for a reason that is not in the contract: check <host>, and the headers that the backend needs, or answer with a text of the contract',
    ],
  ],
  [
    'a page',
    exchange(BALANCE, 'x', { contentType: 'text/html' }),
    ['! balance 200', '  ! the answer is not JSON but text/html'],
  ],
])('%s is named', (_, seen, lines) => {
  expect(observer(calls)(seen)).toEqual(lines);
});

it('a difference is reported once, with what the user sees and what to change', () => {
  const observe = observer(calls);
  const [title, line] = observe(exchange(BALANCE, { amount: 128_450 }));
  expect(title).toBe('! balance 200');
  expect(line).toMatch(/! range: amount .*\n.*the user sees: .*; change: check the unit/);
  expect(line).not.toContain('128');
  expect(observe(exchange(BALANCE, { amount: 128_450 }))).toEqual(['✓ balance 200']);
});
