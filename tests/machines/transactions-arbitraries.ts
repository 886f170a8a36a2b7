import fc from 'fast-check';
import type { Kronor } from '../../contract/money.ts';
import type { Transaction } from '../../contract/transaction.ts';
import { OPERATIONS } from '../../machines/transactions/filtering.ts';
import { rowsOf } from '../../machines/transactions/rows.ts';

/** The year of all transactions. */
export const YEAR = 2026;

/** A time in the year, as in a response. */
export const moment = fc
  .date({ min: new Date('2026-01-01T00:00:00+01:00'), max: new Date('2026-12-31T23:59:59+01:00'), noInvalidDate: true })
  .map((date) => date.toISOString());
const ore = fc.integer({ min: -2_000_000, max: 2_000_000 });
const transaction: fc.Arbitrary<Transaction> = fc.record({
  id: fc.nat(),
  transactionDate: moment,
  description: fc.constantFrom('Café Mandel', 'Krogen Sjöboden', 'Bistro', 'Påfyllning'),
  operation: fc.constantFrom(...OPERATIONS),
  status: fc.constantFrom('Successful', 'Declined', 'Denied', 'Expired', 'Reserved'),
  settlementAmount: fc.record({ amount: ore.map((amount) => (amount / 100) as Kronor) }),
  feeAmount: fc.option(fc.record({ amount: fc.nat(5000).map((amount) => (amount / 100) as Kronor) })),
  transactionAmount: fc.constant(null),
});
/** The rows of a year. */
export const rows = fc.array(transaction, { maxLength: 60 }).map((all) => rowsOf(all, YEAR));
