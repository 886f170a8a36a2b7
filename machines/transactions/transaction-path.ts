import type { Transaction } from '../../contract/transaction.ts';
import { yearAt } from '../days.ts';

/** The route of the transactions page with the details of a transaction open. */
export const transactionPath = ({ id, transactionDate }: Transaction): string =>
  `/transactions?year=${yearAt(Date.parse(transactionDate))}&transaction=${id}`;
