import type { Known } from '../../../contract/tolerance.ts';
import type { Transaction } from '../../../contract/transaction.ts';
import type { MessageId } from '../../../machines/message.ts';
import { OPERATION_LABELS, STATUS_LABELS } from '../../../machines/transactions/labels.ts';

/** The column headers, in their order. */
const COLUMNS = [
  'transactions.export.column.date',
  'transactions.export.column.description',
  'transactions.export.column.operation',
  'transactions.export.column.status',
  'transactions.export.column.amount',
  'transactions.export.column.fee',
  'transactions.export.column.foreignAmount',
  'transactions.export.column.currency',
] as const satisfies readonly MessageId[];

/** All texts of the sheet, in the language of the page. */
export interface Labels {
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly operations: Readonly<Record<Known<Transaction['operation']>, string>>;
  readonly statuses: Readonly<Record<Known<Transaction['status']>, string>>;
  /** Before the sums. */
  readonly total: string;
  /** For an operation or status without a word. */
  readonly unknown: string;
}

const mapped = <Name extends string>(ids: Readonly<Record<Name, MessageId>>, translate: (id: MessageId) => string) =>
  Object.fromEntries(Object.entries<MessageId>(ids).map(([name, id]) => [name, translate(id)])) as Record<Name, string>;

/** The texts of the sheet of a year, in the language of `translate`. */
export const labelsOf = (year: number, translate: (id: MessageId) => string): Labels => ({
  sheet: String(year),
  columns: COLUMNS.map(translate),
  operations: mapped(OPERATION_LABELS, translate),
  statuses: mapped(STATUS_LABELS, translate),
  total: translate('transactions.sum'),
  unknown: translate('word.unknown'),
});
