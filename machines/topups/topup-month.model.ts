import type { InputFrom, StateValue } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { Ore } from '../../contract/money.ts';
import { isOther } from '../../contract/tolerance.ts';
import { cancelTopup, orderTopup, type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import { defineModel, type Start, type Trace } from '../model.ts';
import type { MonthReport } from './month-report.ts';
import type { MonthView, OrderingRules } from './ordering-rules.ts';
import { topupMonth } from './topup-month.ts';

/** The deadline of December 2026 under the rules below: midnight in Stockholm at the end of the day models start on. */
const DEADLINE = Date.parse('2026-11-21T00:00:00+01:00');

const rules: OrderingRules = {
  lastDayOrderTopup: 20,
  sameMonthTopup: false,
  dayTopup: 25,
  monthsLeft: 1,
  amount: 168_000 as Ore,
  isClosed: false,
  isInactive: false,
  isAutomatic: false,
};
/** A status that the portal does not know. */
const PAUSED = { other: 'PAUSED' };

const december = (status: MonthView['status']): MonthView => ({
  monthNumber: 12,
  status,
  hasInvoice: false,
  topupDate: status === 'ORDERED' ? '2026-12-25' : null,
  isQueued: false,
});

const startWith = (
  status: MonthView['status'],
  changedRules: Partial<OrderingRules> = {},
): Start<InputFrom<typeof topupMonth>> => ({
  input: (ports, spy) => ({
    ports,
    year: 2026,
    month: december(status),
    rules: { ...rules, ...changedRules },
    onEvent: spy('onEvent'),
  }),
});

const example: TopupCalendar = topupCalendar.response.parse(topupCalendar.example.response);
/** A calendar in which December has a status, and the month before it another one. */
const calendarWith = (status: MonthView['status']): TopupCalendar => {
  const { isQueued: _, ...month } = december(status);
  const before = { ...month, monthNumber: 11, status: status === 'ORDERED' ? 'NOT_ORDERED' : 'ORDERED' } as const;
  return { ...example, months: [before, month] };
};

const ordered = orderTopup.response.parse(orderTopup.example.response);
const canceled = cancelTopup.response.parse(cancelTopup.example.response);
const rejected = (detail: string): CallFailure => ({ kind: 'rejected', status: 409, detail });
const unreachable = { 'the connection is lost': { kind: 'unreachable' } } as const;

type MonthTrace = Trace<typeof topupMonth>;
const isChange = (name: string) => name === 'call.orderTopup' || name === 'call.cancelTopup';
const changesOf = ({ effects }: MonthTrace) => effects.filter(({ name }) => isChange(name));

/** December in the answer of a call; null if it is missing there. */
function statusIn(
  output: Extract<MonthTrace['steps'][number], { kind: 'done' }>['output'],
): MonthView['status'] | null {
  if ('status' in output) return output.status;
  return output.topupSettings === null ? null : (output.months[1]?.status ?? null);
}
const WANTED = {
  'month.order': ['ORDERED'],
  'month.orderAsOneOfSeveral': ['ORDERED'],
  'cancel.confirm': ['NOT_ORDERED', 'CANCELED'],
} as const;
type Press = keyof typeof WANTED;
const isPress = (type: string): type is Press => type in WANTED;

/** Whether the month has the status that the last press asks for, after an answer of the last step. */
function isWanted({ steps }: MonthTrace): boolean {
  const last = steps.at(-1);
  const press = steps.findLast((step) => step.kind === 'event' && isPress(step.event.type));
  if (last?.kind !== 'done' || press?.kind !== 'event' || !isPress(press.event.type)) return false;
  const status = statusIn(last.output);
  // An unknown status is accepted after a change that was sent.
  if (status !== null && isOther(status)) return last.actor !== 'topupCalendar';
  return WANTED[press.event.type].some((wanted) => wanted === status);
}
/** Whether the last press orders the month together with others. */
function isOneOfSeveral({ steps }: MonthTrace): boolean {
  const press = steps.findLast((step) => step.kind === 'event' && isPress(step.event.type));
  return press?.kind === 'event' && press.event.type === 'month.orderAsOneOfSeveral';
}
const effectsOfLastStep = ({ effects, steps }: MonthTrace, name: string) =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).length;

