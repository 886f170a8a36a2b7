import type { Ore } from '../../contract/money.ts';
import { defineModel, type Trace } from '../model.ts';
import type { Toast } from '../ports.ts';
import type { MonthReport } from './month-report.ts';
import { orderMonths } from './order-months.ts';

const report = (monthNumber: number, change: Partial<MonthReport> = {}): { readonly month: MonthReport } => ({
  month: {
    day: `2026-${monthNumber}-01`,
    year: 2026,
    orderState: 'orderable',
    message: null,
    lastDay: `2026-${monthNumber}-30`,
    amount: 168_000 as Ore,
    monthsLeft: 3,
    ...change,
  },
});
const NOVEMBER = { day: '2026-11-01' };
const DECEMBER = { day: '2026-12-01' };
const DAYS = [NOVEMBER.day, DECEMBER.day];
const failed = { message: { id: 'failure.unreachable' } } as const;

type MonthsTrace = Trace<typeof orderMonths>;
type Step = MonthsTrace['steps'][number];
type EventStep = Extract<Step, { kind: 'event' }>['event'];

const eventIn = (step: Step | undefined): EventStep | null => (step?.kind === 'event' ? step.event : null);
const isTaken = ({ before, steps }: MonthsTrace): boolean => {
  const event = eventIn(steps.at(-1));
  return event !== null && before?.can(event) === true;
};

/** The last report of a month among the first steps. */
const reportAt = ({ steps }: MonthsTrace, day: string, count = steps.length): MonthReport | undefined =>
  steps
    .slice(0, count)
    .flatMap((step) => {
      const event = eventIn(step);
      return event?.type === 'month.reported' && event.month.day === day ? [event.month] : [];
    })
    .at(-1);
const isOrderable = (trace: MonthsTrace, day: string, count?: number): boolean =>
  reportAt(trace, day, count)?.orderState === 'orderable';
const orderable = (trace: MonthsTrace): readonly string[] => DAYS.filter((day) => isOrderable(trace, day));

/** How many months the employer still allows, by the last report. */
const monthsLeft = ({ steps }: MonthsTrace): number =>
  steps
    .flatMap((step) => {
      const event = eventIn(step);
      return event?.type === 'month.reported' ? [event.month.monthsLeft] : [];
    })
    .at(-1) ?? 0;

const requests = ({ effects }: MonthsTrace) =>
  effects.flatMap(({ name, args, step }) =>
    name === 'onEvent' ? [{ day: (args[0] as { day: string }).day, step }] : [],
  );
const requestsOfLastStep = (trace: MonthsTrace) => requests(trace).filter(({ step }) => step === trace.steps.length);

/** Whether the last requested month has reported no end of its change. */
function isRunning(trace: MonthsTrace): boolean {
  const last = requests(trace).at(-1);
  if (last === undefined) return false;
  const reports = trace.steps.slice(last.step).flatMap((step) => {
    const event = eventIn(step);
    return event?.type === 'month.reported' && event.month.day === last.day ? [event.month.orderState] : [];
  });
  const started = reports.findIndex((orderState) => orderState !== 'orderable');
  return started === -1 || reports.slice(started).every((orderState) => orderState === 'changing');
}

/** The months of the last confirmed order. */
function asked(trace: MonthsTrace): readonly string[] {
  const { selected, asked: now } = trace.snapshot.context;
  return trace.snapshot.matches('selecting') ? selected : now;
}

const toasts = ({ effects, steps }: MonthsTrace): readonly Toast[] =>
  effects.flatMap(({ name, args, step }) => (name === 'notify' && step === steps.length ? [args[0] as Toast] : []));

const typeOfLast = ({ steps }: MonthsTrace): string | undefined => eventIn(steps.at(-1))?.type;

