import { defineCall } from './call.ts';
import { listOf } from './list.ts';
import { notDescending } from './oddity.ts';
import { FORBIDDEN } from './rejections.ts';
import { numeric } from './tolerance.ts';
import { transactionExample, transactionList } from './transaction.ts';
import { CalendarYear, Id, Year } from './values.ts';

/** The years in which the account has transactions. */
export const transactionYears = defineCall({
  name: 'transactionYears',
  method: 'GET',
  path: '/cardholder/accounts/v2/{id}/transactions/years',
  effect: 'read',
  summary: 'List the years that have transactions, newest first',
  origin: { decided: 'the answer is not shown: a list of years, in Stockholm time' },
  params: { id: Id },
  response: listOf(numeric(CalendarYear), (year) => year, notDescending(Number)),
  rejections: FORBIDDEN.account,
  example: { request: { id: '30412' }, response: [2026, 2025, 2024] },
});

/** All transactions of a calendar year in Stockholm. The portal groups them by month and pages them itself (§2). */
export const yearTransactions = defineCall({
  name: 'yearTransactions',
  method: 'GET',
  path: '/cardholder/accounts/v2/{id}/transactions/years/{year}',
  effect: 'read',
  summary: 'Read all transactions of a year, newest first',
  origin: { decided: 'the answer is not shown: a plain list, because the call takes neither page nor size' },
  params: { id: Id, year: Year },
  response: transactionList,
  rejections: FORBIDDEN.account,
  example: {
    request: { id: '30412', year: '2026' },
    response: [transactionExample],
  },
});
