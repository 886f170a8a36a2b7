import { assign, setup } from 'xstate';
import type { Ports } from '../ports.ts';
import type { MonthReport } from './month-report.ts';
import {
  canRetry,
  canToggle,
  canToggleYear,
  isEachOrdered,
  type MonthsContext,
  orderableMonths,
  orderResult,
  prunedSelection,
  withYearToggled,
} from './month-selection.ts';

/** Asks the owner to order a month; the month reports how it goes. */
export interface OrderRequested {
  readonly type: 'order.requested';
  /** The first day of the month, `yyyy-mm-dd`. */
  readonly day: string;
}

interface Input {
  readonly ports: Ports;
  readonly onEvent: (event: OrderRequested) => void;
}

type Context = Input & MonthsContext;

interface DayParams {
  readonly day: string;
}
interface ReportParams {
  readonly month: MonthReport;
}

type Event =
  /** A month has a new state. */
  | ({ readonly type: 'month.reported' } & ReportParams)
  | { readonly type: 'selection.start' }
  | ({ readonly type: 'month.toggle' } & DayParams)
  | { readonly type: 'year.toggle'; readonly year: number }
  | { readonly type: 'selection.cancel' }
  | { readonly type: 'order.confirm' }
  | { readonly type: 'order.stop' }
  | ({ readonly type: 'month.orderAgain' } & DayParams)
  | { readonly type: 'result.close' };

/** Fewer months are ordered with their own buttons. */
const SEVERAL = 2;

const isCurrent = ({ queue }: Context, { month }: ReportParams) => month.day === queue[0];
const current = ({ months, queue: [day] }: Context) => (day === undefined ? undefined : months[day]);

const orderMonthsSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: {
    canSelectSeveral: ({ context }) => Math.min(orderableMonths(context).length, context.monthsLeft) >= SEVERAL,
    hasNothingToSelect: ({ context }) => orderableMonths(context).length === 0 || context.monthsLeft <= 0,
    canToggle: ({ context }, { day }: DayParams) => canToggle(context, day),
    canToggleYear: ({ context }, { year }: { year: number }) => canToggleYear(context, year),
    hasSelection: ({ context }) => context.selected.length > 0,
    canRetry: ({ context }, { day }: DayParams) => canRetry(context, day),
    hasUnsent: ({ context }) => context.queue.length > 1,
    isQueueEmpty: ({ context }) => context.queue.length === 0,
    isNextOrderable: ({ context }) => current(context)?.orderState === 'orderable',
    isChanging: ({ context }, params: ReportParams) =>
      isCurrent(context, params) && params.month.orderState === 'changing',
    isNoLongerOrderable: ({ context }, params: ReportParams) =>
      isCurrent(context, params) && params.month.orderState !== 'orderable',
    isNoLongerChanging: ({ context }, params: ReportParams) =>
      isCurrent(context, params) && params.month.orderState !== 'changing',
  },
  actions: {
    setReport: assign(({ context }, { month }: ReportParams) => {
      const months = { ...context.months, [month.day]: month };
      const { monthsLeft } = month;
      return { months, monthsLeft, selected: prunedSelection({ ...context, months, monthsLeft }) };
    }),
    toggleMonth: assign(({ context: { selected } }, { day }: DayParams) => ({
      selected: selected.includes(day) ? selected.filter((one) => one !== day) : [...selected, day].toSorted(),
    })),
    toggleYear: assign(({ context }, { year }: { year: number }) => ({ selected: withYearToggled(context, year) })),
    clearSelection: assign({ selected: [] }),
    queueSelected: assign(({ context: { selected } }) => ({ asked: selected, queue: selected, selected: [] })),
    queueAgain: assign(({ context: { queue } }, { day }: DayParams) => ({ queue: [...queue, day] })),
    dropUnsent: assign(({ context: { queue } }) => ({ queue: queue.slice(0, 1) })),
    dropCurrent: assign(({ context: { queue } }) => ({ queue: queue.slice(1) })),
    clearResult: assign({ asked: [] }),
    requestOrder: ({ context: { onEvent, queue } }) =>
      queue[0] !== undefined && onEvent({ type: 'order.requested', day: queue[0] }),
    showToast: ({ context }) => {
      context.ports.notify({
        type: isEachOrdered(context) ? 'success' : 'alert',
        message: orderResult(context),
        isOnPage: true,
      });
    },
  },
});

