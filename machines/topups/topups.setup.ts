import { type ActorRefFrom, assign, setup } from 'xstate';
import { balance } from '../../contract/account.ts';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import type { Kronor } from '../../contract/money.ts';
import { isOpenCalendar, type OpenCalendar, type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import { callActor, toFailure, waitUntil } from '../call-actor.ts';
import { dayAt, yearOf } from '../days.ts';
import type { Ports } from '../ports.ts';
import { type AutomaticChanged, automaticTopup } from './automatic-topup.ts';
import { calendarFile } from './calendar-file.ts';
import { isNextYearNear } from './deadline.ts';
import type { MonthReported } from './month-report.ts';
import { type OrderRequested, orderMonths } from './order-months.ts';
import {
  isInactiveStatus,
  type MonthView,
  monthViewsOf,
  nextOrderableMonth,
  orderingRulesOf,
} from './ordering-rules.ts';
import { remindersOf } from './reminders.ts';
import { topupMonth } from './topup-month.ts';
import { automaticOfferOf } from './topup-offer.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** INACTIVE and DEACTIVATED cardholders can order nothing (§4). */
  readonly cardholderStatus: string;
  /** The employer of the calendar, if the screen shows another account: the backend always uses the active one (§4). */
  readonly otherEmployer: string | null;
}

/** January is 1. */
type Months = Readonly<Record<number, ActorRefFrom<typeof topupMonth>>>;

export interface TopupsContext {
  readonly ports: Ports;
  readonly accountId: number;
  readonly isInactive: boolean;
  readonly otherEmployer: string | null;
  /** The current day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
  /** The selected year. */
  readonly year: number;
  /** The years that the user has opened. */
  readonly opened: readonly number[];
  /** The last loaded calendar of each opened year, and the one of the next year if it was read in the background. */
  readonly calendars: Readonly<Record<number, OpenCalendar>>;
  /** The opened years whose months may have changed after they were loaded. */
  readonly outdated: readonly number[];
  /** The last loaded calendar of any opened year. Everything in it except the months is the same for all years. */
  readonly latest: OpenCalendar | null;
  /** One actor per month of each loaded year, by the number of the month. */
  readonly months: Readonly<Record<number, Months>>;
  /**
   * By year, the number of the month that could be ordered first when the year was loaded. The page shows it first. It stays
   * there when it has been ordered: what the user has just pressed does not move.
   */
  readonly first: Readonly<Record<number, number | undefined>>;
  /** Null when automatic top-ups are not offered, or no month can be ordered. */
  readonly automatic: ActorRefFrom<typeof automaticTopup> | null;
  /** Whether the backend has reported that automatic top-ups are on. */
  readonly isAutomatic: boolean;
  readonly file: ActorRefFrom<typeof calendarFile>;
  /** The order of several months. */
  readonly several: ActorRefFrom<typeof orderMonths>;
  /** Loaded only while there are pending top-ups. */
  readonly balance: Kronor | null;
  readonly failure: CallFailure | null;
  readonly balanceFailure: CallFailure | null;
}

/** A month or the automatic top-up was changed, or may have been. */
interface CalendarChanged extends ChangeParams {
  readonly type: 'calendar.changed';
}

type Event =
  | { readonly type: 'year.choose'; readonly year: number }
  | { readonly type: 'calendar.retry' }
  | { readonly type: 'balance.retry' }
  | AutomaticChanged
  | OrderRequested
  | CalendarChanged;

interface YearParams {
  readonly year: number;
}
interface CalendarParams extends YearParams {
  readonly calendar: TopupCalendar;
}
interface ChangeParams {
  /** The year of the month; null when months of any year may have changed. */
  readonly year: number | null;
}

/** The years that have a calendar: the current year and the next two (§9). */
export function calendarYears(today: string): readonly number[] {
  const first = yearOf(today);
  return [first, first + 1, first + 2];
}

/** Narrows a calendar that the guard `isOpen` has checked. Throws when it is disabled. */
function requireOpen(calendar: TopupCalendar): OpenCalendar {
  if (!isOpenCalendar(calendar)) throw new Error('a disabled calendar was stored');
  return calendar;
}

