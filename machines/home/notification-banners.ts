import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { notifications } from '../../contract/content.ts';
import { callActor, callInput, type Named, toFailure } from '../call-actor.ts';
import type { Device, Ports } from '../ports.ts';
import { dismissedOn, dismissOn } from './dismissed.ts';

export type Notice = ResponseOf<typeof notifications>[number];

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  /** Those that were not closed on this device. */
  readonly notices: readonly Notice[];
  readonly failure: CallFailure | null;
}

type Event = { readonly type: 'notices.retry' } | { readonly type: 'notice.dismiss'; readonly id: number };

interface One {
  readonly id: number;
}
interface Told {
  readonly notices: readonly Notice[];
}

const unseen = (device: Device, notices: readonly Notice[]): readonly Notice[] => {
  const dismissed = dismissedOn(device);
  return notices.filter(({ id }) => !dismissed.includes(id));
};

const idOf = ({ event }: { event: One }) => ({ id: event.id });
const told = ({ event }: { event: { output: readonly Notice[] } }) => ({ notices: event.output });

const actors = { notifications: callActor(notifications) };

/** The banners of the provider (§2, §3 notification): each is shown until it is closed on this device. */
export const notices = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    hasUnseen: ({ context }, { notices }: Told) => unseen(context.ports.device, notices).length > 0,
    isShown: ({ context }, { id }: One) => context.notices.some((notice) => notice.id === id),
    isLast: ({ context }, { id }: One) => context.notices.every((notice) => notice.id === id),
  },
  actions: {
    keepUnseen: assign(({ context }, { notices }: Told) => ({ notices: unseen(context.ports.device, notices) })),
    drop: assign(({ context }, { id }: One) => ({ notices: context.notices.filter((notice) => notice.id !== id) })),
    remember: ({ context }, { id }: One) => dismissOn(context.ports.device, id),
    setFailure: assign(toFailure),
  },
}).createMachine({
  id: 'notices',
  description: 'What the provider wants the cardholder to know.',
  meta: { section: '§2 Home banners' },
  context: ({ input }) => ({ ...input, notices: [], failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'notifications',
        src: 'notifications',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'hasUnseen', params: told },
            target: 'shown',
            actions: { type: 'keepUnseen', params: told },
          },
          { target: 'none' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => event } },
      },
    },
    shown: {
      on: {
        'notice.dismiss': [
          {
            guard: { type: 'isLast', params: idOf },
            target: 'none',
            actions: [
              { type: 'drop', params: idOf },
              { type: 'remember', params: idOf },
            ],
          },
          {
            guard: { type: 'isShown', params: idOf },
            actions: [
              { type: 'drop', params: idOf },
              { type: 'remember', params: idOf },
            ],
          },
        ],
      },
    },
    none: { description: 'There is nothing to tell, or all of it was closed.' },
    failed: { on: { 'notices.retry': 'reading' } },
  },
});
