import type { Transaction } from '../../contract/account.ts';
import { typedOre } from './amounts.ts';
import { answering, folded, type Row } from './rows.ts';

export const OPERATIONS = ['Purchase', 'Top-up', 'Fee', 'Manual Deduction', 'Refund'] as const;
/** Declined and denied are one and the same to a person. */
export const STATUSES = ['Successful', 'Reserved', 'Declined', 'Expired'] as const;

/** What is looked for, as it was typed and chosen; an empty text looks for nothing in particular. */
export interface Filters {
  readonly text: string;
  readonly operation: '' | (typeof OPERATIONS)[number];
  readonly status: '' | (typeof STATUSES)[number];
  /** Kronor as typed; the sign of an amount does not matter. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTERS: Filters = { text: '', operation: '', status: '', from: '', to: '' };

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some((value) => value.trim() !== '');

const statusOf = ({ status }: Transaction) => (status === 'Denied' ? 'Declined' : status);

/** The rows that fit every filter, in their order. What was typed as an amount and is none filters nothing. */
export function matching(rows: readonly Row[], filters: Filters): readonly Row[] {
  if (!isFiltered(filters)) return rows;
  const { text, operation, status, from, to } = filters;
  const words = folded(text).split(' ');
  const [least, most] = [typedOre(from) ?? 0, typedOre(to) ?? Number.POSITIVE_INFINITY];
  const isFound = answering((said) => words.every((word) => said.includes(word)));
  return rows.filter((row) => {
    const size = Math.abs(row.amount);
    return (
      (operation === '' || row.transaction.operation === operation) &&
      (status === '' || statusOf(row.transaction) === status) &&
      size >= least &&
      size <= most &&
      isFound(row.words)
    );
  });
}
