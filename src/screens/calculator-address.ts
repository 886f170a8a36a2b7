// A query here starts with its question mark, or is empty.
const PARAMETER = 'calculator';

/** The state of the history entries that links of the portal add. */
const ABOVE_PAGE = 'abovePage';

/** Whether a query opens the calculator above the page (decision 14). */
export const hasCalculator = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

/** The link that opens the calculator above the page, whose query stays. */
export const calculatorLink = (search: string) => ({
  to: `${search === '' ? '?' : `${search}&`}${PARAMETER}`,
  state: ABOVE_PAGE,
});

/** Whether the history entry with this state was added by such a link: the entry before it is the page without the calculator. */
export const isAbovePage = (state: unknown): boolean => state === ABOVE_PAGE;

/** The query without the calculator. */
export function withoutCalculator(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(PARAMETER);
  return params.size === 0 ? '' : `?${params}`;
}
