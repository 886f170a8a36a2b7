import { type Filters, isFiltered, NO_FILTERS, OPERATIONS, STATUSES } from './filtering.ts';

/** All that the address says of the page, so that it can be kept, shared and gone back to. */
export interface Query {
  /** Null while one of the older years is to be chosen. */
  readonly year: number | null;
  readonly view: 'list' | 'insight';
  readonly filters: Filters;
}

const OLDER = 'older';
const INSIGHT = 'insight';
const FIRST_YEAR = 2000;
/** Nobody looks for more than this; an address can say anything. */
const LONGEST = 80;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | '' =>
  known.find((one) => one === value) ?? '';

function yearIn(value: string | null, thisYear: number): number | null {
  if (value === OLDER) return null;
  const year = value !== null && /^\d{4}$/.test(value) ? Number(value) : thisYear;
  return year < FIRST_YEAR || year > thisYear ? thisYear : year;
}

/** What the query of an address asks for; what it does not say, or says wrongly, is as if nothing was said. */
export function readQuery(text: string, thisYear: number): Query {
  const said = new URLSearchParams(text);
  const typed = (name: string) => (said.get(name) ?? '').slice(0, LONGEST);
  return {
    year: yearIn(said.get('year'), thisYear),
    view: said.get('view') === INSIGHT ? INSIGHT : 'list',
    filters: {
      text: typed('search'),
      operation: oneOf(OPERATIONS, said.get('operation')),
      status: oneOf(STATUSES, said.get('status')),
      from: typed('from'),
      to: typed('to'),
    },
  };
}

/** The query that asks for it, with its question mark; empty for what the page shows by itself. */
export function writeQuery({ year, view, filters }: Query, thisYear: number): string {
  const { text, ...others } = filters;
  const said = {
    year: year === null ? OLDER : year === thisYear ? '' : String(year),
    view: view === INSIGHT ? INSIGHT : '',
    search: text,
    ...others,
  };
  const query = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}

/** Whether one search only goes on from another: the back button then leads to before the search, not through each letter. */
export function isRefined(before: Query, after: Query): boolean {
  const typed = ({ filters: { text, from, to } }: Query) => [text, from, to];
  const [rest, restAfter] = [before, after].map(({ filters, ...page }) =>
    JSON.stringify({ ...page, ...filters, text: '', from: '', to: '' }),
  );
  return rest === restAfter && isFiltered(after.filters) && typed(before).some((value) => value !== '');
}

export const withoutFilters = (query: Query): Query => ({ ...query, filters: NO_FILTERS });
