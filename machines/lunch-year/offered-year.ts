import { yearOf } from '../days.ts';

/** Whether a day (`yyyy-mm-dd`) is in the month in which home leads to the page (decision 67). */
export const isLunchYearOffered = (today: string): boolean => today.slice(5, 7) === '12';

/** The year that the page shows on a day (`yyyy-mm-dd`): in December the current one, otherwise the last whole one. */
export const lunchYearOn = (today: string): number => yearOf(today) - (isLunchYearOffered(today) ? 0 : 1);
