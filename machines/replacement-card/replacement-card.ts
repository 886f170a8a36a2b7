import { assign, setup } from 'xstate';
import type { Card } from '../../contract/card.ts';
import { virtualCards } from '../../contract/replacement.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { classicReplacement } from './classic-replacement.ts';
import { blockAndReplace } from './digital-replacement.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Whether the address asks for a digital card (decision 9). */
  readonly wantsDigital: boolean;
  /** Hears which card is the current one after a replacement. */
  readonly tell: (card: Card) => void;
}

interface Context extends Input {
  readonly message: Message | null;
}

/** What either way is given. */
const given = ({ context: { ports, accountId, tell } }: { context: Context }) => ({ ports, accountId, tell });

const actors = { virtualCards: callActor(virtualCards), blockAndReplace, classicReplacement };

/**
 * The page of a replacement (§2 /replacement-card): which of the two ways it takes. Anybody can write `?digital` into
 * an address, so that it counts only where digital cards are on (decision 9).
 */
export const replacement = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { readonly type: 'ways.retry' },
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    wantsDigital: ({ context }) => context.wantsDigital,
    isOn: (_, { enabled }: { enabled: boolean }) => enabled,
  },
  actions: {
    setFailure: assign(toMessage(failureMessage)),
  },
}).createMachine({
  id: 'replacement',
  description: 'The way to a new card: a digital one at once, or one of plastic by post.',
  meta: { section: '§2 /replacement-card' },
  context: ({ input }) => ({ ...input, message: null }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'wantsDigital', target: 'asking' }, { target: 'classic' }] },
    asking: {
      description: 'Whether digital cards are on.',
      invoke: {
        id: 'virtualCards',
        src: 'virtualCards',
        input: ({ context }) => callInput(context, {}),
        onDone: [
          { guard: { type: 'isOn', params: ({ event }) => event.output }, target: 'digital' },
          { target: 'classic', description: 'The address was typed by hand, or the employer has none.' },
        ],
        onError: {
          target: 'undecided',
          actions: { type: 'setFailure', params: errorParams },
        },
      },
    },
    undecided: { description: 'It could not be read, so neither way is offered.', on: { 'ways.retry': 'asking' } },
    digital: {
      invoke: { id: 'blockAndReplace', src: 'blockAndReplace', input: given },
    },
    classic: {
      invoke: { id: 'classicReplacement', src: 'classicReplacement', input: given },
    },
  },
});