const dayParams = ({ event: { day } }: { event: DayParams }) => ({ day });
const reportParams = ({ event: { month } }: { event: ReportParams }) => ({ month });
const yearParams = ({ event: { year } }: { event: { year: number } }) => ({ year });
const setReport = { type: 'setReport', params: reportParams } as const;
const retried = {
  guard: { type: 'canRetry', params: dayParams },
  actions: { type: 'queueAgain', params: dayParams },
} as const;

const selecting = orderMonthsSetup.createStateConfig({
  description: 'Each month that can be ordered has a checkbox.',
  always: { guard: 'hasNothingToSelect', target: 'off', description: 'The last month can no longer be ordered.' },
  on: {
    'month.toggle': {
      guard: { type: 'canToggle', params: dayParams },
      actions: { type: 'toggleMonth', params: dayParams },
    },
    'year.toggle': {
      guard: { type: 'canToggleYear', params: yearParams },
      actions: { type: 'toggleYear', params: yearParams },
    },
    'selection.cancel': { target: 'off', actions: 'clearSelection' },
    'order.confirm': { guard: 'hasSelection', target: 'ordering', actions: 'queueSelected' },
  },
});

const ordering = orderMonthsSetup.createStateConfig({
  description:
    'The months are ordered one after another, each by its own actor. If the page is left, no more are sent.',
  initial: 'deciding',
  on: {
    'month.orderAgain': { ...retried, description: 'The month is ordered again after the others.' },
    'order.stop': {
      guard: 'hasUnsent',
      actions: 'dropUnsent',
      description: 'The month that is being ordered is completed; the others are not sent.',
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isQueueEmpty', target: '#order-months.done' },
        { guard: 'isNextOrderable', target: 'requested' },
        {
          target: 'deciding',
          reenter: true,
          actions: 'dropCurrent',
          description: 'The month can no longer be ordered: nothing is sent.',
        },
      ],
    },
    requested: {
      description: 'A report from before the request may still arrive, so the month must first report the change.',
      entry: 'requestOrder',
      on: {
        'month.reported': [
          { guard: { type: 'isChanging', params: reportParams }, target: 'waiting', actions: setReport },
          {
            guard: { type: 'isNoLongerOrderable', params: reportParams },
            target: 'deciding',
            actions: setReport,
            description: 'The month did not take the request.',
          },
          { actions: setReport },
        ],
      },
    },
    waiting: {
      description: 'The month is being ordered.',
      on: {
        'month.reported': [
          {
            guard: { type: 'isNoLongerChanging', params: reportParams },
            target: 'deciding',
            actions: [setReport, 'dropCurrent'],
          },
          { actions: setReport },
        ],
      },
    },
  },
});

/** Orders several months (§4): the user selects them, and each is ordered by its own actor, one after another. */
export const orderMonths = orderMonthsSetup.createMachine({
  id: 'order-months',
  description: 'Several months are selected and then ordered one after another, with the result of each.',
  meta: { section: '§4 Top-up month', page: '/topup' },
  context: ({ input }) => ({ ...input, months: {}, monthsLeft: 0, selected: [], asked: [], queue: [] }),
  on: { 'month.reported': { actions: setReport } },
  initial: 'off',
  states: {
    off: { on: { 'selection.start': { guard: 'canSelectSeveral', target: 'selecting' } } },
    selecting,
    ordering,
    done: {
      description: 'Each month shows its result. Those that were not ordered can be ordered again.',
      entry: 'showToast',
      on: {
        'month.orderAgain': { ...retried, target: 'ordering' },
        'result.close': { target: 'off', actions: 'clearResult' },
      },
    },
  },
});
