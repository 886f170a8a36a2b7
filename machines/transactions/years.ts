/** Years with a tab of their own, newest first, and years that share the tab for older years (decision 19). */
export interface YearTabs {
  readonly recent: readonly number[];
  readonly older: readonly number[];
}

/** This year always has a tab; last year has one when it has transactions. */
export const yearTabs = (years: readonly number[], thisYear: number): YearTabs => ({
  recent: [thisYear, ...years.filter((year) => year === thisYear - 1)],
  older: years.filter((year) => year < thisYear - 1).toSorted((a, b) => b - a),
});

/** Whether a year belongs to the tab for older years. */
export const isOlderYear = (year: number, thisYear: number): boolean => year < thisYear - 1;
