import { assign, setup } from 'xstate';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { saveLanguage } from '../../contract/language.ts';
import { callActor, callInput, type MachineTypes } from '../call-actor.ts';
import { asLanguage, type Language, type Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  /** Called when the portal should show the saved language. */
  readonly onEvent: (event: { readonly type: 'language.adopt'; readonly language: Language }) => void;
}

interface Context extends Input {
  /** The language chosen on this device that is not yet saved; null if there is none. */
  readonly chosen: Language | null;
  /** The language that is being saved. */
  readonly sending: Language | null;
}

interface SavedParams {
  readonly language: string | null;
}
interface ChosenParams {
  readonly language: Language;
}

type Event =
  /** The language saved at the backend; null if there is none. */
  ({ readonly type: 'language.known' } & SavedParams) | ({ readonly type: 'language.chosen' } & ChosenParams);

const actors = { cardholderInfo: callActor(cardholderInfo), saveLanguage: callActor(saveLanguage) };

/** The choice that is stored on the device; one made before the log-in is newer than one of an earlier session. */
const storedChoice = ({ device }: Ports): Language | null =>
  asLanguage(device.read('chosenLanguage')) ?? asLanguage(device.read('unsavedLanguage'));

const savedLanguage = ({ event }: { event: { output: Cardholder } }): SavedParams => event.output.preferences;

const savingSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasChoice: ({ context }) => context.chosen !== null,
    isSaved: ({ context }, { language }: SavedParams) => context.chosen === language,
    isOther: ({ context }, { language }: SavedParams) => language !== null && language !== context.chosen,
    isLatest: ({ context }) => context.chosen === context.sending,
    isSupported: (_, { language }: SavedParams) => asLanguage(language) !== null,
  },
  actions: {
    setChosen: assign((_, { language }: ChosenParams) => ({ chosen: language })),
    clearChosen: assign({ chosen: null }),
    /** From now on a log-out removes the choice, so that it is not saved for the next user. */
    storeAsChoiceOfUser({ context: { ports, chosen } }) {
      if (chosen !== null) ports.device.write('unsavedLanguage', chosen);
      ports.device.forget('chosenLanguage');
    },
    removeChoice({ context: { ports } }) {
      ports.device.forget('unsavedLanguage');
      ports.device.forget('chosenLanguage');
    },
    setSending: assign(({ context }) => ({ sending: context.chosen })),
    adoptSaved: ({ context }, params: SavedParams) => {
      const language = asLanguage(params.language);
      if (language) context.onEvent({ type: 'language.adopt', language });
    },
    notifySaveFailed: ({ context }) => context.ports.notify({ type: 'alert', message: { id: 'language.saveFailed' } }),
  },
});

const chosen = [
  { type: 'setChosen', params: ({ event }: { event: ChosenParams }) => event },
  'storeAsChoiceOfUser',
] as const;

/**
 * Synchronizes the language of this device with the backend (§7 POST /cardholder/language): saves a choice made on this
 * device, before or after the log-in; without one, the portal adopts the saved language.
 */
export const languageSaving = savingSetup.createMachine({
  id: 'language-saving',
  description: 'Synchronizes the language of this device with the one saved at the backend.',
  meta: { section: '§1 Language', page: '/home' },
  context: ({ input }) => ({
    ...input,
    chosen: storedChoice(input.ports),
    sending: null,
  }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The saved language is not known yet.',
      on: {
        'language.chosen': { actions: chosen },
        'language.known': [
          {
            guard: { type: 'isSaved', params: ({ event }) => event },
            target: 'idle',
            actions: ['clearChosen', 'removeChoice'],
          },
          {
            guard: 'hasChoice',
            target: 'saving',
            actions: 'storeAsChoiceOfUser',
            description: 'Chosen before the log-in, or not saved last time: the choice on this device is newer.',
          },
          {
            guard: { type: 'isSupported', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'adoptSaved', params: ({ event }) => event },
          },
          { target: 'idle' },
        ],
      },
    },
    idle: {
      on: {
        'language.chosen': { target: 'saving', actions: chosen },
      },
    },
    saving: {
      description: 'One call at a time: a choice made meanwhile is saved after the response.',
      entry: 'setSending',
      invoke: {
        id: 'saveLanguage',
        src: 'saveLanguage',
        input: ({ context }) => callInput(context, { lang: context.chosen ?? 'sv' }),
        onDone: [
          { guard: 'isLatest', target: 'checkingOutcome' },
          { target: 'saving', reenter: true },
        ],
        onError: [
          {
            guard: 'isLatest',
            target: 'idle',
            actions: 'notifySaveFailed',
            description: 'The choice stays on the device and is saved after the next log-in.',
          },
          { target: 'saving', reenter: true },
        ],
      },
      on: { 'language.chosen': { actions: chosen } },
    },
    checkingOutcome: {
      description: 'Reads the saved language: an answer alone does not prove that it was saved.',
      invoke: {
        id: 'cardholderInfo',
        src: 'cardholderInfo',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          {
            guard: { type: 'isSaved', params: savedLanguage },
            target: 'idle',
            actions: ['clearChosen', 'removeChoice'],
          },
          { guard: { type: 'isOther', params: savedLanguage }, target: 'idle', actions: 'notifySaveFailed' },
          { target: 'idle', description: 'The answer names no language: the choice stays on the device.' },
        ],
        onError: { target: 'idle', description: 'It is not known what is saved: the choice stays on the device.' },
      },
      on: {
        'language.chosen': { target: 'saving', actions: chosen },
      },
    },
  },
});