const isMissing = ({ year, calendars }: TopupsContext) => !(year in calendars);

/** The year of the next request: the selected one if it is missing or outdated, otherwise the first outdated one. */
export function yearToRead(context: TopupsContext): number {
  const { year, outdated } = context;
  return isMissing(context) || outdated.includes(year) ? year : (outdated[0] ?? year);
}

/** The opened years that still have a calendar: the backend has none of past years. */
const openedYears = ({ opened, calendars, today }: TopupsContext) =>
  opened.filter((year) => year in calendars && year >= yearOf(today)).toSorted();

/** The year after the current one. */
export const nextYear = ({ today }: TopupsContext) => yearOf(today) + 1;

/**
 * The month that the page shows first: of the selected year or, if none of it can be ordered any more, of the next year.
 * Undefined if there is none, or if the next year has not been read.
 */
export function firstMonth(context: TopupsContext): ActorRefFrom<typeof topupMonth> | undefined {
  const { year, first, months } = context;
  const ofYear = first[year] === undefined && year < nextYear(context) ? nextYear(context) : year;
  return months[ofYear]?.[first[ofYear] ?? 0];
}

/**
 * The calendars after a change. A year that was only read in the background is left out: it is read in the background
 * again, so that nothing waits for it and no failure shows.
 */
const calendarsAfter = ({ calendars, opened }: TopupsContext, changed: number | null) =>
  Object.fromEntries(
    Object.entries(calendars).filter(
      ([year]) => opened.includes(Number(year)) || (changed !== null && changed !== Number(year)),
    ),
  );

/** Opens a year. */
const opening = ({ opened }: TopupsContext, year: number) => ({ year, opened: [...new Set([...opened, year])] });

type RulesContext = Pick<TopupsContext, 'isInactive' | 'isAutomatic'>;

/** The rules for the months of a calendar. */
const rulesOf = ({ isInactive, isAutomatic }: RulesContext, calendar: OpenCalendar) =>
  orderingRulesOf(calendar, isInactive, isAutomatic && automaticOfferOf({ calendar, isInactive }) === 'offered');

/** Passes on what a month reports. */
const monthListener =
  ({ several }: TopupsContext, self: { send(event: CalendarChanged): void }) =>
  (event: CalendarChanged | MonthReported) =>
    event.type === 'month.reported' ? several.send(event) : self.send(event);

/** Adds the calendar of a year, and starts the actors of the months that have none. */
function withYear(
  { calendars, months, first, today }: TopupsContext,
  calendar: OpenCalendar,
  year: number,
  start: (id: string, month: MonthView) => Months[number],
) {
  const ofYear: Record<number, Months[number]> = { ...months[year] };
  for (const month of monthViewsOf(calendar))
    ofYear[month.monthNumber] ??= start(`month-${year}-${month.monthNumber}`, month);
  return {
    calendars: { ...calendars, [year]: calendar },
    months: { ...months, [year]: ofYear },
    first: { [year]: nextOrderableMonth(calendar, today), ...first },
  };
}

