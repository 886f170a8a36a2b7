import { type Filters, isFiltered, OPERATIONS, STATUSES } from './filtering.ts';

/** The state of the page that is in its URL, so that it can be bookmarked, shared and restored by the back button. */
export interface Query {
  readonly year: number;
  readonly view: 'list' | 'insight';
  readonly filters: Filters;
}

const INSIGHT = 'insight';
const FIRST_YEAR = 2000;
/** Longer texts are cut in the URL. The page keeps the whole text. */
const MAX_TEXT_LENGTH = 80;

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | '' =>
  allowed.find((option) => option === value) ?? '';

function parseYear(value: string | null, thisYear: number): number {
  const year = value !== null && /^\d{4}$/.test(value) ? Number(value) : thisYear;
  return year < FIRST_YEAR || year > thisYear ? thisYear : year;
}

/** The query of an address, with its question mark; empty when there is none. */
export const queryOf = (address: string): string => /\?.*/.exec(address)?.[0] ?? '';

/** The id of the transaction whose details a link opens; null for none. */
export function openedTransaction(text: string): number | null {
  const id = new URLSearchParams(text).get('transaction') ?? '';
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

/** Parses the query of a URL. Missing and invalid parameters get their default values. */
export function readQuery(text: string, thisYear: number): Query {
  const params = new URLSearchParams(text);
  const textOf = (name: string) => params.get(name) ?? '';
  return {
    year: parseYear(params.get('year'), thisYear),
    view: params.get('view') === INSIGHT ? INSIGHT : 'list',
    filters: {
      text: textOf('search'),
      operation: oneOf(OPERATIONS, params.get('operation')),
      status: oneOf(STATUSES, params.get('status')),
      from: textOf('from'),
      to: textOf('to'),
    },
  };
}

/** The query string with its question mark; empty when everything has its default value. */
export function writeQuery({ year, view, filters }: Query, thisYear: number): string {
  const { text, ...others } = filters;
  const params = {
    year: year === thisYear ? '' : String(year),
    view: view === INSIGHT ? INSIGHT : '',
    search: text,
    ...others,
  };
  const entries = Object.entries(params).filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value.slice(0, MAX_TEXT_LENGTH)])).toString();
  return query && `?${query}`;
}

/**
 * Whether `after` continues the search of `before`: only typed filters differ, and both have some. It then replaces the
 * history entry, so that the back button leads to the page before the search and not through each letter.
 */
export function isRefinement(before: Query, after: Query): boolean {
  const typed = ({ filters: { text, from, to } }: Query) => [text, from, to];
  const [rest, restAfter] = [before, after].map(({ filters, ...page }) =>
    JSON.stringify({ ...page, ...filters, text: '', from: '', to: '' }),
  );
  return rest === restAfter && isFiltered(after.filters) && typed(before).some((value) => value !== '');
}
