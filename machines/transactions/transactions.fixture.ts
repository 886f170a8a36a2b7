import type { Kronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';

/** A lunch for models and tests, with some fields changed. */
export const lunch = (changes: Partial<Transaction> = {}): Transaction => ({
  id: 1,
  transactionDate: '2026-11-20T11:52:00+01:00',
  description: 'Restaurang Jonas',
  operation: 'Purchase',
  status: 'Successful',
  settlementAmount: { amount: -135 as Kronor },
  feeAmount: null,
  transactionAmount: { amount: 135, currency: 'SEK' },
  ...changes,
});

/** This many lunches on one day, newest first. */
export const lunches = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, index) => lunch({ id: count - index, description: `Lunch ${count - index}` }));

export const topup: Transaction = lunch({
  id: 90,
  transactionDate: '2026-10-25T06:00:00+01:00',
  description: 'Påfyllning november',
  operation: 'Top-up',
  settlementAmount: { amount: 1680 as Kronor },
  transactionAmount: null,
});

/** For `watchPrint`: the page is never printed. */
export const neverPrints = () => () => undefined;
