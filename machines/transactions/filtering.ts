import type { Transaction } from '../../contract/account.ts';
import { parseOre } from './amounts.ts';
import { memoize, normalize, type Row } from './rows.ts';

export const OPERATIONS = ['Purchase', 'Top-up', 'Fee', 'Manual Deduction', 'Refund'] as const;
/** `Declined` includes transactions with the status `Denied`. */
export const STATUSES = ['Successful', 'Reserved', 'Declined', 'Expired'] as const;

/** The filters as the user entered them; an empty text filters nothing. */
export interface Filters {
  readonly text: string;
  readonly operation: '' | (typeof OPERATIONS)[number];
  readonly status: '' | (typeof STATUSES)[number];
  /** Kronor as typed; the sign of an amount is ignored. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTERS: Filters = { text: '', operation: '', status: '', from: '', to: '' };

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value.trim() !== '');

const statusOf = ({ status }: Transaction) => (status === 'Denied' ? 'Declined' : status);

/** The rows that match every filter, in their order. An invalid amount filters nothing. */
export function filterRows(rows: readonly Row[], filters: Filters): readonly Row[] {
  if (!isFiltered(filters)) return rows;
  const { text, operation, status, from, to } = filters;
  const words = normalize(text).split(' ');
  const [min, max] = [parseOre(from) ?? 0, parseOre(to) ?? Number.POSITIVE_INFINITY];
  const containsWords = memoize((searchText) => words.every((word) => searchText.includes(word)));
  return rows.filter((row) => {
    const amount = Math.abs(row.amount);
    return (
      (operation === '' || row.transaction.operation === operation) &&
      (status === '' || statusOf(row.transaction) === status) &&
      amount >= min &&
      amount <= max &&
      containsWords(row.searchText)
    );
  });
}
