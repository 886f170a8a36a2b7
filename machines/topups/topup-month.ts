import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { isOther } from '../../contract/tolerance.ts';
import { cancelTopup, orderTopup, type TopupMonth } from '../../contract/topups.ts';
import { callActor, callInput, errorParams, type Named, toFailure, waitUntil } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { settleDelays, settled } from '../settling.ts';
import { deadlineOf } from './deadline.ts';
import type { MonthView, OrderingRules } from './ordering-rules.ts';

interface Input {
  readonly ports: Ports;
  readonly year: number;
  readonly month: MonthView;
  readonly rules: OrderingRules;
  /** Called after every attempt to change the month, successful or not: the loaded calendar is out of date. */
  readonly onEvent: (event: { readonly type: 'calendar.changed' }) => void;
}

export interface MonthContext extends Input {
  /** Why the last change failed; cleared by the next change. */
  readonly failure: CallFailure | null;
}

interface MonthParams {
  readonly month: TopupMonth;
}

interface LoadedParams {
  /** Null when a calendar of another year was loaded. */
  readonly month: MonthView | null;
  readonly rules: OrderingRules;
}

type Event =
  | { readonly type: 'month.order' }
  | { readonly type: 'month.cancel' }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'cancel.dismiss' }
  | ({ readonly type: 'calendar.loaded' } & LoadedParams);

const actors = {
  orderTopup: callActor(orderTopup),
  cancelTopup: callActor(cancelTopup),
  untilDeadline: waitUntil,
};

/** The first moment at which the month can no longer be changed, ms since 1970. */
const deadline = ({ rules, year, month }: MonthContext) => deadlineOf(rules, { year, monthNumber: month.monthNumber });
const monthRequest = ({ year, month: { monthNumber } }: MonthContext) => ({ year, monthNumber });

const monthSetup = setup({
  types: {
    input: {} as Input,
    context: {} as MonthContext,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  delays: settleDelays,
  guards: {
    hasOtherStatus: ({ context }) => isOther(context.month.status),
    isNowOrdered: (_, { month }: MonthParams) => month.status === 'ORDERED' || isOther(month.status),
    isNoLongerOrdered: (_, { month }: MonthParams) => month.status !== 'ORDERED',
    isBlocked: ({ context }) => context.month.status === 'BLOCKED',
    isCanceled: ({ context }) => context.month.status === 'CANCELED',
    isOrdered: ({ context }) => context.month.status === 'ORDERED',
    isDeadlinePassed: ({ context }) => context.ports.clock.now() >= deadline(context),
    isInactive: ({ context }) => context.rules.isInactive,
    isClosed: ({ context }) => context.rules.isClosed,
    isLimitReached: ({ context }) => context.rules.monthsLeft <= 0,
    isUnchanged: ({ context: { month, rules } }, { month: newMonth, rules: newRules }: LoadedParams) =>
      (newMonth === null || newMonth.status === month.status) &&
      rules.isClosed === newRules.isClosed &&
      rules.isInactive === newRules.isInactive,
  },
  actions: {
    setLoaded: assign(({ context }, { month, rules }: LoadedParams) => ({ month: month ?? context.month, rules })),
    setMonth: assign((_, { month }: MonthParams) => ({ month: { ...month, isQueued: false } })),
    setFailure: assign(toFailure),
    setUnexpectedAnswer: assign({ failure: { kind: 'invalidResponse' } as const }),
    clearFailure: assign({ failure: null }),
    showSuccessToast: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'topups.updated' } }),
    notifyOwner: ({ context }) => context.onEvent({ type: 'calendar.changed' }),
  },
});

const loadedParams = ({ event }: { event: LoadedParams }) => ({ month: event.month, rules: event.rules });
const setLoaded = { type: 'setLoaded', params: loadedParams } as const;
const loaded = { target: '#topup-month.deciding', actions: setLoaded } as const;
const loadedDuringChange = {
  actions: setLoaded,
  description: 'The response to the change decides the state.',
} as const;

