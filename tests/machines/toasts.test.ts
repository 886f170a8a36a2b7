import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { middleOfMonth } from '../../machines/days.ts';
import type { Toast } from '../../machines/ports.ts';
import { toasts } from '../../machines/toasts/toasts.ts';

const updated = (id: 'topups.updated.ordered' | 'topups.updated.canceled', month: number): Toast => ({
  type: 'success',
  message: { id, values: { month: middleOfMonth(2026, month) } },
});

function visibleAfter(...shown: Toast[]): Toast[] {
  const actor = createActor(toasts).start();
  for (const toast of shown) actor.send({ type: 'toast.show', toast });
  const { context } = actor.getSnapshot();
  actor.stop();
  return context.shown.map(({ toast }) => toast);
}

const ordered = updated('topups.updated.ordered', 12);

it('shows only the last success about a month', () => {
  const canceled = updated('topups.updated.canceled', 12);
  expect(visibleAfter(ordered, canceled)).toEqual([canceled]);
});

it('keeps the success about another month', () => {
  const other = updated('topups.updated.ordered', 11);
  expect(visibleAfter(ordered, other)).toEqual([ordered, other]);
});
