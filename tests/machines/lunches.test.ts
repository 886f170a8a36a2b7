import { expect, it } from 'vitest';
import { transactions } from '../../contract/account.ts';
import type { Kronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { hasUnknown } from '../../machines/charged-amount.ts';
import { lunchesLeft } from '../../machines/home/lunches.ts';

const [example] = transactions.response.parse(transactions.example.response).content;
if (!example) throw new Error('the example has no transaction');
const kronor = (amount: number) => amount as Kronor;
/** Purchases of some amounts, kronor. */
const purchases = (amounts: readonly number[], overrides: Partial<Transaction> = {}): Transaction[] =>
  amounts.map((amount) => ({
    ...example,
    settlementAmount: { amount: kronor(-amount) },
    feeAmount: null,
    ...overrides,
  }));

it('divides the balance by the median price of the purchases, rounded down', () => {
  expect(lunchesLeft(kronor(1000), purchases([120, 100, 519]))).toBe(8);
  expect(lunchesLeft(kronor(239.99), purchases([120, 120, 120]))).toBe(1);
  expect(lunchesLeft(kronor(0.3), purchases([0.1, 0.1, 0.1]))).toBe(3);
});

it('says nothing with fewer than three purchases', () => {
  expect(lunchesLeft(kronor(1000), purchases([120, 120]))).toBeNull();
  expect(lunchesLeft(kronor(1000), [])).toBeNull();
});

it('counts the fee of a purchase abroad', () => {
  expect(lunchesLeft(kronor(1000), purchases([100, 100, 100], { feeAmount: { amount: kronor(20) } }))).toBe(8);
});

it('is never negative', () => {
  expect(lunchesLeft(kronor(119.99), purchases([120, 120, 120]))).toBe(0);
  expect(lunchesLeft(kronor(-20), purchases([120, 120, 120]))).toBe(0);
});

it('counts only paid purchases', () => {
  const amounts = [500, 500, 500];
  for (const status of ['Declined', 'Denied', 'Expired'] as const)
    expect(lunchesLeft(kronor(1000), purchases(amounts, { status }))).toBeNull();
  expect(lunchesLeft(kronor(1000), purchases(amounts, { operation: 'Top-up' }))).toBeNull();
  expect(lunchesLeft(kronor(1000), purchases([120, 120, 120], { status: 'Reserved' }))).toBe(8);
  expect(lunchesLeft(kronor(1000), purchases([0, 0, 0]))).toBeNull();
});

it('some transactions can be of an unknown kind', () => {
  const known = purchases([120]);
  const unknown = purchases([120], { operation: { other: 'KÖP' } });
  expect([hasUnknown(known), hasUnknown(unknown), hasUnknown([])]).toEqual([false, true, false]);
});
