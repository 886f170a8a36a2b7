import { createActor, type InputFrom } from 'xstate';
import type { Ore } from '../../contract/money.ts';
import { isOpenCalendar, type OpenCalendar, topupCalendar } from '../../contract/topups.ts';
import type { Ports } from '../../machines/ports.ts';
import type { MonthView, OrderingRules } from '../../machines/topups/ordering-rules.ts';
import { topupMonth } from '../../machines/topups/topup-month.ts';
import { inertPorts, NOW } from './inert-ports.ts';

const example = topupCalendar.response.parse(topupCalendar.example.response);
if (!isOpenCalendar(example)) throw new Error('the example in the contract has no settings');
export const openCalendar: OpenCalendar = example;

const RULES: OrderingRules = {
  lastDayOrderTopup: 30,
  sameMonthTopup: false,
  dayTopup: 25,
  monthsLeft: 2,
  amount: 168_000 as Ore,
  isClosed: false,
  isInactive: false,
  isAutomatic: false,
};

/** Changes to the default month: December 2026, orderable, viewed on 20 November. */
export interface MonthOptions {
  readonly month?: Partial<MonthView>;
  readonly rules?: Partial<OrderingRules>;
  readonly year?: number;
  /** ms since 1970 */
  readonly now?: number;
}

export const monthInput = ({ month, rules, year = 2026, now = NOW }: MonthOptions): InputFrom<typeof topupMonth> => {
  const quiet = inertPorts();
  const ports: Ports = { ...quiet, clock: { ...quiet.clock, now: () => now } };
  const defaultMonth = {
    monthNumber: 12,
    status: 'NOT_ORDERED',
    hasInvoice: false,
    topupDate: null,
    isQueued: false,
  } as const;
  return { ports, year, month: { ...defaultMonth, ...month }, rules: { ...RULES, ...rules }, onEvent: () => undefined };
};

/** A month actor in its initial state, not started. */
export const monthAt = (options: MonthOptions) => createActor(topupMonth, { input: monthInput(options) });
