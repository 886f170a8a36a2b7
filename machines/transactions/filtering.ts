import type { Transaction } from '../../contract/transaction.ts';
import type { MessageId } from '../message.ts';
import { amountError, isReversedRange, parseOre } from './amounts.ts';
import { isOnDate, parseDate } from './date-search.ts';
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

const isSet = (value: string) => value.trim() !== '';

/** Whether a search text or a filter is set. */
export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(isSet);

/** How many filters are set; the search text is one of them. */
export const countFilters = (filters: Filters): number => Object.values(filters).filter(isSet).length;

/** Whether only the search text is set. */
export const isOnlyText = ({ text, ...others }: Filters): boolean => isSet(text) && !Object.values(others).some(isSet);

const statusOf = ({ status }: Transaction) => (status === 'Denied' ? 'Declined' : status);

/** What is wrong with a text filter (§4 transactions); null if it is empty or valid. The search text is always valid. */
export function filterError(
  name: 'text' | 'from' | 'to',
  { [name]: value, from, to }: Pick<Filters, 'text' | 'from' | 'to'>,
): MessageId | null {
  if (name === 'text') return null;
  const error = amountError(value);
  if (error !== null) return error;
  return name === 'to' && isReversedRange(from, to) ? 'transactions.toBelowFrom' : null;
}

/** The rows whose text contains all words of a text, or whose date it is. */
function withText(rows: readonly Row[], text: string): readonly Row[] {
  const searched = normalize(text);
  const date = parseDate(searched);
  const words = searched.split(' ');
  const hasWords = memoize((searchText) => words.every((word) => searchText.includes(word)));
  return rows.filter((row) => hasWords(row.searchText) || (date !== null && isOnDate(row, date)));
}

/** The rows whose amount is between two amounts as typed. */
function withAmount(rows: readonly Row[], { from, to }: Pick<Filters, 'from' | 'to'>): readonly Row[] {
  const [min, max] = [parseOre(from) ?? 0, parseOre(to) ?? Number.POSITIVE_INFINITY];
  return rows.filter(({ amount }) => Math.abs(amount) >= min && Math.abs(amount) <= max);
}

/**
 * The rows that match every filter, in their order. An invalid amount filters nothing. Only filters that are set look at
 * the rows.
 */
export function filterRows(rows: readonly Row[], filters: Filters): readonly Row[] {
  const { text, operation, status, from, to } = filters;
  let matching = rows;
  if (operation !== '') matching = matching.filter(({ transaction }) => transaction.operation === operation);
  if (status !== '') matching = matching.filter(({ transaction }) => statusOf(transaction) === status);
  if (from.trim() !== '' || to.trim() !== '') matching = withAmount(matching, { from, to });
  if (text.trim() !== '') matching = withText(matching, text);
  return matching;
}
