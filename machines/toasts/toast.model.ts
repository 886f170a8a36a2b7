import { defineModel } from '../model.ts';
import { waited } from '../waited.ts';
import { toast } from './toast.ts';

export const toastModel = defineModel({
  machine: toast,
  starts: {
    'an error': {
      input: (_, spy) => ({ toast: { type: 'error', message: { id: 'failure.rejected' } }, onEvent: spy('onEvent') }),
    },
    'a toast with its own duration': {
      input: (_, spy) => ({
        toast: { type: 'info', message: { id: 'failure.rejected' }, duration: 12_000 },
        onEvent: spy('onEvent'),
      }),
    },
  },
  events: { 'toast.close': 'noPayload', 'toast.pause': 'noPayload', 'toast.resume': 'noPayload' },
  actors: {},
  identity: ({ toast: { duration } }) => duration,
  invariants: {
    'a toast is read for ten seconds, or for its own time': ({ start, steps, now }) =>
      steps.at(-1)?.label !== 'after duration' || waited(steps, now) === (start === 'an error' ? 10_000 : 12_000),
    'the timer is stopped exactly while the toast is paused': ({ steps, snapshot }) => {
      const last = steps.findLast((step) => step.kind === 'event' && step.event.type !== 'toast.close');
      const isPaused = last?.kind === 'event' && last.event.type === 'toast.pause';
      return snapshot.status === 'done' || snapshot.matches('paused') === isPaused;
    },
    'the owner is notified once, when the toast closes': ({ snapshot, effects }) =>
      effects.filter(({ name }) => name === 'onEvent').length === (snapshot.status === 'done' ? 1 : 0),
    'the toast closes when the user closes it or when the time is up': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      const isClosed = last?.kind === 'time' || (last?.kind === 'event' && last.event.type === 'toast.close');
      return isClosed === (snapshot.status === 'done');
    },
  },
});
