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

/** The state of the chosen year: `loading`, `listed` … */
export const yearState = ({ value }: Snapshot): string =>
  typeof value.year === 'string' ? value.year : (Object.keys(value.year)[0] ?? '');
