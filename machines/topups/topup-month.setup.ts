import { assign, setup } from 'xstate';
import { isOther } from '../../contract/tolerance.ts';
import {
  type ChangedMonth,
  cancelTopup,
  isOpenCalendar,
  orderTopup,
  type TopupCalendar,
  type TopupMonth,
  topupCalendar,
} from '../../contract/topups.ts';
import { callActor, type MachineTypes, toMessage, waitUntil } from '../call-actor.ts';
import { dayOfMonth, middleOfMonth } from '../days.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { settleDelays } from '../settling.ts';
import { deadlineOf, lastDayFor } from './deadline.ts';
import type { MonthReport, MonthReported, OrderState } from './month-report.ts';
import { type MonthView, monthViewsOf, type OrderingRules } from './ordering-rules.ts';

interface Input {
  readonly ports: Ports;
  readonly year: number;
  readonly month: MonthView;
  readonly rules: OrderingRules;
  /**
   * Called with each new state, and when the loaded calendar is or may be out of date: after every attempt to change the
   * month, for example.
   */
  readonly onEvent: (event: { readonly type: 'calendar.changed'; readonly year: number } | MonthReported) => void;
}

export interface MonthContext extends Input {
  /** Why the last change failed; cleared by the next change, or when the calendar shows another status. */
  readonly message: Message | null;
  /** The current change is one of several orders, which share one toast. */
  readonly isOneOfSeveral: boolean;
}

interface MonthParams {
  readonly month: ChangedMonth;
}

interface FoundParams {
  /** Null when the calendar does not contain the month, or is disabled. */
  readonly month: MonthView | null;
}

export interface LoadedParams {
  /** Null when a calendar of another year was loaded, or only the rules have changed. */
  readonly month: MonthView | null;
  readonly rules: OrderingRules;
}

type Event =
  | { readonly type: 'month.order' }
  /** Several months are ordered: the one who does that raises the toast. */
  | { readonly type: 'month.orderAsOneOfSeveral' }
  | { readonly type: 'month.cancel' }
  | { readonly type: 'cancel.confirm' }
  | { readonly type: 'cancel.dismiss' }
  | ({ readonly type: 'calendar.loaded' } & LoadedParams);

const actors = {
  topupCalendar: callActor(topupCalendar),
  orderTopup: callActor(orderTopup),
  cancelTopup: callActor(cancelTopup),
  untilDeadline: waitUntil,
};

/** The first moment at which the month can no longer be changed, ms since 1970. */
export const deadline = ({ rules, year, month }: MonthContext) =>
  deadlineOf(rules, { year, monthNumber: month.monthNumber });

/** The year and the number of the month (1 to 12), as the calls about it name it. */
export const monthRequest = ({ year, month: { monthNumber } }: MonthContext) => ({ year, monthNumber });

const wordOf = ({ status }: TopupMonth) => (isOther(status) ? status.other : status);
const isSameStatus = (month: TopupMonth, other: TopupMonth) => wordOf(month) === wordOf(other);

/** The month of the context in a new calendar. */
export const monthIn = ({
  context,
  event,
}: {
  context: MonthContext;
  event: { output: TopupCalendar };
}): FoundParams => ({
  month: isOpenCalendar(event.output)
    ? (monthViewsOf(event.output).find(({ monthNumber }) => monthNumber === context.month.monthNumber) ?? null)
    : null,
});

function reportOf(context: MonthContext, orderState: OrderState): MonthReport {
  const { year, month, rules, message } = context;
  return {
    day: dayOfMonth(year, month.monthNumber, 1),
    year,
    orderState: month.status === 'ORDERED' ? 'ordered' : orderState,
    message,
    lastDay: lastDayFor(rules, monthRequest(context)),
    amount: rules.amount,
    monthsLeft: rules.monthsLeft,
  };
}

/** What a change has made of the month, for its toast; `other` if the portal does not know the word. */
function resultOf(status: TopupMonth['status']) {
  if (isOther(status)) return 'other';
  return status === 'ORDERED' ? 'ordered' : 'canceled';
}

export const monthSetup = setup({
  types: {} as MachineTypes<Input, MonthContext, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    hasOtherStatus: ({ context }) => isOther(context.month.status),
    isNowOrdered: (_, { month }: MonthParams) => month.status === 'ORDERED' || isOther(month.status),
    isNoLongerOrdered: (_, { month }: MonthParams) => month.status !== 'ORDERED',
    isFoundOrdered: (_, { month }: FoundParams) => month?.status === 'ORDERED',
    isFoundOrderable: (_, { month }: FoundParams) => month?.status === 'NOT_ORDERED',
    isFoundNotOrdered: (_, { month }: FoundParams) => month?.status === 'NOT_ORDERED' || month?.status === 'CANCELED',
    isBlocked: ({ context }) => context.month.status === 'BLOCKED',
    isCanceled: ({ context }) => context.month.status === 'CANCELED',
    isOrdered: ({ context }) => context.month.status === 'ORDERED',
    isDeadlinePassed: ({ context }) => context.ports.clock.now() >= deadline(context),
    isInactive: ({ context }) => context.rules.isInactive,
    isClosed: ({ context }) => context.rules.isClosed,
    isAutomatic: ({ context }) => context.rules.isAutomatic,
    isLimitReached: ({ context }) => context.rules.monthsLeft <= 0,
    isUnchanged: ({ context: { month, rules } }, { month: newMonth, rules: newRules }: LoadedParams) =>
      (newMonth === null || isSameStatus(newMonth, month)) &&
      rules.isClosed === newRules.isClosed &&
      rules.isInactive === newRules.isInactive,
  },
  actions: {
    setLoaded: assign(({ context }, { month, rules }: LoadedParams) => ({
      month: month ?? context.month,
      rules,
      // The message is about the status before: a change whose response was lost may have been made.
      message: month === null || isSameStatus(month, context.month) ? context.message : null,
    })),
    setMonth: assign(({ context }, { month }: MonthParams) => ({
      month: { ...context.month, ...month, isQueued: false },
    })),
    setFound: assign(({ context }, { month }: FoundParams) => ({ month: month ?? context.month })),
    setMessage: assign(toMessage(failureMessage)),
    setChangedElsewhere: assign({ message: { id: 'topups.changedElsewhere' } as const }),
    startChange: assign({ message: null, isOneOfSeveral: false }),
    startAsOneOfSeveral: assign({ message: null, isOneOfSeveral: true }),
    showSuccessToast: ({ context: { ports, year, month, isOneOfSeveral } }) =>
      !isOneOfSeveral &&
      ports.notify({
        type: 'success',
        message: {
          id: `topups.updated.${resultOf(month.status)}`,
          values: { month: middleOfMonth(year, month.monthNumber) },
        },
      }),
    report: ({ context }, { orderState }: { orderState: OrderState }) =>
      context.onEvent({ type: 'month.reported', month: reportOf(context, orderState) }),
    notifyOwner: ({ context }) => context.onEvent({ type: 'calendar.changed', year: context.year }),
  },
});
