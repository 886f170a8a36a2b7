import { expect, it } from 'vitest';
import { type Transaction, transactions } from '../../contract/account.ts';
import type { Kronor } from '../../contract/money.ts';
import { lunchesLeft } from '../../machines/home/lunches.ts';

const { content } = transactions.response.parse(transactions.example.response);
const bought = (amount: number, other: Partial<Transaction> = {}): Transaction[] =>
  content.map((one) => ({ ...one, settlementAmount: { amount: -amount as Kronor }, ...other }));
const kronor = (amount: number) => amount as Kronor;

it('counts whole lunches at the average price of those that were bought', () => {
  expect(lunchesLeft(kronor(1000), [...bought(100), ...bought(140)])).toEqual({ lunches: 8, price: 120 });
  expect(lunchesLeft(kronor(239.99), bought(120))).toEqual({ lunches: 1, price: 120 });
  expect(lunchesLeft(kronor(0.3), bought(0.1))?.count).toBe(3);
});

it('knows of no lunch less than none', () => {
  expect(lunchesLeft(kronor(119.99), bought(120))?.count).toBe(0);
  expect(lunchesLeft(kronor(-20), bought(120))?.count).toBe(0);
});

it('goes by nothing but lunches that were paid', () => {
  for (const status of ['Declined', 'Denied', 'Expired'] as const)
    expect(lunchesLeft(kronor(1000), bought(500, { status }))).toBeNull();
  expect(lunchesLeft(kronor(1000), bought(500, { operation: 'Top-up' }))).toBeNull();
  expect(lunchesLeft(kronor(1000), bought(120, { status: 'Reserved' }))?.count).toBe(8);
  expect(lunchesLeft(kronor(1000), bought(0))).toBeNull();
  expect(lunchesLeft(kronor(1000), [])).toBeNull();
});
