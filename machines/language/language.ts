import { assign, fromPromise, setup } from 'xstate';
import type { Named } from '../call-actor.ts';
import { asLanguage, type Language, type Messages, type Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  /** Told when somebody has chosen a language and it is spoken. */
  readonly onEvent: (news: { readonly type: 'language.chosen'; readonly language: Language }) => void;
}

interface Context extends Input {
  /** The language on the screen, with its words; they change together. */
  readonly language: Language;
  readonly messages: Messages | null;
  /** The language that is being fetched. */
  readonly wanted: Language;
}

interface Which {
  readonly language: Language;
}

type Event =
  | ({ readonly type: 'language.choose' } & Which)
  /** The language that the cardholder has chosen somewhere else. */
  | ({ readonly type: 'language.adopt' } & Which);

const DEFAULT_LANGUAGE: Language = 'sv';

const actors = {
  loadMessages: fromPromise<Messages, { readonly ports: Ports; readonly language: Language }>(({ input, signal }) =>
    input.ports.loadMessages(input.language, { signal }),
  ),
};

const remembered = (ports: Ports): Language => asLanguage(ports.device.read('language')) ?? DEFAULT_LANGUAGE;

const languageSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isOther: ({ context }, { language }: Which) => language !== context.language,
    isOtherWish: ({ context }, { language }: Which) => language !== context.wanted,
  },
  actions: {
    want: assign((_, { language }: Which) => ({ wanted: language })),
    speak: assign(({ context }, { messages }: { messages: Messages }) => ({ language: context.wanted, messages })),
    remember: ({ context }) => context.ports.device.write('language', context.language),
    keepUnsaved: ({ context }) => context.ports.device.write('unsavedLanguage', context.language),
    tellChosen: ({ context }) => context.onEvent({ type: 'language.chosen', language: context.language }),
    complain: ({ context }) => context.ports.notify({ type: 'error', message: { id: 'language.loadFailed' } }),
  },
});

const which = ({ event }: { event: Which }) => ({ language: event.language });
const want = { type: 'want', params: which } as const;
const fetching = {
  id: 'loadMessages',
  src: 'loadMessages',
  input: ({ context }: { context: Context }) => ({ ports: context.ports, language: context.wanted }),
} as const;
const speak = {
  type: 'speak',
  params: ({ event }: { event: { output: Messages } }) => ({ messages: event.output }),
} as const;
const chosen = [speak, 'remember', 'keepUnsaved', 'tellChosen'] as const;

/** The language of the portal (§1, §9): Swedish unless chosen otherwise; the old words stay until the new are here. */
export const language = languageSetup.createMachine({
  id: 'language',
  description: 'Which language the portal speaks, and the words of it.',
  meta: { section: '§1 Language' },
  context: ({ input }) => ({
    ...input,
    language: remembered(input.ports),
    wanted: remembered(input.ports),
    messages: null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The first words are fetched; until they are here nothing can be read.',
      invoke: { ...fetching, onDone: { target: 'speaking', actions: [speak, 'remember'] }, onError: 'speechless' },
      on: {
        'language.adopt': {
          guard: { type: 'isOtherWish', params: which },
          target: 'beginning',
          reenter: true,
          actions: want,
          description: 'The cardholder is known before the first words: theirs are fetched instead.',
        },
      },
    },
    speaking: {
      on: {
        'language.choose': { guard: { type: 'isOther', params: which }, target: 'fetching', actions: want },
        'language.adopt': { guard: { type: 'isOther', params: which }, target: 'adopting', actions: want },
      },
    },
    fetching: {
      description: 'Another language was chosen; the last choice counts.',
      invoke: {
        ...fetching,
        onDone: { target: 'speaking', actions: chosen },
        onError: { target: 'speaking', actions: 'complain', description: 'The old words stay.' },
      },
      on: {
        'language.choose': {
          guard: { type: 'isOtherWish', params: which },
          target: 'fetching',
          reenter: true,
          actions: want,
        },
      },
    },
    adopting: {
      description: 'The words of the cardholder’s own language are fetched; their pages wait for them.',
      invoke: {
        ...fetching,
        onDone: { target: 'speaking', actions: [speak, 'remember'] },
        onError: { target: 'speaking', description: 'The language of the device stays; its words are here.' },
      },
      on: {
        'language.choose': {
          guard: { type: 'isOtherWish', params: which },
          target: 'fetching',
          actions: want,
          description: 'Whoever chooses now is not overruled.',
        },
      },
    },
    speechless: {
      description: 'Not even the first words could be fetched; fetching is tried again.',
      after: { 3000: 'beginning' },
      on: { 'language.adopt': { actions: want } },
    },
  },
});
