import type { Message } from '../message.ts';
import type { MonthReport } from './month-report.ts';

export interface MonthsContext {
  /** The last report of each month of the opened years, by its first day. */
  readonly months: Readonly<Record<string, MonthReport>>;
  readonly monthsLeft: number;
  /** The first days of the selected months. */
  readonly selected: readonly string[];
  /** The months of the last order, in the order in which they are sent. */
  readonly asked: readonly string[];
  /** The months of the order that have no result yet; the first one is being ordered. */
  readonly queue: readonly string[];
}

const isOrderable = ({ months }: Pick<MonthsContext, 'months'>, day: string) => months[day]?.orderState === 'orderable';

/** The months that can be ordered, earliest first. */
export const orderableMonths = ({ months }: Pick<MonthsContext, 'months'>): readonly MonthReport[] =>
  Object.values(months)
    .filter(({ orderState }) => orderState === 'orderable')
    .toSorted((a, b) => a.day.localeCompare(b.day));

/** Leaves out the selected months that can no longer be ordered, and the last ones if too many are selected. */
export const prunedSelection = ({ selected, ...context }: Pick<MonthsContext, 'months' | 'monthsLeft' | 'selected'>) =>
  selected
    .filter((day) => isOrderable(context, day))
    .toSorted()
    .slice(0, context.monthsLeft);

/** Whether the user can select or deselect a month. */
export const canToggle = (context: MonthsContext, day: string): boolean =>
  context.selected.includes(day) || (isOrderable(context, day) && context.selected.length < context.monthsLeft);

const daysOfYear = (context: MonthsContext, year: number) =>
  orderableMonths(context).flatMap((month) => (month.year === year ? [month.day] : []));

/** Whether the user can select all months of a year, or deselect them. */
export const canToggleYear = (context: MonthsContext, year: number): boolean =>
  daysOfYear(context, year).some((day) => canToggle(context, day));

/** Whether months of a year are selected, and no more of them can be. */
export function isYearSelected(context: MonthsContext, year: number): boolean {
  const days = daysOfYear(context, year);
  const isSelected = (day: string) => context.selected.includes(day);
  return days.some(isSelected) && days.every((day) => isSelected(day) || !canToggle(context, day));
}

/** The selection with all months of a year, as many as the employer allows; without them if they are selected. */
export function withYearToggled(context: MonthsContext, year: number): readonly string[] {
  const days = daysOfYear(context, year);
  const others = context.selected.filter((day) => !days.includes(day));
  if (isYearSelected(context, year)) return others;
  return [...others, ...days.slice(0, context.monthsLeft - others.length)].toSorted();
}

/** Whether a month of the order failed, or was not sent, and can be ordered again. */
export const canRetry = (context: MonthsContext, day: string): boolean =>
  context.asked.includes(day) && !context.queue.includes(day) && isOrderable(context, day);

const isOrdered = ({ months }: Pick<MonthsContext, 'months'>, day: string) => months[day]?.orderState === 'ordered';

/** Whether all months of the order are ordered. */
export const isEachOrdered = (context: MonthsContext): boolean => context.asked.every((day) => isOrdered(context, day));

/** How many months of the order are ordered. */
export function orderResult(context: MonthsContext): Message {
  const values = {
    ordered: context.asked.filter((day) => isOrdered(context, day)).length,
    asked: context.asked.length,
  };
  return { id: isEachOrdered(context) ? 'topups.several.allOrdered' : 'topups.several.partlyOrdered', values };
}

export type MonthResult = 'waiting' | 'running' | 'ordered' | 'notOrdered';

/** How far the order of a month is. */
export function resultOf(context: MonthsContext, day: string): MonthResult {
  if (context.queue[0] === day) return 'running';
  if (context.queue.includes(day)) return 'waiting';
  return isOrdered(context, day) ? 'ordered' : 'notOrdered';
}

/** Why a month of the order was not ordered. */
export function reasonOf({ months }: Pick<MonthsContext, 'months'>, day: string): Message {
  const month = months[day];
  return (
    month?.message ?? {
      id: month?.orderState === 'orderable' ? 'topups.several.notSent' : 'topups.several.notPossible',
    }
  );
}

/** The months of the order that were not ordered. */
export const failedMonths = (context: MonthsContext): readonly string[] =>
  context.asked.filter((day) => resultOf(context, day) === 'notOrdered');
