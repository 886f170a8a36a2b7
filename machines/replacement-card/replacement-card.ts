import { assign, setup } from 'xstate';
import { virtualCards } from '../../contract/replacement-card.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import { classicReplacement } from './classic-replacement.ts';
import { digitalReplacement } from './digital-replacement.ts';
import type { ReplacementInput } from './replacement-input.ts';

interface Input extends ReplacementInput {
  /** Whether the address asks for a digital card (decision 9). */
  readonly wantsDigital: boolean;
}

interface Context extends Input {
  readonly message: Message | null;
}

const replacementInput = ({ context: { ports, accountId, clientId, onEvent } }: { context: Context }) => ({
  ports,
  accountId,
  clientId,
  onEvent,
});

const actors = { virtualCards: callActor(virtualCards), digitalReplacement, classicReplacement };

/**
 * Selects the kind of replacement (§2 /replacement-card). `?digital` in the address counts only if the backend says that
 * digital cards are enabled, because users can type it (decision 9).
 */
export const replacementCard = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { readonly type: 'load.retry' },
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    wantsDigital: ({ context }) => context.wantsDigital,
    isEnabled: (_, { enabled }: { enabled: boolean }) => enabled,
  },
  actions: {
    setMessage: assign(toMessage(failureMessage)),
    clearMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'replacement-card',
  description: 'Replaces a card with a digital one at once or with a physical one by post.',
  meta: { section: '§2 /replacement-card', page: '/replacement-card' },
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'wantsDigital', target: 'loading' }, { target: 'classic' }] },
    loading: {
      description: 'Loads whether digital cards are enabled.',
      invoke: {
        id: 'virtualCards',
        src: 'virtualCards',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          { guard: { type: 'isEnabled', params: ({ event }) => event.output }, target: 'digital' },
          { target: 'classic', description: 'The employer has no digital cards.' },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'setMessage', params: errorParams },
        },
      },
    },
    loadFailed: { on: { 'load.retry': { target: 'loading', actions: 'clearMessage' } } },
    digital: {
      invoke: { id: 'digitalReplacement', src: 'digitalReplacement', input: replacementInput },
    },
    classic: {
      invoke: { id: 'classicReplacement', src: 'classicReplacement', input: replacementInput },
    },
  },
});
