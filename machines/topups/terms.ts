import type { TopupCalendar, TopupMonth, TopupSettings } from '../../contract/calendar.ts';
import type { Ore } from '../../contract/money.ts';
import { dayOfMonth } from '../days.ts';
import { type DeadlineRule, lastDayFor } from './deadline.ts';

/** What decides whether months can be ordered and canceled, the same for all of them (§4). */
export interface Terms extends DeadlineRule {
  /** Day of the month on which the money comes. */
  readonly dayTopup: number;
  /** How many months may still be ordered. */
  readonly left: number;
  /** What one month is, minor units. */
  readonly amount: Ore;
  /** The employer's branch or the whole employer has ended the agreement. */
  readonly isClosed: boolean;
  /** The cardholder is INACTIVE or DEACTIVATED. */
  readonly isInactive: boolean;
}

/** A month as the backend shows it, and whether its money waits for room on the card. */
export interface MonthSight extends TopupMonth {
  readonly isQueued: boolean;
}

/** A calendar that is not disabled. */
export interface OpenCalendar extends TopupCalendar {
  readonly topupSettings: TopupSettings;
}

/** Without settings, or when they say so, there is no calendar (§4). */
export const isOpen = (calendar: TopupCalendar): calendar is OpenCalendar =>
  calendar.topupSettings?.disableCalendar === false;

const CLOSED = 'CLOSED';

/** The terms that a calendar states. */
export function termsOf({ topupSettings, confirmedCount, topupAmount }: OpenCalendar, isInactive: boolean): Terms {
  const { lastDayOrderTopup, sameMonthTopup, dayTopup, monthsReceiveTopup, branch } = topupSettings;
  return {
    lastDayOrderTopup,
    sameMonthTopup,
    dayTopup,
    left: Math.max(0, monthsReceiveTopup - confirmedCount),
    amount: topupAmount,
    isClosed: branch.status === CLOSED || branch.clientPackage.client.status === CLOSED,
    isInactive,
  };
}

/** Whether a cardholder of this status is offered nothing (§4). */
export const isInactiveStatus = (status: string): boolean => status === 'INACTIVE' || status === 'DEACTIVATED';

/** The months of a calendar in their order. */
export const sightsOf = ({ year, months, pendingTopups }: TopupCalendar): readonly MonthSight[] =>
  months
    .map((month) => ({
      ...month,
      isQueued: pendingTopups.some((one) => one.year === year && one.monthNumber === month.monthNumber),
    }))
    .toSorted((a, b) => a.monthNumber - b.monthNumber);

/** How many months of a calendar lie behind on a day (`yyyy-mm-dd`), their top-up day among what is past. */
export const passedMonths = (calendar: OpenCalendar, today: string): number =>
  sightsOf(calendar).filter(
    ({ monthNumber }) => dayOfMonth(calendar.year, monthNumber, calendar.topupSettings.dayTopup) < today,
  ).length;

/** The place in its calendar of the first month that can be ordered on a day (`yyyy-mm-dd`); -1 when none can. */
export const nextToOrder = (calendar: OpenCalendar, today: string): number =>
  sightsOf(calendar).findIndex(
    ({ status, monthNumber }) =>
      status === 'NOT_ORDERED' && lastDayFor(calendar.topupSettings, { year: calendar.year, monthNumber }) >= today,
  );
