import { defineModel } from '../model.ts';
import { toasts } from './toasts.ts';

export const toastsModel = defineModel({
  machine: toasts,
  starts: { 'none shown': { input: () => undefined } },
  events: {
    'toast.show': { 'an error': { toast: { type: 'error', message: { id: 'failure.rejected' } } } },
    'toast.removed': { 'the first': { id: 1 }, 'one that is gone': { id: 99 } },
  },
  actors: { toast: 'child' },
  identity: ({ shown }) => [shown.length, shown.some(({ id }) => id === 1)],
  invariants: {
    'at most four are shown, and the newest is the last': ({ snapshot: { context } }) =>
      context.shown.length <= 4 &&
      context.shown.every(({ id }, index, all) => index === 0 || id > (all[index - 1]?.id ?? 0)),
    'what was shown last is on the screen until it is gone': ({ steps, snapshot: { context } }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event') return true;
      if (last.event.type === 'toast.show') return context.shown.at(-1)?.id === context.count;
      const { id: gone } = last.event;
      return context.shown.every(({ id }) => id !== gone);
    },
  },
});
