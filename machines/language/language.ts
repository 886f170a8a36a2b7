import { assign, fromPromise, setup } from 'xstate';
import type { Named } from '../calling.ts';
import { LANGUAGES, type Language, type Ports, type Words } from '../ports.ts';

interface Input {
  readonly ports: Ports;
}

interface Context extends Input {
  /** The language on the screen, with its words; they change together. */
  readonly language: Language;
  readonly words: Words | null;
  /** The language that is being fetched. */
  readonly wanted: Language;
}

type Event = { readonly type: 'language.choose'; readonly language: Language };

const DEFAULT_LANGUAGE: Language = 'sv';

const actors = {
  words: fromPromise<Words, { readonly ports: Ports; readonly language: Language }>(({ input }) =>
    input.ports.words(input.language),
  ),
};

const remembered = (ports: Ports): Language =>
  LANGUAGES.find((language) => language === ports.device.read('language')) ?? DEFAULT_LANGUAGE;

/** The language of the portal (§1, §9): Swedish unless chosen otherwise; the old words stay until the new are here. */
export const language = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isOther: ({ context }, { language }: { language: Language }) => language !== context.language,
    hasWords: ({ context }) => context.words !== null,
  },
  actions: {
    want: assign((_, { language }: { language: Language }) => ({ wanted: language })),
    speak: assign(({ context }, { words }: { words: Words }) => ({ language: context.wanted, words })),
    remember: ({ context }) => context.ports.device.write('language', context.language),
    complain: ({ context }) => context.ports.notify({ type: 'error', message: { id: 'language.unavailable' } }),
  },
}).createMachine({
  id: 'language',
  description: 'Which language the portal speaks, and the words of it.',
  meta: { section: '§1 Language' },
  context: ({ input }) => ({
    ports: input.ports,
    language: remembered(input.ports),
    wanted: remembered(input.ports),
    words: null,
  }),
  initial: 'fetching',
  states: {
    fetching: {
      invoke: {
        id: 'words',
        src: 'words',
        input: ({ context }) => ({ ports: context.ports, language: context.wanted }),
        onDone: {
          target: 'speaking',
          actions: [{ type: 'speak', params: ({ event }) => ({ words: event.output }) }, 'remember'],
        },
        onError: [
          { guard: 'hasWords', target: 'speaking', actions: 'complain', description: 'The old words stay.' },
          { target: 'speechless' },
        ],
      },
    },
    speaking: {
      on: {
        'language.choose': {
          guard: { type: 'isOther', params: ({ event }) => ({ language: event.language }) },
          target: 'fetching',
          actions: { type: 'want', params: ({ event }) => ({ language: event.language }) },
        },
      },
    },
    speechless: {
      description: 'Not even the first words could be fetched; fetching is tried again.',
      after: { 3000: 'fetching' },
    },
  },
});
