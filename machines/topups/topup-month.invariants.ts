import type { InputFrom, StateValue } from 'xstate';
import { isOther } from '../../contract/tolerance.ts';
import { lastEffects, type Trace } from '../model.ts';
import type { MonthReport } from './month-report.ts';
import type { MonthView, OrderingRules } from './ordering-rules.ts';
import { DEADLINE, firstOf, rules, type StartName } from './topup-month.fixture.ts';
import type { topupMonth } from './topup-month.ts';

type MonthTrace = Trace<typeof topupMonth, StartName>;
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
  // After a cancellation that was sent, the order is gone unless the answer still has it.
  if (last.actor === 'cancelTopup') return status !== 'ORDERED';
  // An unknown status is accepted after a change that was sent.
  if (status !== null && isOther(status)) return last.actor !== 'topupCalendar';
  return WANTED[press.event.type].some((wanted) => wanted === status);
}
/** Whether the last press orders the month together with others. */
function isOneOfSeveral({ steps }: MonthTrace): boolean {
  const press = steps.findLast((step) => step.kind === 'event' && isPress(step.event.type));
  return press?.kind === 'event' && press.event.type === 'month.orderAsOneOfSeveral';
}

const states = (value: StateValue): Readonly<Record<string, unknown>> =>
  typeof value === 'string' ? { [value]: null } : value;

/** The status that the backend last reported, in a response or in a loaded calendar. */
const lastStatus = ({ start, steps }: MonthTrace): MonthView['status'] =>
  steps
    .flatMap((step) => {
      if (step.kind === 'done') return [statusIn(step.output)].filter((status) => status !== null);
      return step.kind === 'event' && step.event.type === 'calendar.loaded' && step.event.month
        ? [step.event.month.status]
        : [];
    })
    .at(-1) ?? firstOf(start).status;

/** The rules of the calendar that was loaded last. */
function lastRules({ start, steps }: MonthTrace): OrderingRules {
  const change = steps.findLast((step) => step.kind === 'event' && step.event.type === 'calendar.loaded');
  const isLoaded = change?.kind === 'event' && change.event.type === 'calendar.loaded';
  return isLoaded ? change.event.rules : { ...rules, ...firstOf(start).rules };
}

/** Whether the last step is a loaded calendar in which the month has another status than reported before. */
const isOtherLoaded = (trace: MonthTrace): boolean =>
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

