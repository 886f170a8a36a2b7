import type { Ore } from '../../contract/money.ts';
import { dayAt } from '../dates.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import type { TopupCalendar, TopupMonth, TopupSettings } from '../wire.ts';
import { deadlineOf, isPast, type MonthOfYear, type OrderingRules, topupDay } from './ordering-rules.ts';
import { monthStatus, monthsOfYear, unloadedMonths } from './orders.ts';

const YEARS_AHEAD = 2;

/** Rejects a year without a calendar: only this year and the next two have one (§9). */
export function requireYear({ clock }: Services, year: number): void {
  const { year: current } = dayAt(clock.now());
  if (year < current || year > current + YEARS_AHEAD) throw new Rejection(404, 'There is no calendar for this year');
}

/** A month has an invoice when it is ordered and its deadline has passed. */
function toTopupMonth(rules: OrderingRules, month: MonthOfYear, status: TopupMonth['status'], now: number): TopupMonth {
  const isOrdered = status === 'ORDERED';
  return {
    monthNumber: month.month,
    status,
    hasInvoice: isOrdered && isPast(deadlineOf(rules, month), now),
    topupDate: isOrdered ? topupDay(rules, month).toString() : null,
  };
}

/** One month in the form of the contract. */
export const monthOf = (
  { db, clock }: Services,
  accountId: number,
  rules: OrderingRules,
  month: MonthOfYear,
): TopupMonth => toTopupMonth(rules, month, monthStatus(db, accountId, month), clock.now());

const settingsOf = (rules: OrderingRules): TopupSettings => ({
  lastDayOrderTopup: rules.lastDayOrderTopup,
  sameMonthTopup: rules.sameMonthTopup === 1,
  dayTopup: rules.dayTopup,
  monthsReceiveTopup: rules.monthsReceiveTopup,
  enableSubscribe: rules.enableSubscribe === 1,
  disableCalendar: rules.disableCalendar === 1,
  branch: { status: rules.branchStatus, clientPackage: { client: { status: rules.clientStatus } } },
});

/** The calendar of a year. */
export function calendarOf(services: Services, accountId: number, rules: OrderingRules, year: number): TopupCalendar {
  const { db, clock } = services;
  const statuses = new Map(monthsOfYear(db, accountId, year).map(({ month, status }) => [month, status]));
  const months = Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 }));
  const unloaded = unloadedMonths(db, accountId);
  return {
    year,
    months: months.map((month) => toTopupMonth(rules, month, statuses.get(month.month) ?? 'NOT_ORDERED', clock.now())),
    confirmedCount: unloaded.length,
    topupSettings: rules.hasSettings ? settingsOf(rules) : null,
    topupAmount: rules.amount,
    pendingTopups: unloaded.flatMap(({ year: orderYear, month, amount, queuedAt }) =>
      queuedAt === null
        ? []
        : [
            {
              id: orderYear * 100 + month,
              year: orderYear,
              monthNumber: month,
              amount,
              queuedDate: new Date(queuedAt).toISOString(),
            },
          ],
    ),
  };
}

/** The calendar for a cardholder without an account: no settings, so the calendar is disabled (§4). */
export const emptyCalendar = (year: number): TopupCalendar => ({
  year,
  months: Array.from({ length: 12 }, (_, index) => ({
    monthNumber: index + 1,
    status: 'NOT_ORDERED' as const,
    hasInvoice: false,
    topupDate: null,
  })),
  confirmedCount: 0,
  topupSettings: null,
  topupAmount: 0 as Ore,
  pendingTopups: [],
});
