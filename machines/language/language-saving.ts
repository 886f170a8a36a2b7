import { assign, setup } from 'xstate';
import { saveLanguage } from '../../contract/language.ts';
import { callActor, callInput, type Named } from '../call-actor.ts';
import { asLanguage, type Language, type Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  /** Told which language was chosen somewhere else, when nothing was chosen here since. */
  readonly onEvent: (news: { readonly type: 'language.adopt'; readonly language: Language }) => void;
}

interface Context extends Input {
  /** What was chosen on this device and the backend has not confirmed; null when there is nothing to tell it. */
  readonly chosen: Language | null;
  /** What the backend is being told. */
  readonly sent: Language | null;
}

type Event =
  /** The backend says which language it has; null when it has none. */
  | { readonly type: 'language.known'; readonly language: string | null }
  | { readonly type: 'language.chosen'; readonly language: Language };

interface Known {
  readonly language: string | null;
}

const actors = { saveLanguage: callActor(saveLanguage) };

/**
 * Keeps the language of this device and the one at the backend the same (§7 POST /cardholder/language): a choice made
 * here goes there, before the log-in or after it; without one, the language that is saved there is spoken here.
 */
export const languageSaving = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasChosen: ({ context }) => context.chosen !== null,
    isSaved: ({ context }, { language }: Known) => context.chosen === language,
    isLatest: ({ context }) => context.chosen === context.sent,
    isSpoken: (_, { language }: Known) => asLanguage(language) !== null,
  },
  actions: {
    keepChosen: assign((_, { language }: { language: Language }) => ({ chosen: language })),
    forgetChosen: assign({ chosen: null }),
    forgetUnsaved: ({ context }) => context.ports.device.forget('unsavedLanguage'),
    noteSent: assign(({ context }) => ({ sent: context.chosen })),
    adopt: ({ context }, { language }: Known) => {
      const known = asLanguage(language);
      if (known) context.onEvent({ type: 'language.adopt', language: known });
    },
    complain: ({ context }) => context.ports.notify({ type: 'alert', message: { id: 'language.saveFailed' } }),
  },
}).createMachine({
  id: 'language-saving',
  description: 'Keeps the language of this device and the one that is saved at the backend the same.',
  meta: { section: '§1 Language' },
  context: ({ input }) => ({ ...input, chosen: asLanguage(input.ports.device.read('unsavedLanguage')), sent: null }),
  initial: 'unknown',
  states: {
    unknown: {
      description: 'It is not known yet which language the backend has.',
      on: {
        'language.chosen': { actions: { type: 'keepChosen', params: ({ event }) => event } },
        'language.known': [
          {
            guard: { type: 'isSaved', params: ({ event }) => event },
            target: 'settled',
            actions: ['forgetChosen', 'forgetUnsaved'],
          },
          {
            guard: 'hasChosen',
            target: 'saving',
            description: 'Chosen at the door, or not saved last time: the choice made here is the latest.',
          },
          {
            guard: { type: 'isSpoken', params: ({ event }) => event },
            target: 'settled',
            actions: { type: 'adopt', params: ({ event }) => event },
          },
          { target: 'settled' },
        ],
      },
    },
    settled: {
      on: {
        'language.chosen': { target: 'saving', actions: { type: 'keepChosen', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'One at a time: a choice made meanwhile is sent when the answer is here.',
      entry: 'noteSent',
      invoke: {
        id: 'saveLanguage',
        src: 'saveLanguage',
        input: ({ context }) => callInput(context, { lang: context.chosen ?? 'sv' }),
        onDone: [
          { guard: 'isLatest', target: 'settled', actions: ['forgetChosen', 'forgetUnsaved'] },
          { target: 'saving', reenter: true },
        ],
        onError: [
          {
            guard: 'isLatest',
            target: 'settled',
            actions: 'complain',
            description: 'The device keeps the choice, and it is sent after the next log-in.',
          },
          { target: 'saving', reenter: true },
        ],
      },
      on: { 'language.chosen': { actions: { type: 'keepChosen', params: ({ event }) => event } } },
    },
  },
});
