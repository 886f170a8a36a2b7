import type { InputFrom } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { Ore } from '../../contract/money.ts';
import { cancelTopup, orderTopup, type TopupCalendar, topupCalendar } from '../../contract/topups.ts';
import type { Start } from '../model.ts';
import type { MonthView, OrderingRules } from './ordering-rules.ts';
import type { topupMonth } from './topup-month.ts';

/** The deadline of December 2026 under the rules below: midnight in Stockholm at the end of the day models start on. */
export const DEADLINE = Date.parse('2026-11-21T00:00:00+01:00');

export const rules: OrderingRules = {
  lastDayOrderTopup: 20,
  sameMonthTopup: false,
  dayTopup: 25,
  monthsLeft: 1,
  amount: 168_000 as Ore,
  isClosed: false,
  isInactive: false,
  isAutomatic: false,
};
/** A status that the portal does not know. */
export const PAUSED = { other: 'PAUSED' };

export const december = (status: MonthView['status']): MonthView => ({
  monthNumber: 12,
  status,
  hasInvoice: false,
  topupDate: status === 'ORDERED' ? '2026-12-25' : null,
  isQueued: false,
});

interface First {
  readonly status: MonthView['status'];
  readonly rules?: Partial<OrderingRules>;
}

/** The status and the rules with which the month starts, by the name of the start. */
const FIRST = {
  'a month to order': { status: 'NOT_ORDERED' },
  'an ordered month': { status: 'ORDERED' },
  'a canceled month': { status: 'CANCELED' },
  'a blocked month': { status: 'BLOCKED' },
  'a month with an unknown status': { status: PAUSED },
  'a month whose last day was yesterday': { status: 'NOT_ORDERED', rules: { lastDayOrderTopup: 19 } },
  'no months left': { status: 'NOT_ORDERED', rules: { monthsLeft: 0 } },
  'a closed agreement': { status: 'ORDERED', rules: { isClosed: true } },
  'an inactive account': { status: 'ORDERED', rules: { isInactive: true } },
} as const satisfies Readonly<Record<string, First>>;
export type StartName = keyof typeof FIRST;

/** The status of the month and the rules at a start. */
export function firstOf(start: StartName): Required<First> {
  const first: First = FIRST[start];
  return { status: first.status, rules: first.rules ?? {} };
}

const startAs = ({ status, rules: changed = {} }: First): Start<InputFrom<typeof topupMonth>> => ({
  input: (ports, spy) => ({
    ports,
    year: 2026,
    month: december(status),
    rules: { ...rules, ...changed },
    onEvent: spy('onEvent'),
  }),
});

export const starts = Object.fromEntries(
  Object.entries(FIRST).map(([name, first]) => [name, startAs(first)]),
) as Readonly<Record<StartName, ReturnType<typeof startAs>>>;

/** The example of the contract, but no top-up waits: with one, the pages also read the balance. */
export const calendarExample: TopupCalendar = {
  ...topupCalendar.response.parse(topupCalendar.example.response),
  pendingTopups: [],
};
/** A calendar in which December has a status, and the month before it another one. */
export const calendarWith = (status: MonthView['status']): TopupCalendar => {
  const { isQueued: _, ...month } = december(status);
  const before = { ...month, monthNumber: 11, status: status === 'ORDERED' ? 'NOT_ORDERED' : 'ORDERED' } as const;
  return { ...calendarExample, months: [before, month] };
};

export const ordered = orderTopup.response.parse(orderTopup.example.response);
export const canceled = cancelTopup.response.parse(cancelTopup.example.response);
export const rejected = (detail: string): CallFailure => ({ kind: 'rejected', status: 409, detail });
export const unreachable = { 'the connection is lost': { kind: 'unreachable' } } as const;
