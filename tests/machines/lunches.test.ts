import { expect, it } from 'vitest';
import { transactions } from '../../contract/account.ts';
import type { Kronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { hasUnknown } from '../../machines/charged-amount.ts';
import { lunchesLeft } from '../../machines/home/lunches.ts';

const { content } = transactions.response.parse(transactions.example.response);
const purchases = (amount: number, overrides: Partial<Transaction> = {}): Transaction[] =>
  content.map((transaction) => ({ ...transaction, settlementAmount: { amount: -amount as Kronor }, ...overrides }));
const kronor = (amount: number) => amount as Kronor;

it('divides the balance by the average price of the purchases, rounded down', () => {
  expect(lunchesLeft(kronor(1000), [...purchases(100), ...purchases(140)])).toEqual({ count: 8, price: 120 });
  expect(lunchesLeft(kronor(239.99), purchases(120))).toEqual({ count: 1, price: 120 });
  expect(lunchesLeft(kronor(0.3), purchases(0.1))?.count).toBe(3);
});

it('counts the fee of a purchase abroad', () => {
  const feeAmount = { amount: 20 as Kronor };
  expect(lunchesLeft(kronor(1000), purchases(100, { feeAmount }))).toEqual({ count: 8, price: 120 });
});

it('is never negative', () => {
  expect(lunchesLeft(kronor(119.99), purchases(120))?.count).toBe(0);
  expect(lunchesLeft(kronor(-20), purchases(120))?.count).toBe(0);
});

it('counts only paid purchases', () => {
  for (const status of ['Declined', 'Denied', 'Expired'] as const)
    expect(lunchesLeft(kronor(1000), purchases(500, { status }))).toBeNull();
  expect(lunchesLeft(kronor(1000), purchases(500, { operation: 'Top-up' }))).toBeNull();
  expect(lunchesLeft(kronor(1000), purchases(120, { status: 'Reserved' }))?.count).toBe(8);
  expect(lunchesLeft(kronor(1000), purchases(0))).toBeNull();
  expect(lunchesLeft(kronor(1000), [])).toBeNull();
});

it('nothing is said about lunches if some transactions are of an unknown kind', () => {
  const unknown = content.map((row) => ({ ...row, operation: { other: 'KÖP' } }));
  expect([hasUnknown(content), hasUnknown(unknown), hasUnknown([])]).toEqual([false, true, false]);
});
