import { foundCard } from './account-choice.ts';
import { callInput } from './call-actor.ts';
import type { Ports } from './ports.ts';

interface Args {
  readonly context: { readonly ports: Ports; readonly accountId: number };
}

/** For `invoke`: loads the cards of the account with the actor `accountCards`. */
export const loadCards = {
  id: 'accountCards',
  src: 'accountCards',
  input: ({ context }: Args) => callInput(context, { id: context.accountId }),
} as const;

const setCard = { type: 'setCard', params: foundCard } as const;

/** For the `onDone` of `loadCards`: sets the current card, or none, and goes on to one of two states. */
export const cardFound = <const Found extends string, const None extends string>(found: Found, none: None) =>
  [
    { guard: { type: 'hasCard', params: foundCard }, target: found, actions: setCard },
    { target: none, actions: setCard, description: 'The account has no card.' },
  ] as const;
