import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { cancelTopup, orderTopup, type TopupMonth } from '../../contract/calendar.ts';
import { callActor, callInput, errorParams, type Named, toFailure, waitUntil } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { deadlineOf } from './deadline.ts';
import type { MonthSight, Terms } from './terms.ts';

interface Input {
  readonly ports: Ports;
  readonly year: number;
  readonly month: MonthSight;
  readonly terms: Terms;
  /** The backend was asked to change the month, and has answered or not: what is known of the calendar is old. */
  readonly tell: (news: { readonly type: 'calendar.changed' }) => void;
}

export interface MonthContext extends Input {
  /** Why the last change did not happen, until the next is asked for. */
  readonly failure: CallFailure | null;
}

/** What the owner has read: the month itself, null when another year was read, and what holds for every month. */
interface News {
  readonly month: MonthSight | null;
  readonly terms: Terms;
}

type Event =
  | { readonly type: 'month.order' }
  | { readonly type: 'month.cancel' }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'cancel.dismiss' }
  | ({ readonly type: 'calendar.loaded' } & News);

const actors = {
  orderTopup: callActor(orderTopup),
  cancelTopup: callActor(cancelTopup),
  untilDeadline: waitUntil,
};

/** The first moment at which the month can be changed no more, ms since 1970. */
const deadline = ({ terms, year, month }: MonthContext) => deadlineOf(terms, { year, monthNumber: month.monthNumber });
const theMonth = ({ year, month: { monthNumber } }: MonthContext) => ({ year, monthNumber });

const monthSetup = setup({
  types: {
    input: {} as Input,
    context: {} as MonthContext,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isBlocked: ({ context }) => context.month.status === 'BLOCKED',
    isCanceled: ({ context }) => context.month.status === 'CANCELED',
    isOrdered: ({ context }) => context.month.status === 'ORDERED',
    isDeadlinePassed: ({ context }) => context.ports.clock.now() >= deadline(context),
    isInactive: ({ context }) => context.terms.isInactive,
    isClosed: ({ context }) => context.terms.isClosed,
    hasNoneLeft: ({ context }) => context.terms.left <= 0,
    isAsBefore: ({ context: { month, terms } }, { month: now, terms: then }: News) =>
      (now === null || now.status === month.status) &&
      terms.isClosed === then.isClosed &&
      terms.isInactive === then.isInactive,
  },
  actions: {
    keepNews: assign(({ context }, { month, terms }: News) => ({ month: month ?? context.month, terms })),
    keepMonth: assign((_, { month }: { month: TopupMonth }) => ({ month: { ...month, isQueued: false } })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    thank: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'topup.updated' } }),
    tellChanged: ({ context }) => context.tell({ type: 'calendar.changed' }),
  },
});

const news = ({ event }: { event: News }) => ({ month: event.month, terms: event.terms });
const keepNews = { type: 'keepNews', params: news } as const;
const told = {
  target: '#topup-month.deciding',
  actions: keepNews,
  description: 'The calendar has been read again: what it says holds.',
} as const;
const toldMeanwhile = { actions: keepNews, description: 'The answer to the change decides.' } as const;

const changed = {
  target: 'deciding',
  actions: [
    { type: 'keepMonth', params: ({ event }: { event: { output: TopupMonth } }) => ({ month: event.output }) },
    'thank',
    'tellChanged',
  ],
} as const;
const unchanged = {
  target: 'deciding',
  actions: [{ type: 'setFailure', params: errorParams }, 'tellChanged'],
  description: 'The change may have been made though its answer was lost, so the calendar is read again all the same.',
} as const;

const changeable = monthSetup.createStateConfig({
  description: 'The deadline lies ahead; midnight may pass while the page is open.',
  initial: 'orderable',
  invoke: {
    id: 'untilDeadline',
    src: 'untilDeadline',
    input: ({ context }) => ({ clock: context.ports.clock, moment: deadline(context) }),
    onDone: '#topup-month.deciding',
  },
  on: { 'calendar.loaded': told },
  states: {
    orderable: {
      on: { 'month.order': { target: '#topup-month.ordering', actions: 'clearFailure' } },
    },
    cancelable: {
      on: { 'month.cancel': { target: 'confirming', actions: 'clearFailure' } },
    },
    confirming: {
      description: 'The person is asked whether the month shall really be canceled.',
      on: {
        'cancel.confirm': '#topup-month.canceling',
        'cancel.dismiss': 'cancelable',
        'calendar.loaded': [
          {
            guard: { type: 'isAsBefore', params: news },
            actions: keepNews,
            description: 'Nothing has changed that the question is about.',
          },
          told,
        ],
      },
    },
    full: { description: 'As many months as the employer gives are ordered.' },
    closed: { description: 'The agreement of the company is closed: the action is shown and disabled.' },
    inactive: { description: 'The account is inactive: nothing is offered.' },
  },
});

/** One month of the top-up calendar (§4): what can be done with it, and each change of it, sent once. */
export const topupMonth = monthSetup.createMachine({
  id: 'topup-month',
  description: 'One month of the top-up calendar: ordered, canceled after a question, or for looking at only.',
  meta: { section: '§4 Top-up month' },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'isCanceled', target: 'canceled' },
        { guard: 'isDeadlinePassed', target: 'past' },
        { guard: 'isInactive', target: 'changeable.inactive' },
        { guard: 'isClosed', target: 'changeable.closed' },
        { guard: 'isOrdered', target: 'changeable.cancelable' },
        { guard: 'hasNoneLeft', target: 'changeable.full' },
        { target: 'changeable.orderable' },
      ],
    },
    changeable,
    ordering: {
      description: 'Beside the deadline, which must not cut it off: the backend decides whether it came in time.',
      invoke: {
        id: 'orderTopup',
        src: 'orderTopup',
        input: ({ context }) => callInput(context, theMonth(context)),
        onDone: changed,
        onError: unchanged,
      },
      on: { 'calendar.loaded': toldMeanwhile },
    },
    canceling: {
      description: 'Beside the deadline, like ordering.',
      invoke: {
        id: 'cancelTopup',
        src: 'cancelTopup',
        input: ({ context }) => callInput(context, theMonth(context)),
        onDone: changed,
        onError: unchanged,
      },
      on: { 'calendar.loaded': toldMeanwhile },
    },
    past: { description: 'The last day to order or cancel has passed.', on: { 'calendar.loaded': told } },
    blocked: { description: 'The employer has blocked the month.', on: { 'calendar.loaded': told } },
    canceled: { description: 'The month was canceled, and cannot be ordered again.', on: { 'calendar.loaded': told } },
  },
});