export const topupsSetup = setup({
  types: { input: {} as Input, context: {} as TopupsContext, events: {} as Event },
  actors: {
    topupCalendar: callActor(topupCalendar),
    balance: callActor(balance),
    untilMidnight: waitUntil,
    topupMonth,
    automaticTopup,
    calendarFile,
    orderMonths,
  },
  guards: {
    isOpen: (_, { calendar }: CalendarParams) => isOpenCalendar(calendar),
    isOtherYear: ({ context }, { year }: YearParams) => year !== context.year,
    isYearMissing: ({ context }) => isMissing(context),
    hasOutdatedYear: ({ context }) => context.outdated.length > 0,
    isNextYearNeeded: ({ context }) =>
      context.latest !== null &&
      !(nextYear(context) in context.calendars) &&
      isNextYearNear(context.latest.topupSettings, context.today),
    hasPendingTopups: ({ context }) => (context.latest?.pendingTopups.length ?? 0) > 0,
  },
  actions: {
    setToday: assign(({ context }) => ({ today: dayAt(context.ports.clock.now()) })),
    leavePastYear: assign(({ context }) => opening(context, Math.max(context.year, yearOf(context.today)))),
    setYear: assign(({ context }, { year }: YearParams) => opening(context, year)),
    setOutdated: assign(({ context }, { year }: ChangeParams) => ({
      calendars: calendarsAfter(context, year),
      outdated: openedYears(context).filter((one) => year === null || one === year || context.outdated.includes(one)),
    })),
    setCalendar: assign(({ context, spawn, self }, { year, ...params }: CalendarParams) => {
      const calendar = requireOpen(params.calendar);
      const { ports, isInactive } = context;
      const onEvent = (event: CalendarChanged | AutomaticChanged) => self.send(event);
      const rules = rulesOf(context, calendar);
      const onMonthEvent = monthListener(context, self);
      const isOffered = automaticOfferOf({ calendar, isInactive }) === 'offered';
      return {
        latest: calendar,
        outdated: context.outdated.filter((one) => one !== year),
        ...withYear(context, calendar, year, (id, month) =>
          spawn('topupMonth', { id, input: { ports, year, month, rules, onEvent: onMonthEvent } }),
        ),
        automatic: isOffered
          ? (context.automatic ?? spawn('automaticTopup', { id: 'automatic', input: { ports, onEvent } }))
          : null,
      };
    }),
    addNextYear: assign(({ context, spawn, self }, { year, ...params }: CalendarParams) => {
      const { ports, latest } = context;
      const calendar = requireOpen(params.calendar);
      const rules = rulesOf(context, latest ?? calendar);
      const onEvent = monthListener(context, self);
      return withYear(context, calendar, year, (id, month) =>
        spawn('topupMonth', { id, input: { ports, year, month, rules, onEvent } }),
      );
    }),
    updateMonths: ({ context }, params: CalendarParams) => {
      const calendar = requireOpen(params.calendar);
      const rules = rulesOf(context, calendar);
      const views = monthViewsOf(calendar);
      for (const [year, months] of Object.entries(context.months)) {
        for (const [number, actor] of Object.entries(months)) {
          const view = views.find(({ monthNumber }) => monthNumber === Number(number));
          const month = Number(year) === params.year ? (view ?? null) : null;
          actor.send({ type: 'calendar.loaded', month, rules });
        }
      }
    },
    orderMonth: ({ context }, { day }: { day: string }) => {
      const [year, month] = day.split('-').map(Number);
      context.months[year ?? 0]?.[month ?? 0]?.send({ type: 'month.orderAsOneOfSeveral' });
    },
    setAutomatic: assign((_, { isOn }: { isOn: boolean }) => ({ isAutomatic: isOn })),
    updateRules: ({ context }) => {
      if (context.latest === null) return;
      const rules = rulesOf(context, context.latest);
      for (const months of Object.values(context.months))
        for (const actor of Object.values(months)) actor.send({ type: 'calendar.loaded', month: null, rules });
    },
    updateReminders: ({ context }) => {
      const { file, accountId, today, calendars, latest, outdated } = context;
      // While a calendar is outdated it may show other deadlines: the reminders follow when it has been read.
      if (latest === null || outdated.length > 0) return;
      const rules = rulesOf(context, latest);
      const reminders = remindersOf({ accountId, today, rules, calendars: Object.values(calendars) });
      file.send({ type: 'reminders.updated', reminders });
    },
    setBalance: assign((_, { amount }: { amount: Kronor }) => ({ balance: amount, balanceFailure: null })),
    /** What must be spent is not known any more. */
    setBalanceFailure: assign((_, { error }: { error: unknown }) => ({
      balance: null,
      balanceFailure: failureOf(error),
    })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
});

/** The context at the start: the current year, with nothing loaded. */
export function initialContext({ ports, accountId, cardholderStatus, otherEmployer }: Input) {
  const today = dayAt(ports.clock.now());
  return {
    ports,
    accountId,
    isInactive: isInactiveStatus(cardholderStatus),
    otherEmployer,
    today,
    year: yearOf(today),
    opened: [yearOf(today)],
    calendars: {},
    outdated: [],
    latest: null,
    months: {},
    first: {},
    automatic: null,
    isAutomatic: false,
    balance: null,
    failure: null,
    balanceFailure: null,
  };
}