const states = (value: StateValue): Readonly<Record<string, unknown>> =>
  typeof value === 'string' ? { [value]: null } : value;

const STARTS = {
  'a month to order': startWith('NOT_ORDERED'),
  'an ordered month': startWith('ORDERED'),
  'a canceled month': startWith('CANCELED'),
  'a blocked month': startWith('BLOCKED'),
  'a month with an unknown status': startWith(PAUSED),
  'a month whose last day was yesterday': startWith('NOT_ORDERED', { lastDayOrderTopup: 19 }),
  'no months left': startWith('NOT_ORDERED', { monthsLeft: 0 }),
  'a closed agreement': startWith('ORDERED', { isClosed: true }),
  'an inactive account': startWith('ORDERED', { isInactive: true }),
};
const FIRST_STATUS: Record<keyof typeof STARTS, MonthView['status']> = {
  'a month to order': 'NOT_ORDERED',
  'an ordered month': 'ORDERED',
  'a canceled month': 'CANCELED',
  'a blocked month': 'BLOCKED',
  'a month with an unknown status': PAUSED,
  'a month whose last day was yesterday': 'NOT_ORDERED',
  'no months left': 'NOT_ORDERED',
  'a closed agreement': 'ORDERED',
  'an inactive account': 'ORDERED',
};

/** The status that the backend last reported, in a response or in a loaded calendar. */
const lastStatus = ({ start, steps }: Trace<typeof topupMonth, keyof typeof STARTS>): MonthView['status'] =>
  steps
    .flatMap((step) => {
      if (step.kind === 'done') return [statusIn(step.output)].filter((status) => status !== null);
      return step.kind === 'event' && step.event.type === 'calendar.loaded' && step.event.month
        ? [step.event.month.status]
        : [];
    })
    .at(-1) ?? FIRST_STATUS[start];

/** Whether automatic top-ups were on in the last rules. A month starts before the preferences are read. */
function isAutomatic({ steps }: Trace<typeof topupMonth, keyof typeof STARTS>): boolean {
  const change = steps.findLast((step) => step.kind === 'event' && step.event.type === 'calendar.loaded');
  return change?.kind === 'event' && change.event.type === 'calendar.loaded' && change.event.rules.isAutomatic;
}

/** Whether the last step is a loaded calendar in which the month has another status than reported before. */
const isOtherLoaded = (trace: Trace<typeof topupMonth, keyof typeof STARTS>): boolean =>
  trace.steps.at(-1)?.kind === 'event' &&
  lastStatus(trace) !== lastStatus({ ...trace, steps: trace.steps.slice(0, -1) });

/** What was reported to the owner. */
const events = ({ effects }: MonthTrace) =>
  effects.flatMap(({ name, args, step }) => {
    const event = args[0] as Parameters<InputFrom<typeof topupMonth>['onEvent']>[0];
    return name === 'onEvent' ? [{ ...event, step }] : [];
  });

/** The last report of the month. */
const lastReport = (trace: MonthTrace): MonthReport | null =>
  events(trace)
    .flatMap((event) => (event.type === 'month.reported' ? [event.month] : []))
    .at(-1) ?? null;

