import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { accountCards, type Card } from '../../contract/card.ts';
import { replaceDigitalCard } from '../../contract/replacement.ts';
import { callActor, type Named, toMessage } from '../call-actor.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { isRepeated, replacementFailure } from './refusals.ts';
import { isSucceeded, type Standing } from './standing.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  /** Hears which card is the current one after a replacement. */
  readonly tell: (card: Card) => void;
}

interface Context extends Input, Standing {
  readonly message: Message | null;
}

type Event =
  | { readonly type: 'card.replace' }
  /** The new card is to be replaced as well. */
  | { readonly type: 'replace.anyway' }
  | { readonly type: 'status.retry' };

const actors = { accountCards: callActor(accountCards), replaceDigitalCard: callActor(replaceDigitalCard) };

interface Failed {
  readonly error: unknown;
}

/** The card that a state has made sure of. */
export function known({ card }: Context): Card {
  if (card === null) throw new Error('the card is replaced before it is known');
  return card;
}

export const blockAndReplaceSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasCard: (_, { card }: Standing) => card !== null,
    hasPrevious: (_, { previous }: Standing) => previous !== null,
    isSucceeded: ({ context }, { card }: Standing) => isSucceeded(context.card, card),
    isRepeated: (_, { error }: Failed) => isRepeated(failureOf(error)),
  },
  actions: {
    keepStanding: assign((_, { card, previous }: Standing) => ({ card, previous })),
    tellCard: ({ context }) => context.tell(known(context)),
    setFailure: assign(toMessage(replacementFailure)),
    clearMessage: assign({ message: null }),
    complain: ({ context: { ports, message } }) => message && ports.notify({ type: 'error', message }),
    announce: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'replacement.replaced' } }),
    goToCard: ({ context }) => context.ports.browser.go('/card', { replace: true }),
  },
});
