import { describe, expect, it } from 'vitest';
import { initialTransition, type StateValue, transition } from 'xstate';
import type { MonthView, OrderingRules } from '../../machines/topups/ordering-rules.ts';
import { topupMonth } from '../../machines/topups/topup-month.ts';
import { inertPorts } from '../views/inert-ports.ts';

const rules = {
  lastDayOrderTopup: 20,
  sameMonthTopup: false,
  dayTopup: 25,
  monthsLeft: 2,
  amount: 168_000,
  isClosed: false,
  isInactive: false,
  isAutomatic: false,
} as OrderingRules;
const monthWith = (status: MonthView['status']): MonthView => ({
  monthNumber: 12,
  status,
  hasInvoice: false,
  topupDate: null,
  isQueued: false,
});
/** The state of December, not ordered, at a moment. */
function stateAt(now: number): StateValue {
  const ports = inertPorts();
  const input = { year: 2026, month: monthWith('NOT_ORDERED'), rules, onEvent: () => undefined };
  const [{ value }] = initialTransition(topupMonth, {
    ...input,
    ports: { ...ports, clock: { ...ports.clock, now: () => now } },
  });
  return value;
}

it('can be ordered until its deadline, to the millisecond', () => {
  const deadline = Date.parse('2026-11-21T00:00:00+01:00');
  expect(stateAt(deadline - 1)).toEqual({ changeable: 'orderable' });
  expect(stateAt(deadline)).toBe('deadlinePassed');
});

const MESSAGE = { id: 'failure.unreachable' } as const;

/** The message after the calendar was loaded, when a change without a response had left a message. */
function messageAfter(value: StateValue, before: MonthView['status'], month: MonthView | null) {
  const context = {
    ports: inertPorts(),
    year: 2099,
    month: monthWith(before),
    rules,
    onEvent: () => undefined,
    message: MESSAGE,
    isOneOfSeveral: false,
  };
  const [{ context: after }] = transition(topupMonth, topupMonth.resolveState({ value, context }), {
    type: 'calendar.loaded',
    month,
    rules,
  });
  return after.message;
}

describe.each<{ value: StateValue }>([{ value: 'settled' }, { value: { changeable: 'orderable' } }])(
  'the message about a change without a response, in $value',
  ({ value }) => {
    it('goes when the calendar shows that the change was made', () => {
      expect(messageAfter(value, 'NOT_ORDERED', monthWith('ORDERED'))).toBeNull();
    });

    it('stays when the calendar shows no change', () => {
      expect(messageAfter(value, 'NOT_ORDERED', monthWith('NOT_ORDERED'))).toEqual(MESSAGE);
      expect(messageAfter(value, { other: 'PAUSED' }, monthWith({ other: 'PAUSED' }))).toEqual(MESSAGE);
    });

    it('stays when the calendar is of another year', () => {
      expect(messageAfter(value, 'NOT_ORDERED', null)).toEqual(MESSAGE);
    });
  },
);
