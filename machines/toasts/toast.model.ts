import { defineModel } from '../model.ts';
import { toast } from './toast.ts';

export const toastModel = defineModel({
  machine: toast,
  starts: {
    'an error': {
      input: (_, spy) => ({ toast: { type: 'error', message: { id: 'failure.rejected' } }, tell: spy('tell') }),
    },
    'the reset mail': {
      input: (_, spy) => ({
        toast: { type: 'info', message: { id: 'failure.rejected' }, duration: 12_000 },
        tell: spy('tell'),
      }),
    },
  },
  events: { 'toast.close': 'bare', 'toast.hold': 'bare', 'toast.release': 'bare' },
  actors: {},
  identity: ({ toast: { duration } }) => duration,
  invariants: {
    'time stands still exactly while it is held': ({ steps, snapshot }) => {
      const grip = steps.findLast((step) => step.kind === 'event' && step.event.type !== 'toast.close');
      const isHeld = grip?.kind === 'event' && grip.event.type === 'toast.hold';
      return snapshot.status === 'done' || snapshot.matches('held') === isHeld;
    },
    'its owner hears once that it is over, and not before': ({ snapshot, effects }) =>
      effects.filter(({ name }) => name === 'tell').length === (snapshot.status === 'done' ? 1 : 0),
    'it goes when it is closed or when its time is over unheld': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      const isOver = last?.kind === 'time' || (last?.kind === 'event' && last.event.type === 'toast.close');
      return isOver === (snapshot.status === 'done');
    },
  },
});