export const orderMonthsModel = defineModel({
  machine: orderMonths,
  starts: { 'no reports yet': { input: (ports, spy) => ({ ports, onEvent: spy('onEvent') }) } },
  events: {
    'month.reported': {
      'november can be ordered': report(11),
      'november is being ordered': report(11, { orderState: 'changing' }),
      'november is ordered': report(11, { orderState: 'ordered' }),
      'november cannot be ordered any more': report(11, { orderState: 'other' }),
      'december can be ordered': report(12),
      'december can be ordered, and only one month is left': report(12, { monthsLeft: 1 }),
      'december is being ordered': report(12, { orderState: 'changing' }),
      'december is ordered, and no month is left': report(12, { orderState: 'ordered', monthsLeft: 0 }),
      'the order of december failed': report(12, failed),
    },
    'selection.start': 'noPayload',
    'month.toggle': { november: NOVEMBER, december: DECEMBER },
    'year.toggle': { 'all of this year': { year: 2026 }, 'all of a year without such months': { year: 2027 } },
    'selection.cancel': 'noPayload',
    'order.confirm': 'noPayload',
    'order.stop': 'noPayload',
    'month.orderAgain': { november: NOVEMBER, december: DECEMBER },
    'result.close': 'noPayload',
  },
  ignoredCases: { 'year.toggle': { 'all of a year without such months': 'There is nothing to select.' } },
  actors: {},
  externalEvents: ['month.reported'],
  identity: ({ months, monthsLeft: left, selected, asked: ofOrder, queue }) => [
    DAYS.map((day) => months[day]?.orderState),
    left,
    selected,
    ofOrder,
    queue,
  ],
  invariants: {
    'several months can be selected if at least two can be ordered': (trace) => {
      const canStart = orderable(trace).length >= 2 && monthsLeft(trace) >= 2;
      return trace.snapshot.matches('off')
        ? trace.snapshot.can({ type: 'selection.start' }) === canStart
        : !trace.snapshot.can({ type: 'selection.start' });
    },
    'the selection is open from its start until it is confirmed or canceled, or nothing can be ordered': (trace) => {
      const { snapshot, before } = trace;
      const type = typeOfLast(trace);
      if (before?.matches('selecting')) {
        const isEnd = isTaken(trace) && (type === 'order.confirm' || type === 'selection.cancel');
        const isOpen = !isEnd && orderable(trace).length > 0 && monthsLeft(trace) > 0;
        return snapshot.matches(isOpen ? 'selecting' : type === 'order.confirm' ? 'ordering' : 'off');
      }
      return snapshot.matches('selecting') === (type === 'selection.start' && isTaken(trace));
    },
    'only months that can be ordered are selected, earliest first, and no more than are left': (trace) => {
      const { selected } = trace.snapshot.context;
      return (
        selected.every((day, index) => isOrderable(trace, day) && selected.indexOf(day) === index) &&
        selected.length <= monthsLeft(trace) &&
        selected.join() === selected.toSorted().join()
      );
    },
    'a checkbox changes its month and no other one': (trace) => {
      const event = eventIn(trace.steps.at(-1));
      if (event?.type !== 'month.toggle' || trace.before === null) return true;
      const { selected } = trace.snapshot.context;
      const before = trace.before.context.selected;
      const others = (days: readonly string[]) => days.filter((day) => day !== event.day).join();
      return (
        others(selected) === others(before) &&
        (selected.includes(event.day) !== before.includes(event.day)) === isTaken(trace)
      );
    },
    'a month can be selected as long as fewer are selected than are left': (trace) =>
      !trace.snapshot.matches('selecting') ||
      orderable(trace).every((day) => {
        const { selected } = trace.snapshot.context;
        const canToggle = selected.includes(day) || selected.length < monthsLeft(trace);
        return trace.snapshot.can({ type: 'month.toggle', day }) === canToggle;
      }),
    'all months of the year are selected, as many as are left, or none if they already are': (trace) => {
      const event = eventIn(trace.steps.at(-1));
      if (event?.type !== 'year.toggle' || trace.before === null) return true;
      if (event.year !== 2026 || !trace.before.matches('selecting'))
        return trace.snapshot.context.selected.join() === trace.before.context.selected.join();
      const all = Math.min(orderable(trace).length, monthsLeft(trace));
      const { selected } = trace.snapshot.context;
      return selected.length === (trace.before.context.selected.length === all ? 0 : all);
    },
    'a selected month stays selected until the user or a report changes it': (trace) => {
      const { before, snapshot } = trace;
      if (typeOfLast(trace) !== 'month.reported' || !before?.matches('selecting')) return true;
      const kept = before.context.selected.filter((day) => isOrderable(trace, day)).slice(0, monthsLeft(trace));
      return snapshot.context.selected.join() === kept.join();
    },
    'a canceled selection is forgotten, and nothing is sent': (trace) =>
      typeOfLast(trace) !== 'selection.cancel' ||
      (requestsOfLastStep(trace).length === 0 && trace.snapshot.context.selected.length === 0),
    'each confirmed or retried month is requested at most once': (trace) =>
      DAYS.every((day) => {
        const sent = requests(trace).filter((request) => request.day === day).length;
        const wanted = trace.steps.filter((step) => {
          const event = eventIn(step);
          return event?.type === 'order.confirm' || (event?.type === 'month.orderAgain' && event.day === day);
        }).length;
        return sent <= wanted;
      }),
    'a month is requested only if it can be ordered, and only if it was selected': (trace) =>
      requestsOfLastStep(trace).every(
        ({ day }) => isOrderable(trace, day) && (asked(trace).includes(day) || trace.before?.matches('off') === false),
      ),
    'one month is ordered at a time': (trace) => {
      const sent = requestsOfLastStep(trace);
      if (sent.length === 0 || trace.before === null) return sent.length === 0;
      const earlier = { ...trace, effects: trace.effects.filter(({ step }) => step < trace.steps.length) };
      return sent.length === 1 && !isRunning(earlier);
    },
    'a selection can be confirmed as soon as it has a month': ({ snapshot }) =>
      !snapshot.matches('selecting') ||
      snapshot.can({ type: 'order.confirm' }) === snapshot.context.selected.length > 0,
    'the selected months are what is ordered': (trace) => {
      const { before, snapshot } = trace;
      if (typeOfLast(trace) !== 'order.confirm' || !isTaken(trace) || before === null) return true;
      const wanted = before.context.selected;
      return (
        requestsOfLastStep(trace)[0]?.day === wanted[0] &&
        snapshot.context.asked.join() === wanted.join() &&
        snapshot.context.selected.length === 0
      );
    },
    'the order is shown as running while a month has no result': (trace) => {
      const { snapshot } = trace;
      if (isRunning(trace)) return snapshot.matches('ordering');
      return !snapshot.matches('ordering');
    },
    'when a month has a result, the next one that can be ordered is requested': (trace) => {
      const { before, snapshot } = trace;
      if (typeOfLast(trace) !== 'month.reported' || !before?.matches('ordering') || isRunning(trace)) return true;
      return snapshot.matches('done') && before.context.queue.slice(1).every((day) => !isOrderable(trace, day));
    },
    'after a stop only the month that is being ordered is completed': (trace) => {
      const stop = trace.steps.findLastIndex((step, index) => {
        const event = eventIn(step);
        return event?.type === 'order.stop' && index >= 0;
      });
      if (stop !== trace.steps.length - 1 || !isTaken(trace)) return true;
      return trace.snapshot.context.queue.join() === requests(trace).at(-1)?.day;
    },
    'the order can be stopped while other months wait': (trace) => {
      const waiting = trace.snapshot.context.queue.length > 1;
      return trace.snapshot.can({ type: 'order.stop' }) === (trace.snapshot.matches('ordering') && waiting);
    },
    'a month of the order can be retried if it can be ordered and does not wait': (trace) => {
      const { snapshot } = trace;
      const { context } = snapshot;
      const isShown = snapshot.matches('ordering') || snapshot.matches('done');
      return DAYS.every((day) => {
        const isOpen = isOrderable(trace, day) && context.asked.includes(day) && !context.queue.includes(day);
        return snapshot.can({ type: 'month.orderAgain', day }) === (isShown && isOpen);
      });
    },
    'a retry requests its month at once, or after the others': (trace) => {
      const event = eventIn(trace.steps.at(-1));
      if (event?.type !== 'month.orderAgain' || !isTaken(trace)) return true;
      return trace.before?.matches('done')
        ? requestsOfLastStep(trace)[0]?.day === event.day
        : trace.snapshot.context.queue.at(-1) === event.day;
    },
    'one toast is shown when the order ends: a success if every month is ordered': (trace) => {
      const isEnd = trace.snapshot.matches('done') && trace.before?.matches('done') !== true;
      const shown = toasts(trace);
      if (!isEnd) return shown.length === 0;
      const days = trace.snapshot.context.asked;
      const ordered = days.filter((day) => reportAt(trace, day)?.orderState === 'ordered').length;
      const type = ordered === days.length ? 'success' : 'alert';
      const id = ordered === days.length ? 'topups.several.allOrdered' : 'topups.several.partlyOrdered';
      const expected = { type, message: { id, values: { ordered, asked: days.length } }, isOnPage: true };
      return shown.length === 1 && JSON.stringify(shown[0]) === JSON.stringify(expected);
    },
    'the result stays until it is closed or a month is retried': (trace) =>
      trace.before?.matches('done') !== true ||
      trace.snapshot.matches('done') === !(isTaken(trace) && typeOfLast(trace) !== 'month.reported'),
    'a closed result leads to the months': (trace) =>
      typeOfLast(trace) !== 'result.close' ||
      !isTaken(trace) ||
      (trace.snapshot.matches('off') && trace.snapshot.context.asked.length === 0),
    'the last report of each month counts': (trace) =>
      DAYS.every((day) => trace.snapshot.context.months[day] === reportAt(trace, day)),
  },
});
