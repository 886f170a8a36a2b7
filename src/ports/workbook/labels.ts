import type { Transaction } from '../../../contract/account.ts';
import type { MessageId } from '../../../machines/message.ts';
import { OPERATION_LABELS, STATUS_LABELS } from '../../../machines/transactions/labels.ts';

/** The columns of the sheet, in their order. */
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

/** Every word of the sheet, in the language of the page. */
export interface Labels {
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly operations: Readonly<Record<Transaction['operation'], string>>;
  readonly statuses: Readonly<Record<Transaction['status'], string>>;
}

const mapped = <Name extends string>(ids: Readonly<Record<Name, MessageId>>, say: (id: MessageId) => string) =>
  Object.fromEntries(Object.entries<MessageId>(ids).map(([name, id]) => [name, say(id)])) as Record<Name, string>;

export const labelsOf = (year: number, say: (id: MessageId) => string): Labels => ({
  sheet: String(year),
  columns: COLUMNS.map(say),
  operations: mapped(OPERATION_LABELS, say),
  statuses: mapped(STATUS_LABELS, say),
});
