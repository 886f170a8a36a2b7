const PARAMETER = 'calculator';

/** The state of the history entries that links of the portal add. */
const ABOVE_PAGE = 'abovePage';

/** Whether an address, or its query alone, opens the calculator above the page (decision 14). */
export const hasCalculator = (address: string): boolean => new URLSearchParams(address.split('?')[1]).has(PARAMETER);

/** The link that opens the calculator above the page, whose query stays. */
export const calculatorLink = (search: string) => ({
  to: `${search === '' ? '?' : `${search}&`}${PARAMETER}`,
  state: ABOVE_PAGE,
});

/** Whether the history entry with this state was added by such a link: the entry before it is the page without the calculator. */
export const isAbovePage = (state: unknown): boolean => state === ABOVE_PAGE;

/** An address (path and query) without the calculator. */
export function withoutCalculator(address: string): string {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  params.delete(PARAMETER);
  return params.size === 0 ? path : `${path}?${params}`;
}
