import type { Ore } from '../../contract/money.ts';
import type { OpenCalendar, TopupCalendar, TopupMonth } from '../../contract/topups.ts';
import { dayOfMonth } from '../days.ts';
import { type DeadlineRule, lastDayFor } from './deadline.ts';

/** The rules for ordering and canceling, the same for all months (§4). */
export interface OrderingRules extends DeadlineRule {
  /** Day of the month on which the card is loaded. */
  readonly dayTopup: number;
  /** How many more months can be ordered. */
  readonly monthsLeft: number;
  /** The amount of one month, öre. */
  readonly amount: Ore;
  /** The agreement of the employer's branch, or of the whole employer, is closed. */
  readonly isClosed: boolean;
  /** The cardholder is INACTIVE or DEACTIVATED. */
  readonly isInactive: boolean;
  /** Open months are ordered automatically when their last day has passed. */
  readonly isAutomatic: boolean;
}

/** A month of the calendar, and whether its money waits until it fits on the card. */
export interface MonthView extends TopupMonth {
  readonly isQueued: boolean;
}

const CLOSED = 'CLOSED';

/** Whether the agreement of the employer's branch, or of the whole employer, is closed. */
export const isAgreementClosed = ({ topupSettings: { branch } }: OpenCalendar): boolean =>
  branch.status === CLOSED || branch.clientPackage.client.status === CLOSED;

/** The rules that a calendar contains. */
export function orderingRulesOf(calendar: OpenCalendar, isInactive: boolean, isAutomatic = false): OrderingRules {
  const { topupSettings, confirmedCount, topupAmount } = calendar;
  const { lastDayOrderTopup, sameMonthTopup, dayTopup, monthsReceiveTopup } = topupSettings;
  return {
    lastDayOrderTopup,
    sameMonthTopup,
    dayTopup,
    monthsLeft: Math.max(0, monthsReceiveTopup - confirmedCount),
    amount: topupAmount,
    isClosed: isAgreementClosed(calendar),
    isInactive,
    isAutomatic,
  };
}

/** Whether a cardholder with this status can order nothing (§4). */
export const isInactiveStatus = (status: string): boolean => status === 'INACTIVE' || status === 'DEACTIVATED';

/** The months of a calendar, January first. */
export const monthViewsOf = ({ year, months, pendingTopups }: TopupCalendar): readonly MonthView[] =>
  months
    .map((month) => ({
      ...month,
      isQueued: pendingTopups.some((topup) => topup.year === year && topup.monthNumber === month.monthNumber),
    }))
    .toSorted((a, b) => a.monthNumber - b.monthNumber);

/** Whether a month (January is 1) is over on a day (`yyyy-mm-dd`): its top-up day and its last day to order are before it. */
export function isPastMonth(
  { year, months, topupSettings }: OpenCalendar,
  monthNumber: number,
  today: string,
): boolean {
  const month = months.find((one) => one.monthNumber === monthNumber);
  const topupDay = month?.topupDate ?? dayOfMonth(year, monthNumber, topupSettings.dayTopup);
  return topupDay < today && lastDayFor(topupSettings, { year, monthNumber }) < today;
}

/** The number of the first month that can be ordered on a day (`yyyy-mm-dd`); undefined when there is none. */
export const nextOrderableMonth = (calendar: OpenCalendar, today: string): number | undefined =>
  monthViewsOf(calendar).find(
    ({ status, monthNumber }) =>
      status === 'NOT_ORDERED' && lastDayFor(calendar.topupSettings, { year: calendar.year, monthNumber }) >= today,
  )?.monthNumber;
