import { createActor, type InputFrom } from 'xstate';
import { topupCalendar } from '../../contract/calendar.ts';
import type { Ore } from '../../contract/money.ts';
import type { Ports } from '../../machines/ports.ts';
import { isOpen, type MonthSight, type OpenCalendar, type Terms } from '../../machines/topups/terms.ts';
import { topupMonth } from '../../machines/topups/topup-month.ts';
import { NOW, quietPorts } from './quiet-ports.ts';

const example = topupCalendar.response.parse(topupCalendar.example.response);
if (!isOpen(example)) throw new Error('the contract shows no settings');
export const openCalendar: OpenCalendar = example;

const TERMS: Terms = {
  lastDayOrderTopup: 30,
  sameMonthTopup: false,
  dayTopup: 25,
  left: 2,
  amount: 168_000 as Ore,
  isClosed: false,
  isInactive: false,
};

/** What tells a month from an ordinary one that stands open: December 2026, seen on 20 November. */
export interface MonthWish {
  readonly month?: Partial<MonthSight>;
  readonly terms?: Partial<Terms>;
  readonly year?: number;
  /** ms since 1970 */
  readonly now?: number;
}

export const monthInput = ({ month, terms, year = 2026, now = NOW }: MonthWish): InputFrom<typeof topupMonth> => {
  const quiet = quietPorts();
  const ports: Ports = { ...quiet, clock: { ...quiet.clock, now: () => now } };
  const ordinary = {
    monthNumber: 12,
    status: 'NOT_ORDERED',
    hasInvoice: false,
    topupDate: null,
    isQueued: false,
  } as const;
  return { ports, year, month: { ...ordinary, ...month }, terms: { ...TERMS, ...terms }, tell: () => undefined };
};

/** A month as it begins, which nothing happens to. */
export const monthAt = (wish: MonthWish) => createActor(topupMonth, { input: monthInput(wish) });
