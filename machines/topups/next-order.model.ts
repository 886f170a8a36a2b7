import type { CallFailure } from '../../contract/backend.ts';
import { readPreferences } from '../../contract/preferences.ts';
import type { TopupCalendar, TopupSettings } from '../../contract/topups.ts';
import { defineModel, type Spy, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import type { Ports } from '../ports.ts';
import { nextOrder } from './next-order.ts';
import { calendarExample } from './topup-month.fixture.ts';

const unreachable: CallFailure = { kind: 'unreachable' };
const failing = { 'no connection': unreachable };
const preferences = readPreferences.response.parse(readPreferences.example.response);
const { topupSettings } = calendarExample;
if (topupSettings === null) throw new Error('the example has no settings');

/** December must be ordered by a day in November; models start on the 20th. */
const calendar = (settings: Partial<TopupSettings>, overrides: Partial<TopupCalendar> = {}): TopupCalendar => ({
  ...calendarExample,
  ...overrides,
  topupSettings: { ...topupSettings, enableSubscribe: false, ...settings },
});

type NextOrderTrace = Trace<typeof nextOrder>;

const labelsOf = ({ steps }: NextOrderTrace, actor: string) =>
  steps.flatMap((step) => ((step.kind === 'done' || step.kind === 'error') && step.actor === actor ? step.label : []));

/** Calendars of this year whose last day is soon, if they are read in November. */
const DEADLINES: readonly string[] = ['six days before the last day', 'automatic top-ups are offered'];
const NEXT_YEAR = 'the next year';

/** Whether the cardholder must order now to get the money. */
function isDeadlineNear(trace: NextOrderTrace): boolean {
  if (trace.start === 'inactive cardholder') return false;
  const read = labelsOf(trace, 'topupCalendar');
  const [thisYear] = read;
  const isSoon = trace.start === 'active' ? DEADLINES.includes(thisYear ?? '') : read.includes(NEXT_YEAR);
  const [choice] = labelsOf(trace, 'readPreferences');
  const isChosen = choice !== undefined && choice !== 'automatic top-ups are on';
  return isSoon && (thisYear !== 'automatic top-ups are offered' || isChosen);
}

const startWith = (hasCalendar: boolean, isInactive: boolean) => ({
  input: (ports: Ports, spy: Spy) => ({ ports, hasCalendar, isInactive, onEvent: spy('onEvent') }),
});

export const nextOrderModel = defineModel({
  machine: nextOrder,
  starts: {
    active: startWith(true, false),
    // Then January must be ordered by the same day of December.
    'a month later': { ...startWith(true, false), time: MODEL_START + 30 * 86_400_000 },
    'inactive cardholder': startWith(true, true),
    'another account': startWith(false, false),
  },
  events: { 'calendar.changed': 'noPayload' },
  externalEvents: ['calendar.changed'],
  actors: {
    topupCalendar: {
      done: {
        'six days before the last day': calendar({ lastDayOrderTopup: 26 }),
        'seven days before the last day': calendar({ lastDayOrderTopup: 27 }),
        'automatic top-ups are offered': calendar({ lastDayOrderTopup: 26, enableSubscribe: true }),
        'no months are left': calendar({ lastDayOrderTopup: 26 }, { confirmedCount: 12 }),
        'the agreement is closed': calendar({
          lastDayOrderTopup: 26,
          branch: { ...topupSettings.branch, status: 'CLOSED' },
        }),
        [NEXT_YEAR]: calendar(
          { lastDayOrderTopup: 26 },
          { year: 2027, months: calendarExample.months.map((month) => ({ ...month, status: 'NOT_ORDERED' as const })) },
        ),
        'no settings': { ...calendarExample, topupSettings: null },
      },
      error: failing,
    },
    readPreferences: {
      done: {
        'automatic top-ups are on': { ...preferences, preferences: { subscribeTopups: true } },
        'automatic top-ups are off': { ...preferences, preferences: { subscribeTopups: false } },
      },
      error: failing,
    },
    topupMonth: 'machine',
  },
  identity: ({ hasCalendar, isInactive, today, calendar: loaded, nextCalendar }) => [
    today,
    hasCalendar,
    isInactive,
    loaded?.topupSettings,
    loaded?.confirmedCount,
    loaded?.year,
    nextCalendar?.year,
  ],
  invariants: {
    'the month can be ordered on home if and only if its last day is less than a week ahead': (trace) =>
      trace.snapshot.matches('soon') === isDeadlineNear(trace) &&
      (trace.snapshot.context.month !== null) === isDeadlineNear(trace),
    'the calendar is read only for the account that it is about': ({ start, effects }) =>
      effects.some(({ name }) => name === 'call.topupCalendar') === (start !== 'another account'),
    'what waits is known from the calendar alone': (trace) => {
      const [label] = labelsOf(trace, 'topupCalendar');
      const isRead = label !== undefined && label !== 'no connection' && label !== 'no settings';
      return (trace.snapshot.context.calendar !== null) === isRead;
    },
    'home knows no calendar exactly if there is none for the account, or if it could not be read': (trace) => {
      const [label] = labelsOf(trace, 'topupCalendar');
      const isMissing = label === 'no connection' || label === 'no settings' || trace.start === 'another account';
      return trace.snapshot.matches('unavailable') === isMissing;
    },
    'the owner hears of each change of the month': ({ steps, before, effects }) => {
      const last = steps.at(-1);
      const isChange = last?.kind === 'event' && before?.matches('soon');
      const heard = effects.filter(({ name, step }) => name === 'onEvent' && step === steps.length);
      return heard.length === (isChange ? 1 : 0);
    },
  },
});
