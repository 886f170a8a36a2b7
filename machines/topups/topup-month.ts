import type { SnapshotFrom } from 'xstate';
import type { ChangedMonth } from '../../contract/topups.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { settled } from '../settling.ts';
import type { OrderState } from './month-report.ts';
import {
  deadline,
  type LoadedParams,
  type MonthContext,
  monthIn,
  monthRequest,
  monthSetup,
} from './topup-month.setup.ts';

const loadedParams = ({ event }: { event: LoadedParams }) => ({ month: event.month, rules: event.rules });
const setLoaded = { type: 'setLoaded', params: loadedParams } as const;
const loaded = { target: '#topup-month.deciding', actions: setLoaded } as const;
/** The action that reports a state to the owner; an ordered month is reported as ordered. */
const report = (orderState: OrderState) => ({ type: 'report', params: { orderState } }) as const;
const reportsOther = { entry: report('other') } as const;

const loadedDuringChange = {
  actions: [setLoaded, report('changing')],
  description: 'The response to the change decides the state.',
} as const;

const setFound = { type: 'setFound', params: monthIn } as const;
const setMessage = { type: 'setMessage', params: errorParams } as const;
const alreadyChanged = {
  target: '#topup-month.settled',
  actions: [setFound, 'showSuccessToast', 'notifyOwner'],
  description: 'The change was already made in another place: nothing is sent.',
} as const;
const notChangeable = {
  target: '#topup-month.settled',
  actions: [setFound, 'setChangedElsewhere', 'notifyOwner'],
  description: 'The month can no longer be changed in this way: nothing is sent, and the user sees what holds now.',
} as const;
/** Reads the calendar before a change: another tab may have changed the month. */
const readMonth = {
  id: 'topupCalendar',
  src: 'topupCalendar',
  input: ({ context }: { context: MonthContext }) => callInput(context, { year: context.year }),
  onError: { target: '#topup-month.settled', actions: setMessage, description: 'Nothing is sent.' },
} as const;

const answerParams = ({ event }: { event: { output: ChangedMonth } }) => ({ month: event.output });
const setMonth = { type: 'setMonth', params: answerParams } as const;
/** The transitions after an answer, which is compared with what the user asked for. */
const changedTo = <Guard extends string>(isWanted: Guard) =>
  [
    {
      guard: { type: isWanted, params: answerParams },
      target: '#topup-month.settled',
      actions: [setMonth, 'showSuccessToast', 'notifyOwner'],
    },
    {
      target: '#topup-month.settled',
      actions: [setMonth, 'setChangedElsewhere', 'notifyOwner'],
      description: 'The month has another status than the user asked for. The user sees it and can try again.',
    },
  ] as const;
const changeFailed = {
  target: '#topup-month.settled',
  actions: [setMessage, 'notifyOwner'],
  description: 'The change may have been made although its response was lost, so the owner reads the calendar again.',
} as const;

const ordering = monthSetup.createStateConfig({
  entry: report('changing'),
  initial: 'comparing',
  on: { 'calendar.loaded': loadedDuringChange },
  states: {
    comparing: {
      description: 'The month is read before the change: another tab may have changed it.',
      invoke: {
        ...readMonth,
        onDone: [
          { guard: { type: 'isFoundOrdered', params: monthIn }, ...alreadyChanged },
          { guard: { type: 'isFoundOrderable', params: monthIn }, target: 'submitting', actions: setFound },
          notChangeable,
        ],
      },
    },
    submitting: {
      description: 'The deadline does not interrupt the call: the backend decides whether it was in time.',
      invoke: {
        id: 'orderTopup',
        src: 'orderTopup',
        input: ({ context }) => ({
          ...callInput(context, monthRequest(context)),
          raisesToast: !context.isOneOfSeveral,
        }),
        onDone: changedTo('isNowOrdered'),
        onError: changeFailed,
      },
    },
  },
});