export const topupMonthModel = defineModel({
  machine: topupMonth,
  starts: STARTS,
  events: {
    'month.order': 'noPayload',
    'month.orderAsOneOfSeveral': 'noPayload',
    'month.cancel': 'noPayload',
    'cancel.confirm': 'noPayload',
    'cancel.dismiss': 'noPayload',
    'calendar.loaded': {
      'it is ordered': { month: december('ORDERED'), rules },
      'it is not ordered': { month: december('NOT_ORDERED'), rules },
      'automatic top-ups are on': { month: null, rules: { ...rules, isAutomatic: true } },
      'its status is unknown': { month: december(PAUSED), rules },
      'of another year, and none are left': { month: null, rules: { ...rules, monthsLeft: 0 } },
    },
  },
  actors: {
    topupCalendar: {
      done: {
        'it is ordered': calendarWith('ORDERED'),
        'it is not ordered': calendarWith('NOT_ORDERED'),
        'it is canceled': calendarWith('CANCELED'),
        'it is blocked': calendarWith('BLOCKED'),
        'its status is unknown': calendarWith(PAUSED),
        'the calendar is disabled': { ...calendarWith('ORDERED'), topupSettings: null },
      },
      error: unreachable,
    },
    orderTopup: {
      done: {
        'it is ordered': ordered,
        'it has an unknown status': { ...ordered, status: PAUSED },
        'it is still not ordered': canceled,
      },
      error: { ...unreachable, 'too many are ordered': rejected('Max top-ups already ordered') },
    },
    cancelTopup: {
      done: {
        'it is no longer ordered': canceled,
        'it is canceled': { ...canceled, status: 'CANCELED' },
        'it is still ordered': ordered,
      },
      error: { ...unreachable, 'it was too late': rejected('The last day to cancel has passed') },
    },
    untilDeadline: 'wait',
  },
  identity: ({ month: { status }, rules, message, isOneOfSeveral: isQuiet }) => [status, rules, message, isQuiet],
  invariants: {
    'the owner knows whether the month is ordered, is being changed or can be ordered': (trace) => {
      const { snapshot } = trace;
      const isOpen = snapshot.can({ type: 'month.orderAsOneOfSeveral' });
      const isBusy = snapshot.matches('settled');
      const standing = lastReport(trace)?.standing;
      // A calendar that is loaded during the change may show another status for a moment.
      if (snapshot.matches('ordering') || snapshot.matches('canceling'))
        return standing === 'changing' || standing === 'ordered';
      const other = isOpen ? 'orderable' : isBusy ? 'changing' : 'other';
      return standing === (lastStatus(trace) === 'ORDERED' ? 'ordered' : other);
    },
    'the owner knows why a change failed': (trace) => {
      const { message } = trace.snapshot.context;
      return JSON.stringify(lastReport(trace)?.message) === JSON.stringify(message);
    },
    'the month has the status that the backend last reported': (trace) =>
      trace.snapshot.context.month.status === lastStatus(trace),
    'a press reads the month, and a change is sent only if the month can still be changed as the user asked': (
      trace,
    ) => {
      const last = trace.steps.at(-1);
      const isRead = trace.before?.matches('changeable') && last?.kind === 'event' && isPress(last.event.type);
      const canTake = isRead === true && trace.before?.can(last.event) === true;
      if (effectsOfLastStep(trace, 'call.topupCalendar') !== (canTake ? 1 : 0)) return false;
      const sent = changesOf(trace).filter(({ step }) => step === trace.steps.length);
      if (sent.length === 0) return true;
      const press = trace.steps.findLast((step) => step.kind === 'event' && isPress(step.event.type));
      const isOrder = press?.kind === 'event' && press.event.type !== 'cancel.confirm';
      const [call, status] = isOrder ? ['call.orderTopup', 'NOT_ORDERED'] : ['call.cancelTopup', 'ORDERED'];
      const isFound = last?.kind === 'done' && last.actor === 'topupCalendar' && statusIn(last.output) === status;
      return isFound && sent.length === 1 && sent[0]?.name === call;
    },
    'one press sends at most one change': (trace) =>
      changesOf(trace).length <= trace.steps.filter((step) => step.kind === 'event' && isPress(step.event.type)).length,
    'nothing is sent while the status is unknown': (trace) =>
      !isOther(lastStatus(trace)) || changesOf(trace).every(({ step }) => step < trace.steps.length),
    'nothing is sent after the deadline': (trace) =>
      trace.now < DEADLINE || changesOf(trace).every(({ step }) => step < trace.steps.length),
    'nothing is sent while the agreement is closed, the account is inactive or no months are left': (trace) => {
      const cannotChange = /closed|inactive|no months/i;
      const isLoaded = trace.steps.some((step) => step.kind === 'event' && step.event.type === 'calendar.loaded');
      return isLoaded || !cannotChange.test(trace.start) || changesOf(trace).length === 0;
    },
    'the owner is notified of every answer to a change, and when the month is found changed': (trace) => {
      const last = trace.steps.at(-1);
      const isReply = last?.kind === 'done' || last?.kind === 'error';
      const sendsNothing = isReply && changesOf(trace).every(({ step }) => step < trace.steps.length);
      const isChanged =
        isReply &&
        (last.actor !== 'topupCalendar' || (last.kind === 'done' && sendsNothing && trace.snapshot.matches('settled')));
      const notices = events(trace).filter(
        ({ type, step }) => type === 'calendar.changed' && step === trace.steps.length,
      );
      return notices.length === (isChanged ? 1 : 0);
    },
    'the toast says whether the month is ordered or its order canceled': (trace) => {
      const toasts = trace.effects.filter(({ name, step }) => name === 'notify' && step === trace.steps.length);
      const expected =
        trace.snapshot.context.month.status === 'ORDERED' ? 'topups.updated.ordered' : 'topups.updated.canceled';
      return toasts.every(({ args }) => JSON.stringify(args).includes(`"${expected}"`));
    },
    'a toast is shown when the month is as the user asked, unless it is one of several, and for nothing else': (
      trace,
    ) => effectsOfLastStep(trace, 'notify') === (isWanted(trace) && !isOneOfSeveral(trace) ? 1 : 0),
    'if the month is not as the user asked, a message says so until the next press or until it has another status': (
      trace,
    ) => {
      const last = trace.steps.at(-1);
      const { snapshot, before } = trace;
      const { message } = snapshot.context;
      if (last?.kind === 'error') return message !== null;
      const isEnd = last?.kind === 'done' && snapshot.matches('settled') && !isWanted(trace);
      if (isEnd) return message !== null && 'id' in message && message.id === 'topups.changedElsewhere';
      const isRequest = last?.kind === 'event' && /^month\./.test(last.event.type) && before?.can(last.event) === true;
      return message === (isRequest || isOtherLoaded(trace) ? null : (before?.context.message ?? null));
    },
    'a blocked, a canceled and an unknown month are shown as such, and no other month is': (trace) => {
      const { snapshot } = trace;
      if (/ordering|canceling|settled/.test(Object.keys(states(snapshot.value))[0] ?? '')) return true;
      const status = lastStatus(trace);
      return (
        snapshot.matches('blocked') === (status === 'BLOCKED') &&
        snapshot.matches('canceled') === (status === 'CANCELED') &&
        snapshot.matches('otherStatus') === isOther(status)
      );
    },
    'the month can be changed until its deadline, if its status allows it': (trace) => {
      const { snapshot, now } = trace;
      return (
        !snapshot.matches('deadlinePassed') || now >= DEADLINE || trace.start === 'a month whose last day was yesterday'
      );
    },
    'the deadline is the end of the last day in Stockholm': ({ steps, before, now, snapshot }) =>
      !(steps.at(-1)?.label === 'untilDeadline is over' && before?.matches('changeable')) ||
      (now === DEADLINE && snapshot.matches('deadlinePassed')),
    'after each answer that ends an attempt, presses are ignored for a moment': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return last?.kind !== 'error' || snapshot.matches('settled');
    },
    'an ordered month can be canceled until its deadline, without a question that no one has asked for': (trace) => {
      const { snapshot, steps, start } = trace;
      const isShut = /closed|inactive|no months/.test(start) || steps.some(({ label }) => /none are left/.test(label));
      if (!snapshot.matches('changeable') || isShut) return true;
      const isAsked = steps.some((step) => step.kind === 'event' && step.event.type === 'month.cancel');
      const isOrdered = lastStatus(trace) === 'ORDERED';
      return isOrdered
        ? snapshot.matches({ changeable: 'cancelable' }) || (isAsked && snapshot.matches({ changeable: 'confirming' }))
        : snapshot.matches({ changeable: isAutomatic(trace) ? 'automatic' : 'orderable' });
    },
    'a loaded calendar is shown at once': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isLoaded = last?.kind === 'event' && last.event.type === 'calendar.loaded';
      return !isLoaded || before?.matches('settled') === true || !snapshot.matches('settled');
    },
    'a question that is dismissed is closed': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      const isDismissal = last?.kind === 'event' && last.event.type === 'cancel.dismiss';
      return !isDismissal || !snapshot.matches({ changeable: 'confirming' });
    },
    'after the deadline nothing can be changed': ({ snapshot, now }) =>
      now < DEADLINE || !snapshot.matches('changeable'),
  },
});
