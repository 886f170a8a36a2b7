import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { transactionList } from '../../../machines/transactions/transaction-list.ts';
import type { transactions } from '../../../machines/transactions/transactions.ts';
import type { transactionsExport } from '../../../machines/transactions/transactions-export.ts';

export interface TransactionsProps {
  readonly actor: ActorRefFrom<typeof transactions>;
}
export interface ListProps {
  readonly actor: ActorRefFrom<typeof transactionList>;
  /** The year whose transactions are listed. */
  readonly year: number;
}
export interface ExportProps {
  readonly actor: ActorRefFrom<typeof transactionsExport>;
}

type Snapshot = SnapshotFrom<typeof transactions>;

/** How the chosen year stands: `reading`, `listed` … */
export const yearState = ({ value }: Snapshot): string =>
  typeof value.year === 'string' ? value.year : (Object.keys(value.year)[0] ?? '');

/** A day in a month, `yyyy-mm-dd`, by which the month is named; January is 1. */
export const firstDayOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;