const canceling = monthSetup.createStateConfig({
  entry: report('changing'),
  initial: 'comparing',
  on: { 'calendar.loaded': loadedDuringChange },
  states: {
    comparing: {
      description: 'The month is read before the change, as for ordering.',
      invoke: {
        ...readMonth,
        onDone: [
          { guard: { type: 'isFoundNotOrdered', params: monthIn }, ...alreadyChanged },
          { guard: { type: 'isFoundOrdered', params: monthIn }, target: 'submitting', actions: setFound },
          notChangeable,
        ],
      },
    },
    submitting: {
      description: 'The deadline does not interrupt the call, as for ordering.',
      invoke: {
        id: 'cancelTopup',
        src: 'cancelTopup',
        input: ({ context }) => callInput(context, monthRequest(context)),
        onDone: changedTo('isNoLongerOrdered'),
        onError: changeFailed,
      },
    },
  },
});

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
      entry: report('orderable'),
      on: {
        'month.order': { target: '#topup-month.ordering', actions: 'startChange' },
        'month.orderAsOneOfSeveral': { target: '#topup-month.ordering', actions: 'startAsOneOfSeveral' },
      },
    },
    automatic: {
      ...reportsOther,
      description: 'The month is ordered automatically after its deadline. It can be ordered earlier.',
      on: { 'month.order': { target: '#topup-month.ordering', actions: 'startChange' } },
    },
    cancelable: {
      ...reportsOther,
      on: { 'month.cancel': { target: 'confirming', actions: 'startChange' } },
    },
    confirming: {
      ...reportsOther,
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
    limitReached: { ...reportsOther, description: 'All months that the employer allows are ordered.' },
    closed: {
      ...reportsOther,
      description: 'The agreement of the employer is closed: the button is shown and disabled.',
    },
    inactive: { ...reportsOther, description: 'The account is inactive: no button is shown.' },
  },
});

/** One month of the top-up calendar (§4): which changes are possible, and sending each change once. */
export const topupMonth = monthSetup.createMachine({
  id: 'topup-month',
  description: 'One month of the top-up calendar: it can be ordered, canceled after a confirmation, or only viewed.',
  meta: { section: '§4 Top-up month', page: '/topup' },
  context: ({ input }) => ({ ...input, message: null, isOneOfSeveral: false }),
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
        { guard: 'isAutomatic', target: 'changeable.automatic' },
        { target: 'changeable.orderable' },
      ],
    },
    changeable,
    ordering,
    canceling,
    settled: {
      ...settled('deciding'),
      entry: report('changing'),
      on: { 'calendar.loaded': { actions: [setLoaded, report('changing')] } },
    },
    deadlinePassed: {
      ...reportsOther,
      description: 'The last day to order or cancel has passed.',
      on: { 'calendar.loaded': loaded },
    },
    otherStatus: {
      ...reportsOther,
      description: 'The portal does not know the status: the month is shown and cannot be changed (decision 29).',
      on: { 'calendar.loaded': loaded },
    },
    blocked: { ...reportsOther, description: 'The employer has blocked the month.', on: { 'calendar.loaded': loaded } },
    canceled: {
      ...reportsOther,
      description: 'The month was canceled and cannot be ordered again.',
      on: { 'calendar.loaded': loaded },
    },
  },
});

const actionFor = (status: MonthContext['month']['status']): 'order' | 'cancel' | null =>
  status === 'ORDERED' ? 'cancel' : status === 'NOT_ORDERED' ? 'order' : null;

/**
 * What the button of a month does, also while it is being done; null without a button. With a closed agreement the button
 * is disabled (§4).
 */
export function offeredAction(snapshot: SnapshotFrom<typeof topupMonth>): 'order' | 'cancel' | null {
  const { status } = snapshot.context.month;
  const has = (...states: readonly Parameters<typeof snapshot.matches>[0][]) =>
    states.some((state) => snapshot.matches(state));
  if (has('ordering', { changeable: 'orderable' }, { changeable: 'automatic' })) return 'order';
  if (has('canceling', { changeable: 'cancelable' }, { changeable: 'confirming' })) return 'cancel';
  return has('settled', { changeable: 'closed' }) ? actionFor(status) : null;
}
