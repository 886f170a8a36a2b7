import { assign, fromPromise, setup } from 'xstate';
import type { MachineTypes } from '../call-actor.ts';
import { asLanguage, type Language, type Messages, type Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  /** Called when a language that the user chose is loaded. */
  readonly onEvent: (event: { readonly type: 'language.chosen'; readonly language: Language }) => void;
}

interface Context extends Input {
  /** The shown language and its messages; both change together. Null until the first messages are loaded. */
  readonly language: Language;
  readonly messages: Messages | null;
  /** The language that is being loaded. */
  readonly requested: Language;
}

interface LanguageParams {
  readonly language: Language;
}

type Event =
  | ({ readonly type: 'language.choose' } & LanguageParams)
  /** Switches to the language that the cardholder has saved at the backend. */
  | ({ readonly type: 'language.adopt' } & LanguageParams);

const DEFAULT_LANGUAGE: Language = 'sv';

const actors = {
  loadMessages: fromPromise<Messages, { readonly ports: Ports; readonly language: Language }>(({ input, signal }) =>
    input.ports.loadMessages(input.language, { signal }),
  ),
};

const storedLanguage = (ports: Ports): Language => asLanguage(ports.device.read('language')) ?? DEFAULT_LANGUAGE;

const languageSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: { retry: 3000 },
  guards: {
    isOtherThanShown: ({ context }, { language }: LanguageParams) => language !== context.language,
    isOtherThanRequested: ({ context }, { language }: LanguageParams) => language !== context.requested,
  },
  actions: {
    setRequested: assign((_, { language }: LanguageParams) => ({ requested: language })),
    setMessages: assign(({ context }, { messages }: { messages: Messages }) => ({
      language: context.requested,
      messages,
    })),
    storeLanguage: ({ context }) => context.ports.device.write('language', context.language),
    storeChosenLanguage: ({ context }) => context.ports.device.write('chosenLanguage', context.language),
    notifyChosen: ({ context }) => context.onEvent({ type: 'language.chosen', language: context.language }),
    notifyLoadFailed: ({ context }) => context.ports.notify({ type: 'error', message: { id: 'language.loadFailed' } }),
  },
});

const languageParams = ({ event }: { event: LanguageParams }) => ({ language: event.language });
const setRequested = { type: 'setRequested', params: languageParams } as const;
const loadMessages = {
  id: 'loadMessages',
  src: 'loadMessages',
  input: ({ context }: { context: Context }) => ({ ports: context.ports, language: context.requested }),
} as const;
const setMessages = {
  type: 'setMessages',
  params: ({ event }: { event: { output: Messages } }) => ({ messages: event.output }),
} as const;

/**
 * The language of the portal (§1, §9): Swedish unless the user chooses otherwise. The shown language stays until the
 * messages of the next one are loaded.
 */
export const language = languageSetup.createMachine({
  id: 'language',
  description: 'The language of the portal and its messages.',
  meta: { section: '§1 Language', page: '/login/bankid' },
  context: ({ input }) => ({
    ...input,
    language: storedLanguage(input.ports),
    requested: storedLanguage(input.ports),
    messages: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the first messages; nothing shows before.',
      invoke: {
        ...loadMessages,
        onDone: { target: 'loaded', actions: [setMessages, 'storeLanguage'] },
        onError: 'loadFailed',
      },
      on: {
        'language.adopt': {
          guard: { type: 'isOtherThanRequested', params: languageParams },
          target: 'loading',
          reenter: true,
          actions: setRequested,
          description: 'The saved language is known before the first messages are loaded, and is loaded instead.',
        },
      },
    },
    loaded: {
      on: {
        'language.choose': {
          guard: { type: 'isOtherThanShown', params: languageParams },
          target: 'changing',
          actions: setRequested,
        },
        'language.adopt': {
          guard: { type: 'isOtherThanShown', params: languageParams },
          target: 'adopting',
          actions: setRequested,
        },
      },
    },
    changing: {
      description: 'Loads the language that the user chose last.',
      invoke: {
        ...loadMessages,
        onDone: {
          target: 'loaded',
          actions: [setMessages, 'storeLanguage', 'storeChosenLanguage', 'notifyChosen'],
        },
        onError: { target: 'loaded', actions: 'notifyLoadFailed', description: 'The shown language stays.' },
      },
      on: {
        'language.choose': {
          guard: { type: 'isOtherThanRequested', params: languageParams },
          target: 'changing',
          reenter: true,
          actions: setRequested,
        },
      },
    },
    adopting: {
      description: 'Loads the saved language of the cardholder; the signed-in pages wait for it.',
      invoke: {
        ...loadMessages,
        onDone: { target: 'loaded', actions: [setMessages, 'storeLanguage'] },
        onError: { target: 'loaded', description: 'The language of the device stays.' },
      },
      on: {
        'language.choose': {
          guard: { type: 'isOtherThanRequested', params: languageParams },
          target: 'changing',
          actions: setRequested,
          description: 'A choice overrides the saved language.',
        },
      },
    },
    loadFailed: {
      description: 'The first messages could not be loaded; retried after a delay.',
      after: { retry: 'loading' },
      on: { 'language.adopt': { actions: setRequested } },
    },
  },
});
