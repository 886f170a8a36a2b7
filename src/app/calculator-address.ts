const PARAMETER = 'calculator';

/** Whether a query, with or without its question mark, opens the calculator above the page (decision 14). */
export const hasCalculator = (search: string): boolean => new URLSearchParams(search).has(PARAMETER);

/** The link that opens the calculator above the page, whose query (without a question mark) stays. */
export const withCalculator = (search: string): string => `?${search && `${search}&`}${PARAMETER}`;

/** The query without the calculator: with its question mark, or empty. */
export function withoutCalculator(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(PARAMETER);
  return params.size === 0 ? '' : `?${params}`;
}
