/** The years that have tabs of their own, newest first, and those that share one (decision 19). */
export interface YearTabs {
  readonly recent: readonly number[];
  readonly older: readonly number[];
}

/** This year always has a tab; the one before it has one when something happened in it. */
export const yearTabs = (years: readonly number[], thisYear: number): YearTabs => ({
  recent: [thisYear, ...years.filter((year) => year === thisYear - 1)],
  older: years.filter((year) => year < thisYear - 1).toSorted((a, b) => b - a),
});

/** Whether a year, or none chosen yet, stands under the tab of the older ones. */
export const isOlder = (year: number | null, thisYear: number): boolean => year === null || year < thisYear - 1;
