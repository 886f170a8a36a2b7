import type { InputFrom } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { Ore } from '../../contract/money.ts';
import { isOther } from '../../contract/tolerance.ts';
import { cancelTopup, orderTopup } from '../../contract/topups.ts';
import { defineModel, type Start, type Trace } from '../model.ts';
import type { MonthView, OrderingRules } from './ordering-rules.ts';
import { topupMonth } from './topup-month.ts';

/** The deadline of December 2026 under the rules below: midnight in Stockholm at the end of the day models start on. */
const DEADLINE = Date.parse('2026-11-21T00:00:00+01:00');

const rules: OrderingRules = {
  lastDayOrderTopup: 20,
  sameMonthTopup: false,
  dayTopup: 25,
  monthsLeft: 2,
  amount: 168_000 as Ore,
  isClosed: false,
  isInactive: false,
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

const ordered = orderTopup.response.parse(orderTopup.example.response);
const canceled = cancelTopup.response.parse(cancelTopup.example.response);
const rejected = (detail: string): CallFailure => ({ kind: 'rejected', status: 409, detail });
const unreachable = { 'the connection is lost': { kind: 'unreachable' } } as const;

type MonthTrace = Trace<typeof topupMonth>;
const callsOf = ({ effects }: MonthTrace) => effects.filter(({ name }) => name.startsWith('call.'));
const countOf = ({ effects }: MonthTrace, name: string) => effects.filter((effect) => effect.name === name).length;
const responsesOf = ({ steps }: MonthTrace) => steps.filter(({ kind }) => kind === 'done' || kind === 'error');

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
      if (step.kind === 'done') return [step.output?.status ?? 'NOT_ORDERED'];
      return step.kind === 'event' && step.event.type === 'calendar.loaded' && step.event.month
        ? [step.event.month.status]
        : [];
    })
    .at(-1) ?? FIRST_STATUS[start];

export const topupMonthModel = defineModel({
  machine: topupMonth,
  starts: STARTS,
  events: {
    'month.order': 'noPayload',
    'month.cancel': 'noPayload',
    'cancel.confirm': 'noPayload',
    'cancel.dismiss': 'noPayload',
    'calendar.loaded': {
      'it is ordered': { month: december('ORDERED'), rules },
      'it is not ordered': { month: december('NOT_ORDERED'), rules },
      'its status is unknown': { month: december(PAUSED), rules },
      'of another year, and none are left': { month: null, rules: { ...rules, monthsLeft: 0 } },
    },
  },
  actors: {
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
  identity: ({ month: { status }, rules, failure }) => [status, rules, failure?.kind],
  invariants: {
    'the month has the status that the backend last reported': (trace) =>
      trace.snapshot.context.month.status === lastStatus(trace),
    'a change is sent only by the press that requests it': (trace) =>
      callsOf(trace).every(({ name, step }) => {
        const cause = trace.steps[step - 1];
        const press = name === 'call.orderTopup' ? 'month.order' : 'cancel.confirm';
        return cause?.kind === 'event' && cause.event.type === press;
      }),
    'nothing is sent while the status is unknown': (trace) =>
      !isOther(lastStatus({ ...trace, steps: trace.steps.slice(0, -1) })) ||
      callsOf(trace).every(({ step }) => step < trace.steps.length),
    'nothing is sent after the deadline': (trace) =>
      trace.now < DEADLINE || callsOf(trace).every(({ step }) => step < trace.steps.length),
    'nothing is sent while the agreement is closed, the account is inactive or no months are left': (trace) => {
      const cannotChange = /closed|inactive|no months/i;
      const isLoaded = trace.steps.some((step) => step.kind === 'event' && step.event.type === 'calendar.loaded');
      return isLoaded || !cannotChange.test(trace.start) || callsOf(trace).length === 0;
    },
    'the owner is notified once of every response, successful or not': (trace) =>
      countOf(trace, 'onEvent') === responsesOf(trace).length,
    'a toast is shown when the month is as the user asked, and for nothing else': (trace) =>
      countOf(trace, 'notify') ===
      trace.steps.filter(({ kind, label }) => kind === 'done' && !label.includes('still')).length,
    'a failure is shown until the next change is requested': ({ steps, snapshot }) => {
      const failed = steps.findLastIndex(({ kind, label }) => kind === 'error' || label.includes('still'));
      const requested = steps.findLastIndex((step) => step.kind === 'event' && /^month\./.test(step.event.type));
      if (failed === -1) return snapshot.context.failure === null;
      return snapshot.context.failure !== null || requested > failed;
    },
    'after the deadline nothing can be changed': ({ snapshot, now }) =>
      now < DEADLINE || !snapshot.matches('changeable'),
  },
});
