import { dayAt } from '../days.ts';
import type { Row } from './rows.ts';

/** A date as searched for. January is 1. */
export interface SearchedDate {
  readonly year: number | null;
  readonly month: number;
  /** Null: the whole month. */
  readonly day: number | null;
}

const MONTH_NAMES = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['mars', 'march'],
  ['april'],
  ['maj', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['augusti', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['december'],
];
const SHORTEST_NAME = 3;

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})(?:-(?<day>\d{1,2}))?$/;
/** Day before month, as in both languages of the portal. */
const NUMERIC = /^(?<day>\d{1,2})[/.](?<month>\d{1,2})(?:[/.](?<year>\d{4}))?$/;
const DAY_FIRST = /^(?:(?<day>\d{1,2})(?:\.|st|nd|rd|th|:e)? )?(?<month>[a-z]+)\.?(?: (?<year>\d{4}))?$/;
const MONTH_FIRST = /^(?<month>[a-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?$/;

/** The number of a month from its digits or the start of its name; 0 if it is neither. */
function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (text.length < SHORTEST_NAME) return 0;
  return MONTH_NAMES.findIndex((names) => names.some((name) => name.startsWith(text))) + 1;
}

/** The date that a normalized text means, in either language: `12 okt`, `October 12`, `12/10`, `2026-10-12`; else null. */
export function parseDate(text: string): SearchedDate | null {
  const parts = [ISO, NUMERIC, DAY_FIRST, MONTH_FIRST].map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  if (!parts?.month) return null;
  const month = monthOf(parts.month);
  const day = parts.day === undefined ? null : Number(parts.day);
  if (month < 1 || month > 12 || day === 0 || (day !== null && day > 31)) return null;
  return { year: parts.year === undefined ? null : Number(parts.year), month, day };
}

/** Whether a transaction is of a date in Stockholm. */
export const isOnDate = (row: Row, { year, month, day }: SearchedDate): boolean =>
  row.month === month &&
  (year === null || row.year === year) &&
  (day === null || Number(dayAt(Date.parse(row.transaction.transactionDate)).slice(-2)) === day);
