import type { TopupCalendar, TopupMonth, TopupSettings } from '../../contract/calendar.ts';
import type { Ore } from '../../contract/money.ts';
import { dayAt } from '../calendar.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { type Agreement, deadlineOf, isPast, type MonthOfYear, topupDay } from './agreement.ts';
import { monthsOfYear, statusOf, waitingMonths } from './orders.ts';

const YEARS_AHEAD = 2;

/** Refuses a year that has no calendar: there is one for this year and for the next two (§9). */
export function demandYear({ clock }: World, year: number): void {
  const { year: current } = dayAt(clock.now());
  if (year < current || year > current + YEARS_AHEAD) throw new Refusal(404, 'There is no calendar for this year');
}

/** The employer is invoiced for what stands ordered when the deadline has passed. */
function sightOf(agreement: Agreement, month: MonthOfYear, status: TopupMonth['status'], now: number): TopupMonth {
  const isOrdered = status === 'ORDERED';
  return {
    monthNumber: month.month,
    status,
    hasInvoice: isOrdered && isPast(deadlineOf(agreement, month), now),
    topupDate: isOrdered ? topupDay(agreement, month).toString() : null,
  };
}

/** A month as it stands. */
export const monthOf = (
  { db, clock }: World,
  accountId: number,
  agreement: Agreement,
  month: MonthOfYear,
): TopupMonth => sightOf(agreement, month, statusOf(db, accountId, month), clock.now());

const settingsOf = (agreement: Agreement): TopupSettings => ({
  lastDayOrderTopup: agreement.lastDayOrderTopup,
  sameMonthTopup: agreement.sameMonthTopup === 1,
  dayTopup: agreement.dayTopup,
  monthsReceiveTopup: agreement.monthsReceiveTopup,
  enableSubscribe: agreement.enableSubscribe === 1,
  disableCalendar: agreement.disableCalendar === 1,
  branch: { status: agreement.branchStatus, clientPackage: { client: { status: agreement.clientStatus } } },
});

/** The calendar of a year; somebody without an account has one without settings. */
export function calendarOf(world: World, accountId: number, agreement: Agreement, year: number): TopupCalendar {
  const { db, clock } = world;
  const decided = new Map(monthsOfYear(db, accountId, year).map(({ month, status }) => [month, status]));
  const months = Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 }));
  const waiting = waitingMonths(db, accountId);
  return {
    year,
    months: months.map((month) => sightOf(agreement, month, decided.get(month.month) ?? 'NOT_ORDERED', clock.now())),
    confirmedCount: waiting.length,
    topupSettings: agreement.hasSettings ? settingsOf(agreement) : null,
    topupAmount: agreement.amount,
    pendingTopups: waiting.flatMap(({ year: of, month, amount, queuedAt }) =>
      queuedAt === null
        ? []
        : [
            {
              id: of * 100 + month,
              year: of,
              monthNumber: month,
              amount,
              queuedDate: new Date(queuedAt).toISOString(),
            },
          ],
    ),
  };
}

/** What somebody without an account sees: no settings means no calendar (§4). */
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