const answerParams = ({ event }: { event: { output: TopupMonth } }) => ({ month: event.output });
const setMonth = { type: 'setMonth', params: answerParams } as const;
/** The transitions after an answer, which is compared with what the user asked for. */
const changedTo = <Guard extends string>(isWanted: Guard) =>
  [
    {
      guard: { type: isWanted, params: answerParams },
      target: 'settled',
      actions: [setMonth, 'showSuccessToast', 'notifyOwner'],
    },
    {
      target: 'settled',
      actions: [setMonth, 'setUnexpectedAnswer', 'notifyOwner'],
      description: 'The month has another status than the user asked for.',
    },
  ] as const;
const changeFailed = {
  target: 'settled',
  actions: [{ type: 'setFailure', params: errorParams }, 'notifyOwner'],
  description: 'The change may have been made although its response was lost, so the owner reads the calendar again.',
} as const;

const changeable = monthSetup.createStateConfig({
  description: 'Before the deadline, which may pass while the page is open.',
  initial: 'orderable',
  invoke: {
    id: 'untilDeadline',
    src: 'untilDeadline',
    input: ({ context }) => ({ clock: context.ports.clock, moment: deadline(context) }),
    onDone: '#topup-month.deciding',
  },
  on: { 'calendar.loaded': loaded },
  states: {
    orderable: {
      on: { 'month.order': { target: '#topup-month.ordering', actions: 'clearFailure' } },
    },
    cancelable: {
      on: { 'month.cancel': { target: 'confirming', actions: 'clearFailure' } },
    },
    confirming: {
      description: 'A dialog asks the user to confirm the cancellation.',
      on: {
        'cancel.confirm': '#topup-month.canceling',
        'cancel.dismiss': 'cancelable',
        'calendar.loaded': [
          {
            guard: { type: 'isUnchanged', params: loadedParams },
            actions: setLoaded,
            description: 'The dialog stays open when nothing that it is about has changed.',
          },
          loaded,
        ],
      },
    },
    limitReached: { description: 'All months that the employer allows are ordered.' },
    closed: { description: 'The agreement of the employer is closed: the button is shown and disabled.' },
    inactive: { description: 'The account is inactive: no button is shown.' },
  },
});

/** One month of the top-up calendar (§4): which changes are possible, and sending each change once. */
export const topupMonth = monthSetup.createMachine({
  id: 'topup-month',
  description: 'One month of the top-up calendar: it can be ordered, canceled after a confirmation, or only viewed.',
  meta: { section: '§4 Top-up month' },
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasOtherStatus', target: 'otherStatus' },
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'isCanceled', target: 'canceled' },
        { guard: 'isDeadlinePassed', target: 'deadlinePassed' },
        { guard: 'isInactive', target: 'changeable.inactive' },
        { guard: 'isClosed', target: 'changeable.closed' },
        { guard: 'isOrdered', target: 'changeable.cancelable' },
        { guard: 'isLimitReached', target: 'changeable.limitReached' },
        { target: 'changeable.orderable' },
      ],
    },
    changeable,
    ordering: {
      description: 'The deadline does not interrupt the call: the backend decides whether it was in time.',
      invoke: {
        id: 'orderTopup',
        src: 'orderTopup',
        input: ({ context }) => callInput(context, monthRequest(context)),
        onDone: changedTo('isNowOrdered'),
        onError: changeFailed,
      },
      on: { 'calendar.loaded': loadedDuringChange },
    },
    canceling: {
      description: 'The deadline does not interrupt the call, as for ordering.',
      invoke: {
        id: 'cancelTopup',
        src: 'cancelTopup',
        input: ({ context }) => callInput(context, monthRequest(context)),
        onDone: changedTo('isNoLongerOrdered'),
        onError: changeFailed,
      },
      on: { 'calendar.loaded': loadedDuringChange },
    },
    settled: { ...settled('deciding'), on: { 'calendar.loaded': { actions: setLoaded } } },
    deadlinePassed: {
      description: 'The last day to order or cancel has passed.',
      on: { 'calendar.loaded': loaded },
    },
    otherStatus: {
      description: 'The portal does not know the status: the month is shown and cannot be changed (decision 29).',
      on: { 'calendar.loaded': loaded },
    },
    blocked: { description: 'The employer has blocked the month.', on: { 'calendar.loaded': loaded } },
    canceled: {
      description: 'The month was canceled and cannot be ordered again.',
      on: { 'calendar.loaded': loaded },
    },
  },
});
