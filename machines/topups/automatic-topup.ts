import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { type Preferences, readPreferences, savePreferences } from '../../contract/preferences.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  /** Called when a choice is saved, because saving it may change months. */
  readonly onEvent: (event: { readonly type: 'calendar.changed' }) => void;
}

interface Context extends Input {
  /** The choice that the screen shows: on or off. */
  readonly choice: boolean;
  /** The choice that the backend last reported. */
  readonly savedChoice: boolean;
  /** The choice that was last sent to the backend. */
  readonly sentChoice: boolean;
  /** Why the choice could not be read or saved. */
  readonly failure: CallFailure | null;
}

interface ChoiceParams {
  readonly isOn: boolean;
}

type Event = ({ readonly type: 'automatic.choose' } & ChoiceParams) | { readonly type: 'automatic.retry' };

const actors = { readPreferences: callActor(readPreferences), savePreferences: callActor(savePreferences) };

const setSavedChoice = {
  type: 'setSavedChoice',
  params: ({ event }: { event: { output: Preferences } }) => ({ isOn: event.output.preferences.subscribeTopups }),
} as const;
const setFailure = { type: 'setFailure', params: errorParams } as const;
const choiceParams = ({ event }: { event: ChoiceParams }) => ({ isOn: event.isOn });
const choose = {
  guard: { type: 'isDifferent', params: choiceParams },
  target: 'saving',
  actions: ['clearFailure', { type: 'setChoice', params: choiceParams }],
} as const;

/**
 * Turns automatic top-ups on and off (§4, §7 `subscribeTopups`). A choice shows at once and is reverted when it cannot
 * be saved. If the user chooses several times, the last choice wins.
 */
export const automaticTopup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    isDifferent: ({ context }, { isOn }: ChoiceParams) => isOn !== context.choice,
    hasNewerChoice: ({ context }) => context.choice !== context.sentChoice,
  },
  actions: {
    setChoice: assign((_, { isOn }: ChoiceParams) => ({ choice: isOn })),
    setSentChoice: assign(({ context }) => ({ sentChoice: context.choice })),
    setSavedChoice: assign((_, { isOn }: ChoiceParams) => ({ savedChoice: isOn, choice: isOn })),
    revertChoice: assign(({ context }) => ({ choice: context.savedChoice })),
    setFailure: assign(toFailure),
    clearFailure: assign({ failure: null }),
    showSuccessToast: ({ context }) =>
      context.ports.notify({ type: 'success', message: { id: 'topups.automatic.saved' } }),
    notifyOwner: ({ context }) => context.onEvent({ type: 'calendar.changed' }),
  },
}).createMachine({
  id: 'automatic-topup',
  description: 'Turns automatic top-ups on and off.',
  meta: { section: '§4 Top-up month' },
  context: ({ input }) => ({ ...input, choice: false, savedChoice: false, sentChoice: false, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'loaded', actions: setSavedChoice },
        onError: { target: 'loadFailed', actions: setFailure },
      },
    },
    loadFailed: { on: { 'automatic.retry': { target: 'loading', actions: 'clearFailure' } } },
    loaded: { on: { 'automatic.choose': choose } },
    saving: {
      description: 'One choice is being saved. A newer choice is sent after the response.',
      entry: 'setSentChoice',
      on: {
        'automatic.choose': {
          guard: { type: 'isDifferent', params: choiceParams },
          actions: { type: 'setChoice', params: choiceParams },
        },
      },
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => callInput(context, { subscribeTopups: context.choice }),
        onDone: [
          { guard: 'hasNewerChoice', target: 'saving', reenter: true, description: 'The last choice wins.' },
          { target: 'loaded', actions: [setSavedChoice, 'showSuccessToast', 'notifyOwner'] },
        ],
        onError: [
          {
            guard: 'hasNewerChoice',
            target: 'saving',
            reenter: true,
            description: 'The newer choice is sent although the older one failed.',
          },
          { target: 'reloading', actions: [setFailure, 'revertChoice'] },
        ],
      },
    },
    reloading: {
      description: 'The choice may have been saved although the response was lost, so it is read again.',
      on: { 'automatic.choose': choose },
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: { target: 'loaded', actions: setSavedChoice },
        onError: 'loaded',
      },
    },
  },
});
