import type { Transaction } from '../../contract/transaction.ts';
import { yearAt } from '../days.ts';

/** The route of the transactions page with the details of a transaction open. */
export const transactionPath = ({ id, transactionDate }: Transaction): string =>
  `/transactions?year=${yearAt(Date.parse(transactionDate))}&transaction=${id}`;

/** The route of the list of purchases of a month. January is 1. */
export const monthPath = (year: number, month: number): string =>
  `/transactions?year=${year}&search=${year}-${String(month).padStart(2, '0')}&operation=Purchase`;
