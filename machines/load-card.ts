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

/** For the `onDone` of `loadCards`: sets the current card if the account has one. */
export const cardFound = <const Target extends string>(target: Target) =>
  ({ guard: { type: 'hasCard', params: foundCard }, target, actions: { type: 'setCard', params: foundCard } }) as const;
