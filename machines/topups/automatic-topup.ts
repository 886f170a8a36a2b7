import { assign, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { type Preferences, readPreferences, savePreferences } from '../../contract/preferences.ts';
import { callActor, callInput, errorParams, type MachineTypes, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { settleDelays, settled } from '../settling.ts';

interface Input {
  readonly ports: Ports;
  /** Called with every choice that the backend reports, and when one is saved, because that may change months. */
  readonly onEvent: (event: { readonly type: 'calendar.changed'; readonly year: null } | AutomaticChanged) => void;
}

/** The choice that the backend has reported. */
export interface AutomaticChanged {
  readonly type: 'automatic.changed';
  readonly isOn: boolean;
}

interface Context extends Input {
  /** The choice that the screen shows: on or off. */
  readonly choice: boolean;
  /** The choice that the backend last reported. */
  readonly savedChoice: boolean;
  /** Why the choice could not be read or saved. */
  readonly failure: CallFailure | null;
}

interface ChoiceParams {
  readonly isOn: boolean;
}

type Event = ({ readonly type: 'automatic.choose' } & ChoiceParams) | { readonly type: 'automatic.retry' };

const actors = { readPreferences: callActor(readPreferences), savePreferences: callActor(savePreferences) };

const savedParams = ({ event }: { event: { output: Preferences } }) => ({ saved: event.output.preferences });
/** The choice in a response; without it, the choice that was sent. */
const choiceIn = ({ context, event }: { context: Context; event: { output: Preferences } }) => ({
  isOn: event.output.preferences?.subscribeTopups ?? context.choice,
});
const setSavedChoice = {
  type: 'setSavedChoice',
  params: choiceIn,
} as const;
const choiceReported = [setSavedChoice, 'reportChoice'] as const;
const saved = [...choiceReported, 'showSuccessToast', 'notifyOwner'] as const;
const choiceLoaded = [
  { guard: { type: 'hasChoice', params: savedParams }, target: 'loaded', actions: choiceReported },
  { target: 'loadFailed', actions: 'setInvalid', description: 'The response does not contain the choice.' },
] as const;
const setFailure = { type: 'setFailure', params: errorParams } as const;
const choiceParams = ({ event }: { event: ChoiceParams }) => ({ isOn: event.isOn });
const choose = {
  guard: { type: 'isDifferent', params: choiceParams },
  target: '#automatic-topup.comparing',
  actions: ['clearFailure', { type: 'setChoice', params: choiceParams }],
} as const;

/**
 * Turns automatic top-ups on and off (§4, §7 `subscribeTopups`). A choice shows at once and is reverted when it cannot
 * be saved. The next choice can be made after the answer.
 */
export const automaticTopup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    hasChoice: (_, { saved }: { saved: Preferences['preferences'] }) => saved !== null,
    isDifferent: ({ context }, { isOn }: ChoiceParams) => isOn !== context.choice,
    isAlreadySaved: ({ context }, { saved }: { saved: Preferences['preferences'] }) =>
      saved?.subscribeTopups === context.choice,
    isWanted: ({ context }, { isOn }: ChoiceParams) => isOn === context.choice,
    /** A choice is always another one than the saved one. */
    isSavedAfterAll: ({ context }, { saved }: { saved: Preferences['preferences'] }) =>
      saved !== null && saved.subscribeTopups !== context.savedChoice,
  },
  actions: {
    setChoice: assign((_, { isOn }: ChoiceParams) => ({ choice: isOn })),
    setSavedChoice: assign((_, { isOn }: ChoiceParams) => ({ savedChoice: isOn, choice: isOn })),
    revertChoice: assign(({ context }) => ({ choice: context.savedChoice })),
    setFailure: assign(toFailure),
    setInvalid: assign({ failure: { kind: 'invalidResponse' } as const }),
    clearFailure: assign({ failure: null }),
    showSuccessToast: ({ context }) =>
      context.ports.notify({ type: 'success', message: { id: 'topups.automatic.saved' } }),
    reportChoice: ({ context }) => context.onEvent({ type: 'automatic.changed', isOn: context.savedChoice }),
    notifyOwner: ({ context }) => context.onEvent({ type: 'calendar.changed', year: null }),
  },
}).createMachine({
  id: 'automatic-topup',
  description: 'Turns automatic top-ups on and off.',
  meta: { section: '§4 Top-up month', page: '/topup' },
  context: ({ input }) => ({ ...input, choice: false, savedChoice: false, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: choiceLoaded,
        onError: { target: 'loadFailed', actions: setFailure },
      },
    },
    loadFailed: { on: { 'automatic.retry': { target: 'loading', actions: 'clearFailure' } } },
    loaded: {
      initial: 'ready',
      states: { ready: { on: { 'automatic.choose': choose } }, settled: settled('ready') },
    },
    comparing: {
      description: 'The choice is read before the change: another tab may have made it.',
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'isAlreadySaved', params: savedParams },
            target: 'loaded.settled',
            actions: saved,
            description: 'The choice is already saved: nothing is sent.',
          },
          { target: 'saving' },
        ],
        onError: { target: 'loaded.settled', actions: [setFailure, 'revertChoice'] },
      },
    },
    saving: {
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => callInput(context, { subscribeTopups: context.choice }),
        onDone: [
          { guard: { type: 'isWanted', params: choiceIn }, target: 'loaded.settled', actions: saved },
          {
            target: 'loaded.settled',
            actions: [...choiceReported, 'setInvalid', 'notifyOwner'],
            description: 'The backend has not made the choice.',
          },
        ],
        onError: { target: 'checkingOutcome', actions: [setFailure, 'revertChoice'] },
      },
    },
    checkingOutcome: {
      description: 'The choice may have been saved although the response was lost, so it is read again.',
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'isSavedAfterAll', params: savedParams },
            target: 'loaded.settled',
            actions: [...saved, 'clearFailure'],
            description: 'The choice was saved although the call failed.',
          },
          { target: 'loaded.settled' },
        ],
        onError: 'loaded.settled',
      },
    },
  },
});
