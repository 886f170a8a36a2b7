import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { type Preferences, readPreferences, savePreferences } from '../../contract/preferences.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  /** The choice was saved, which may have changed months. */
  readonly tell: (news: { readonly type: 'calendar.changed' }) => void;
}

interface Context extends Input {
  /** What the backend last said. */
  readonly isSaved: boolean;
  /** What the person last chose; on the screen at once. */
  readonly isWanted: boolean;
  /** What is on its way to the backend, or was last. */
  readonly isSent: boolean;
  /** Why the last choice could not be saved, or nothing could be read. */
  readonly failure: CallFailure | null;
}

interface Choice {
  readonly isOn: boolean;
}

type Event = ({ readonly type: 'automatic.choose' } & Choice) | { readonly type: 'automatic.retry' };

const actors = { readPreferences: callActor(readPreferences), savePreferences: callActor(savePreferences) };

const keepAnswer = {
  type: 'keepAnswer',
  params: ({ event }: { event: { output: Preferences } }) => ({ isOn: event.output.preferences.subscribeTopups }),
} as const;
const setFailure = {
  type: 'setFailure',
  params: errorParams,
} as const;
const choice = ({ event }: { event: Choice }) => ({ isOn: event.isOn });
const choose = {
  guard: { type: 'isOther', params: choice },
  target: 'saving',
  actions: ['clearFailure', { type: 'want', params: choice }],
} as const;

/**
 * Whether months are ordered by themselves (§4, §7 `subscribeTopups`). A choice shows at once; the last one wins, and one
 * that could not be saved is taken back.
 */
export const automaticTopup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    isOther: ({ context }, { isOn }: Choice) => isOn !== context.isWanted,
    isChosenAnew: ({ context }) => context.isWanted !== context.isSent,
  },
  actions: {
    want: assign((_, { isOn }: Choice) => ({ isWanted: isOn })),
    noteSending: assign(({ context }) => ({ isSent: context.isWanted })),
    keepAnswer: assign((_, { isOn }: Choice) => ({ isSaved: isOn, isWanted: isOn })),
    takeBack: assign(({ context }) => ({ isWanted: context.isSaved })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    thank: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'topup.automatic.saved' } }),
    tellChanged: ({ context }) => context.tell({ type: 'calendar.changed' }),
  },
}).createMachine({
  id: 'automatic-topup',
  description: 'Whether months are ordered by themselves.',
  meta: { section: '§4 Top-up month' },
  context: ({ input }) => ({ ...input, isSaved: false, isWanted: false, isSent: false, failure: null }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'settled', actions: keepAnswer },
        onError: { target: 'unread', actions: setFailure },
      },
    },
    unread: { on: { 'automatic.retry': { target: 'reading', actions: 'clearFailure' } } },
    settled: { on: { 'automatic.choose': choose } },
    saving: {
      description: 'One choice is on its way; what is chosen meanwhile waits for its answer.',
      entry: 'noteSending',
      on: {
        'automatic.choose': {
          guard: { type: 'isOther', params: choice },
          actions: { type: 'want', params: choice },
        },
      },
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => callInput(context, { subscribeTopups: context.isWanted }),
        onDone: [
          { guard: 'isChosenAnew', target: 'saving', reenter: true, description: 'The last choice wins.' },
          { target: 'settled', actions: [keepAnswer, 'thank', 'tellChanged'] },
        ],
        onError: [
          {
            guard: 'isChosenAnew',
            target: 'saving',
            reenter: true,
            description: 'The last choice is tried for itself.',
          },
          { target: 'checking', actions: [setFailure, 'takeBack'] },
        ],
      },
    },
    checking: {
      description: 'The choice may have been saved though its answer was lost: what holds is read.',
      on: { 'automatic.choose': choose },
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'settled', actions: keepAnswer },
        onError: 'settled',
      },
    },
  },
});