/** What a person may rely on when a month is ordered or canceled (§4 top-ups). */
export const monthInvariants = {
  'the owner knows whether the month is ordered, is being changed or can be ordered': (trace) => {
    const { snapshot } = trace;
    const isOpen = snapshot.can({ type: 'month.orderAsOneOfSeveral' });
    const isBusy = snapshot.matches('settled');
    const orderState = lastReport(trace)?.orderState;
    // A calendar that is loaded during the change may show another status for a moment.
    if (snapshot.matches('ordering') || snapshot.matches('canceling'))
      return orderState === 'changing' || orderState === 'ordered';
    const other = isOpen ? 'orderable' : isBusy ? 'changing' : 'other';
    return orderState === (lastStatus(trace) === 'ORDERED' ? 'ordered' : other);
  },
  'the owner knows why a change failed': (trace) => {
    const { message } = trace.snapshot.context;
    return JSON.stringify(lastReport(trace)?.message) === JSON.stringify(message);
  },
  'the month has the status that the backend last reported': (trace) =>
    trace.snapshot.context.month.status === lastStatus(trace),
  'a press reads the month, and a change is sent only if the month can still be changed as the user asked': (trace) => {
    const last = trace.steps.at(-1);
    const isRead = trace.before?.matches('changeable') && last?.kind === 'event' && isPress(last.event.type);
    const canTake = isRead === true && trace.before?.can(last.event) === true;
    if (lastEffects(trace, 'call.topupCalendar').length !== (canTake ? 1 : 0)) return false;
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
  'nothing is sent if the agreement was closed or the account inactive at the press, and no order without months left':
    (trace) => {
      const press = trace.steps.findLastIndex((step) => step.kind === 'event' && isPress(step.event.type));
      const { isClosed, isInactive, monthsLeft } = lastRules({ ...trace, steps: trace.steps.slice(0, press) });
      const sent = changesOf(trace).filter(({ step }) => step === trace.steps.length);
      if (isClosed || isInactive) return sent.length === 0;
      return monthsLeft > 0 || sent.every(({ name }) => name === 'call.cancelTopup');
    },
  'the owner is notified of the year of every answer to a change, and when the month is found changed': (trace) => {
    const last = trace.steps.at(-1);
    const isReply = last?.kind === 'done' || last?.kind === 'error';
    const sendsNothing = isReply && changesOf(trace).every(({ step }) => step < trace.steps.length);
    const isChanged =
      isReply &&
      (last.actor !== 'topupCalendar' || (last.kind === 'done' && sendsNothing && trace.snapshot.matches('settled')));
    const notices = events(trace).filter(
      (event) => event.type === 'calendar.changed' && event.year === 2026 && event.step === trace.steps.length,
    );
    return notices.length === (isChanged ? 1 : 0);
  },
  'the toast says which month is ordered or its order canceled, if the status is known': (trace) => {
    const toasts = trace.effects.filter(({ name, step }) => name === 'notify' && step === trace.steps.length);
    const status = lastStatus(trace);
    const known = status === 'ORDERED' ? 'topups.updated.ordered' : 'topups.updated.canceled';
    const expected = isOther(status) ? 'topups.updated.other' : known;
    const message = JSON.stringify({ id: expected, values: { month: Date.UTC(2026, 11, 15) } });
    return toasts.every(({ args }) => JSON.stringify(args).includes(message));
  },
  'a toast is shown when the month is as the user asked, unless it is one of several, and for nothing else': (trace) =>
    lastEffects(trace, 'notify').length === (isWanted(trace) && !isOneOfSeveral(trace) ? 1 : 0),
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
  'a month before its deadline offers what its status and the rules allow, and no question that no one has asked for': (
    trace,
  ) => {
    const { snapshot, steps } = trace;
    if (!snapshot.matches('changeable')) return true;
    const { isAutomatic, monthsLeft, isClosed, isInactive } = lastRules(trace);
    const isAsked = steps.some((step) => step.kind === 'event' && step.event.type === 'month.cancel');
    if (isInactive) return snapshot.matches({ changeable: 'inactive' });
    if (isClosed) return snapshot.matches({ changeable: 'closed' });
    if (lastStatus(trace) === 'ORDERED')
      return (
        snapshot.matches({ changeable: 'cancelable' }) || (isAsked && snapshot.matches({ changeable: 'confirming' }))
      );
    if (monthsLeft === 0) return snapshot.matches({ changeable: 'limitReached' });
    return snapshot.matches({ changeable: isAutomatic ? 'automatic' : 'orderable' });
  },
  'a loaded calendar is shown at once': ({ steps, before, snapshot }) => {
    const last = steps.at(-1);
    const isLoaded = last?.kind === 'event' && last.event.type === 'calendar.loaded';
    return !isLoaded || before?.matches('settled') === true || !snapshot.matches('settled');
  },
  'a question stays open when a calendar is loaded in which nothing that it is about has changed': (trace) => {
    const { steps, before, snapshot } = trace;
    const last = steps.at(-1);
    const isLoaded = last?.kind === 'event' && last.event.type === 'calendar.loaded';
    if (!isLoaded || !before?.matches({ changeable: 'confirming' }) || isOtherLoaded(trace)) return true;
    const [now, earlier] = [lastRules(trace), lastRules({ ...trace, steps: steps.slice(0, -1) })];
    const isSame = now.isClosed === earlier.isClosed && now.isInactive === earlier.isInactive;
    return snapshot.matches({ changeable: 'confirming' }) === isSame;
  },
  'a question that is dismissed is closed': ({ steps, snapshot }) => {
    const last = steps.at(-1);
    const isDismissal = last?.kind === 'event' && last.event.type === 'cancel.dismiss';
    return !isDismissal || !snapshot.matches({ changeable: 'confirming' });
  },
  'after the deadline nothing can be changed': ({ snapshot, now }) => now < DEADLINE || !snapshot.matches('changeable'),
} satisfies Readonly<Record<string, (trace: MonthTrace) => boolean>>;
