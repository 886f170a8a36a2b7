import { balance } from '../../contract/account.ts';
import type { CallFailure } from '../../contract/backend.ts';
import { type TopupCalendar, topupCalendar } from '../../contract/calendar.ts';
import type { Ore } from '../../contract/money.ts';
import { defineModel, type Trace } from '../model.ts';
import { topupCalendarMachine } from './topup-calendar.ts';

const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'the backend is down': down };
const calendar: TopupCalendar = topupCalendar.response.parse(topupCalendar.example.response);
const waiting: TopupCalendar = {
  ...calendar,
  pendingTopups: [
    { id: 1, year: 2026, monthNumber: 10, amount: 168_000 as Ore, queuedDate: '2026-10-25T06:00:00+02:00' },
  ],
};

type Seen = Trace<typeof topupCalendarMachine>;
const READING = 'topupCalendar';
const asked = ({ effects }: Seen) => effects.filter(({ name }) => name === `call.${READING}`);
const lastRead = ({ steps }: Seen) => steps.findLast((step) => step.kind === 'done' && step.actor === READING);
const now = ({ steps, effects }: Seen, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length);

/** Calendars that came, with the year that each was asked for. */
const readYears = (trace: Seen): readonly number[] => {
  const questions = asked(trace).map(({ args, step }) => ({ year: (args[0] as { year: number }).year, step }));
  return trace.steps.flatMap((step, index) =>
    step.kind === 'done' && step.actor === READING
      ? [questions.findLast((question) => question.step <= index)?.year ?? 0]
      : [],
  );
};

export const topupCalendarModel = defineModel({
  machine: topupCalendarMachine,
  starts: {
    'an open account': {
      input: (ports) => ({ ports, accountId: 30412, cardholderStatus: 'ACTIVE', otherEmployer: null }),
    },
  },
  events: {
    'year.choose': { 'this year': { year: 2026 }, 'next year': { year: 2027 } },
    'calendar.retry': 'bare',
    'balance.retry': 'bare',
    'calendar.changed': 'bare',
  },
  actors: {
    topupCalendar: {
      done: {
        'twelve months': calendar,
        'one waits for room': waiting,
        'no settings': { ...calendar, topupSettings: null },
      },
      error: failing,
    },
    balance: { done: { 'nearly full': balance.response.parse({ amount: 14_200 }) }, error: failing },
    untilMidnight: 'waits',
    topupMonth: 'child',
    automaticTopup: 'child',
    calendarFile: 'child',
  },
  identity: ({ year, months, latest, balance, failure }) => [
    year,
    Object.keys(months),
    latest?.pendingTopups.length,
    balance,
    failure !== null,
  ],
  invariants: {
    'a year that was read has its twelve months, once': (trace) => {
      const { months } = trace.snapshot.context;
      const isDisabled = trace.snapshot.matches('disabled');
      const years = isDisabled ? readYears(trace).slice(0, -1) : readYears(trace);
      const kept = Object.entries(months);
      return kept.length === new Set(years).size && kept.every(([, actors]) => new Set(actors).size === 12);
    },
    'every month that was there hears of each calendar that is read': (trace) => {
      const last = trace.steps.at(-1);
      if (last?.kind !== 'done' || last.actor !== READING || trace.snapshot.matches('disabled')) return true;
      const before = Object.values(trace.before?.context.months ?? {}).flat();
      return before.every(({ id }) => now(trace, `${id}.send`).length === 1);
    },
    'the calendar is read at the start, for a new year, after a change, after midnight and when tried again': (trace) =>
      now(trace, `call.${READING}`).length <= 1 &&
      asked(trace).every(({ step }) => {
        const cause = trace.steps[step - 1];
        return (
          step === 0 || cause?.kind === 'time' || (cause?.kind === 'event' && cause.event.type !== 'balance.retry')
        );
      }),
    'what has changed is read again at once, while a calendar is shown or on its way': (trace) => {
      const last = trace.steps.at(-1);
      const isChange = last?.kind === 'event' && last.event.type === 'calendar.changed';
      const isShowing = trace.before !== null && !trace.before.matches('failed') && !trace.before.matches('disabled');
      return !isChange || now(trace, `call.${READING}`).length === (isShowing ? 1 : 0);
    },
    'without settings there is no calendar, and nothing brings one back': (trace) => {
      const isWithout = trace.steps.some(
        (step) => step.kind === 'done' && step.actor === READING && step.output.topupSettings === null,
      );
      return trace.snapshot.matches('disabled') === isWithout;
    },
    'the balance is asked for only when something waits for room': (trace) =>
      now(trace, 'call.balance').length === 0 ||
      (lastRead(trace) as { label: string } | undefined)?.label === 'one waits for room',
    'the file is told of each calendar that is kept': (trace) => {
      const last = trace.steps.at(-1);
      const isKept = last?.kind === 'done' && last.actor === READING && last.output.topupSettings !== null;
      return (now(trace, 'file.send').length === 1) === isKept;
    },
  },
});
