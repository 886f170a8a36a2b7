import { defineModel } from '../model.ts';
import { toasts } from './toasts.ts';

export const toastsModel = defineModel({
  machine: toasts,
  starts: { 'no toasts': { input: () => undefined } },
  events: {
    'toast.show': { 'an error': { toast: { type: 'error', message: { id: 'failure.rejected' } } } },
    'toast.removed': { 'the first': { id: 1 }, 'an unknown toast': { id: 99 } },
  },
  actors: { toast: 'machine' },
  identity: ({ shown }) => [shown.length, shown.some(({ id }) => id === 1)],
  invariants: {
    'at most four toasts are visible, the newest last': ({ snapshot: { context } }) =>
      context.shown.length <= 4 &&
      context.shown.every(({ id }, index, all) => index === 0 || id > (all[index - 1]?.id ?? 0)),
    'a new toast is visible until it is removed, or until four newer ones are': ({
      steps,
      before,
      snapshot: { context },
    }) => {
      const last = steps.at(-1);
      if (last?.kind !== 'event') return true;
      if (last.event.type === 'toast.show') {
        const visible = Math.min(4, (before?.context.shown.length ?? 0) + 1);
        return context.shown.at(-1)?.id === context.count && context.shown.length === visible;
      }
      const { id: removedId } = last.event;
      return context.shown.every(({ id }) => id !== removedId);
    },
    'every toast is shown, and counted': ({ steps, before, snapshot: { context } }) => {
      const last = steps.at(-1);
      const isNew = last?.kind === 'event' && last.event.type === 'toast.show';
      return context.count === (before?.context.count ?? 0) + (isNew ? 1 : 0);
    },
  },
});
