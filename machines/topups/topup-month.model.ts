import type { InputFrom } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { cancelTopup, orderTopup } from '../../contract/calendar.ts';
import type { Ore } from '../../contract/money.ts';
import { defineModel, type Start, type Trace } from '../model.ts';
import type { MonthSight, Terms } from './terms.ts';
import { topupMonth } from './topup-month.ts';

/** The deadline of the December that all of this is about: the day on which models begin, at midnight in Stockholm. */
const DEADLINE = Date.parse('2026-11-21T00:00:00+01:00');

const terms: Terms = {
  lastDayOrderTopup: 20,
  sameMonthTopup: false,
  dayTopup: 25,
  left: 2,
  amount: 168_000 as Ore,
  isClosed: false,
  isInactive: false,
};
const december = (status: MonthSight['status']): MonthSight => ({
  monthNumber: 12,
  status,
  hasInvoice: false,
  topupDate: status === 'ORDERED' ? '2026-12-25' : null,
  isQueued: false,
});

const at = (status: MonthSight['status'], differs: Partial<Terms> = {}): Start<InputFrom<typeof topupMonth>> => ({
  input: (ports, spy) => ({
    ports,
    year: 2026,
    month: december(status),
    terms: { ...terms, ...differs },
    tell: spy('tell'),
  }),
});

const ordered = orderTopup.response.parse(orderTopup.example.response);
const canceled = cancelTopup.response.parse(cancelTopup.example.response);
const refused = (detail: string): CallFailure => ({ kind: 'rejected', status: 409, detail });
const lost = { 'the connection is lost': { kind: 'unreachable' } } as const;

type Seen = Trace<typeof topupMonth>;
const callsOf = ({ effects }: Seen) => effects.filter(({ name }) => name.startsWith('call.'));
const countOf = ({ effects }: Seen, name: string) => effects.filter((effect) => effect.name === name).length;
const answersOf = ({ steps }: Seen) => steps.filter(({ kind }) => kind === 'done' || kind === 'error');

const STARTS = {
  'a month to order': at('NOT_ORDERED'),
  'an ordered month': at('ORDERED'),
  'a canceled month': at('CANCELED'),
  'a blocked month': at('BLOCKED'),
  'a month whose last day was yesterday': at('NOT_ORDERED', { lastDayOrderTopup: 19 }),
  'no months left': at('NOT_ORDERED', { left: 0 }),
  'a closed agreement': at('ORDERED', { isClosed: true }),
  'an inactive account': at('ORDERED', { isInactive: true }),
};
const FIRST: Record<keyof typeof STARTS, MonthSight['status']> = {
  'a month to order': 'NOT_ORDERED',
  'an ordered month': 'ORDERED',
  'a canceled month': 'CANCELED',
  'a blocked month': 'BLOCKED',
  'a month whose last day was yesterday': 'NOT_ORDERED',
  'no months left': 'NOT_ORDERED',
  'a closed agreement': 'ORDERED',
  'an inactive account': 'ORDERED',
};

/** What the backend last said of the month, by whichever way. */
const lastSaid = ({ start, steps }: Trace<typeof topupMonth, keyof typeof STARTS>): MonthSight['status'] =>
  steps
    .flatMap((step) => {
      if (step.kind === 'done') return [step.output?.status ?? 'NOT_ORDERED'];
      return step.kind === 'event' && step.event.type === 'calendar.loaded' && step.event.month
        ? [step.event.month.status]
        : [];
    })
    .at(-1) ?? FIRST[start];

export const topupMonthModel = defineModel({
  machine: topupMonth,
  starts: STARTS,
  events: {
    'month.order': 'bare',
    'month.cancel': 'bare',
    'cancel.confirm': 'bare',
    'cancel.dismiss': 'bare',
    'calendar.loaded': {
      'it is ordered': { month: december('ORDERED'), terms },
      'it is not ordered': { month: december('NOT_ORDERED'), terms },
      'of another year, and none are left': { month: null, terms: { ...terms, left: 0 } },
    },
  },
  actors: {
    orderTopup: {
      done: { 'it is ordered': ordered },
      error: { ...lost, 'too many are ordered': refused('Max top-ups already ordered') },
    },
    cancelTopup: {
      done: { 'it is no longer ordered': canceled, 'it is canceled': { ...canceled, status: 'CANCELED' } },
      error: { ...lost, 'it was too late': refused('The last day to cancel has passed') },
    },
    untilDeadline: 'waits',
  },
  identity: ({ month: { status }, terms, failure }) => [status, terms, failure?.kind],
  invariants: {
    'the month is what the backend last said of it': (trace) => trace.snapshot.context.month.status === lastSaid(trace),
    'a change is sent by the press that asks for it, and by nothing else': (trace) =>
      callsOf(trace).every(({ name, step }) => {
        const pressed = trace.steps[step - 1];
        const press = name === 'call.orderTopup' ? 'month.order' : 'cancel.confirm';
        return pressed?.kind === 'event' && pressed.event.type === press;
      }),
    'nothing is sent after the deadline': (trace) =>
      trace.now < DEADLINE || callsOf(trace).every(({ step }) => step < trace.steps.length),
    'nothing is sent while the agreement is closed, the account is inactive or no months are left': (trace) => {
      const isHeld = /closed|inactive|none|no months/i;
      const news = trace.steps.some((step) => step.kind === 'event' && step.event.type === 'calendar.loaded');
      return news || !isHeld.test(trace.start) || callsOf(trace).length === 0;
    },
    'the owner hears of every answer, good or bad, once': (trace) => countOf(trace, 'tell') === answersOf(trace).length,
    'thanks are given for what was done, and for nothing else': (trace) =>
      countOf(trace, 'notify') === trace.steps.filter(({ kind }) => kind === 'done').length,
    'a failure is told until the next change is asked for': ({ steps, snapshot }) => {
      const failed = steps.findLastIndex(({ kind }) => kind === 'error');
      const asked = steps.findLastIndex((step) => step.kind === 'event' && /^month\./.test(step.event.type));
      if (failed === -1) return snapshot.context.failure === null;
      return snapshot.context.failure !== null || asked > failed;
    },
    'from the deadline on nothing can be changed': ({ snapshot, now }) =>
      now < DEADLINE || !snapshot.matches('changeable'),
  },
});
