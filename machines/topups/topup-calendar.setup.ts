import { type ActorRefFrom, assign, setup } from 'xstate';
import { balance } from '../../contract/account.ts';
import { type CallFailure, failureOf } from '../../contract/backend.ts';
import { type TopupCalendar, topupCalendar } from '../../contract/calendar.ts';
import type { Kronor } from '../../contract/money.ts';
import { callActor, toFailure, waitUntil } from '../call-actor.ts';
import { dayAt } from '../days.ts';
import type { Ports } from '../ports.ts';
import { agendaOf } from './agenda.ts';
import { automaticTopup } from './automatic-topup.ts';
import { calendarFile } from './calendar-file.ts';
import { isInactiveStatus, isOpen, type OpenCalendar, sightsOf, termsOf } from './terms.ts';
import { topupMonth } from './topup-month.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** INACTIVE and DEACTIVATED cardholders are offered nothing (§4). */
  readonly cardholderStatus: string;
  /** Whose calendar it is when that is not the account on the screen: the backend knows only its own choice (§4). */
  readonly otherEmployer: string | null;
}

type MonthRef = ActorRefFrom<typeof topupMonth>;

interface Context {
  readonly ports: Ports;
  readonly accountId: number;
  readonly isInactive: boolean;
  readonly otherEmployer: string | null;
  /** The day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
  /** The year on the screen. */
  readonly year: number;
  /** What was last read of each year that has been opened. */
  readonly calendars: Readonly<Record<number, OpenCalendar>>;
  /** What was read last, of whichever year: what it says besides the months holds for all of them. */
  readonly latest: OpenCalendar | null;
  readonly months: Readonly<Record<number, readonly MonthRef[]>>;
  /** Null where the employer does not offer it. */
  readonly automatic: ActorRefFrom<typeof automaticTopup> | null;
  readonly file: ActorRefFrom<typeof calendarFile>;
  /** Read only while top-ups wait for room. */
  readonly balance: Kronor | null;
  readonly failure: CallFailure | null;
  readonly balanceFailure: CallFailure | null;
}

type Event =
  | { readonly type: 'year.choose'; readonly year: number }
  | { readonly type: 'calendar.retry' }
  | { readonly type: 'balance.retry' }
  /** A month or the automatic top-up was changed, or may have been. */
  | { readonly type: 'calendar.changed' };

interface Read {
  readonly calendar: TopupCalendar;
}
interface Chosen {
  readonly year: number;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The years that have a calendar: this one and the next two (§9). */
export function yearsOf(today: string): readonly number[] {
  const first = yearOf(today);
  return [first, first + 1, first + 2];
}

/** A calendar that a guard has made sure of. */
function opened(calendar: TopupCalendar): OpenCalendar {
  if (!isOpen(calendar)) throw new Error('a disabled calendar was kept');
  return calendar;
}

export const calendarSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: {
    topupCalendar: callActor(topupCalendar),
    balance: callActor(balance),
    untilMidnight: waitUntil,
    topupMonth,
    automaticTopup,
    calendarFile,
  },
  guards: {
    isOpen: (_, { calendar }: Read) => isOpen(calendar),
    isOther: ({ context }, { year }: Chosen) => year !== context.year,
    isKept: ({ context }) => context.year in context.months,
    hasWaiting: ({ context }) => (context.latest?.pendingTopups.length ?? 0) > 0,
  },
  actions: {
    noteDay: assign(({ context }) => ({ today: dayAt(context.ports.clock.now()) })),
    leavePastYear: assign(({ context }) => ({ year: Math.max(context.year, yearOf(context.today)) })),
    chooseYear: assign((_, { year }: Chosen) => ({ year })),
    keepCalendar: assign(({ context, spawn, self }, { calendar: read }: Read) => {
      const calendar = opened(read);
      const { ports, isInactive, year } = context;
      const tell = () => self.send({ type: 'calendar.changed' });
      const terms = termsOf(calendar, isInactive);
      const months =
        context.months[year] ??
        sightsOf(calendar).map((month) =>
          spawn('topupMonth', {
            id: `month-${year}-${month.monthNumber}`,
            input: { ports, year, month, terms, tell },
          }),
        );
      const isOffered = calendar.topupSettings.enableSubscribe;
      return {
        latest: calendar,
        calendars: { ...context.calendars, [year]: calendar },
        months: { ...context.months, [year]: months },
        automatic: isOffered
          ? (context.automatic ?? spawn('automaticTopup', { id: 'automatic', input: { ports, tell } }))
          : null,
      };
    }),
    tellMonths: ({ context }, { calendar: read }: Read) => {
      const calendar = opened(read);
      const terms = termsOf(calendar, context.isInactive);
      const sights = sightsOf(calendar);
      for (const [year, months] of Object.entries(context.months)) {
        for (const [index, actor] of months.entries()) {
          const month = Number(year) === context.year ? (sights[index] ?? null) : null;
          actor.send({ type: 'calendar.loaded', month, terms });
        }
      }
    },
    tellFile: ({ context: { file, accountId, today, calendars, isInactive, latest } }) => {
      if (latest === null) return;
      const given = { accountId, today, terms: termsOf(latest, isInactive), calendars: Object.values(calendars) };
      file.send({ type: 'reminders.updated', agenda: agendaOf(given) });
    },
    keepBalance: assign((_, { amount }: { amount: Kronor }) => ({ balance: amount, balanceFailure: null })),
    noteBalanceFailure: assign((_, { error }: { error: unknown }) => ({ balanceFailure: failureOf(error) })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
  },
});

/** What a calendar begins with: this year, and nothing known of it. */
export function begin({ ports, accountId, cardholderStatus, otherEmployer }: Input) {
  const today = dayAt(ports.clock.now());
  return {
    ports,
    accountId,
    isInactive: isInactiveStatus(cardholderStatus),
    otherEmployer,
    today,
    year: yearOf(today),
    calendars: {},
    latest: null,
    months: {},
    automatic: null,
    balance: null,
    failure: null,
    balanceFailure: null,
  };
}
