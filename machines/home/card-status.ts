import { assign, setup } from 'xstate';
import { type CallFailure, failureOf, isStatus } from '../../contract/backend.ts';
import { accountCards, type Card, walletTokens } from '../../contract/card.ts';
import { pinAttempts, pinStatus } from '../../contract/pin.ts';
import { foundCard } from '../account-choice.ts';
import { callActor, callInput, type Named } from '../call-actor.ts';
import type { Ports } from '../ports.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
}

interface Context extends Input {
  readonly card: Card | null;
  readonly failures: { readonly card?: CallFailure; readonly pin?: CallFailure; readonly wallet?: CallFailure };
}

type Event = { readonly type: 'card.retry' } | { readonly type: 'pin.retry' } | { readonly type: 'wallet.retry' };

type Part = 'card' | 'pin' | 'wallet';

const failedAt =
  (part: Part) =>
  ({ event }: { event: { error: unknown } }) => ({ part, error: event.error });
const told = <Output>({ event }: { event: { output: Output } }) => event.output;

function reference({ card }: Context) {
  if (card === null) throw new Error('a part of the card was read before the card');
  return { referenceCode: card.referenceCode };
}

const actors = {
  accountCards: callActor(accountCards),
  pinStatus: callActor(pinStatus),
  pinAttempts: callActor(pinAttempts),
  walletTokens: callActor(walletTokens),
};

const standingSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    hasCard: (_, { card }: { card: Card | null }) => card !== null,
    hasPin: (_, { pinSet }: { pinSet: boolean }) => pinSet,
    isPinBlocked: (_, { counter, max }: { counter: number; max: number }) => counter >= max,
    isPinless: (_, { error }: { error: unknown }) => isStatus(error, 409),
    hasActiveToken: (_, { walletTokens }: { walletTokens: readonly { status: string }[] }) =>
      walletTokens.some(({ status }) => status === 'ACTIVE'),
  },
  actions: {
    keepCard: assign((_, { card }: { card: Card | null }) => ({ card })),
    setFailure: assign(({ context }, { part, error }: { part: Part; error: unknown }) => ({
      failures: { ...context.failures, [part]: failureOf(error) },
    })),
  },
});

const pinFailed = { target: 'failed', actions: { type: 'setFailure', params: failedAt('pin') } } as const;

const pin = standingSetup.createStateConfig({
  initial: 'readingStatus',
  states: {
    readingStatus: {
      description: 'A card without a PIN would refuse to tell of wrong tries.',
      invoke: {
        id: 'pinStatus',
        src: 'pinStatus',
        input: ({ context }) => callInput(context, reference(context)),
        onDone: [{ guard: { type: 'hasPin', params: told }, target: 'reading' }, { target: 'pinless' }],
        onError: pinFailed,
      },
    },
    reading: {
      invoke: {
        id: 'pinAttempts',
        src: 'pinAttempts',
        input: ({ context }) => callInput(context, reference(context)),
        onDone: [{ guard: { type: 'isPinBlocked', params: told }, target: 'blocked' }, { target: 'usable' }],
        onError: [{ guard: { type: 'isPinless', params: failedAt('pin') }, target: 'pinless' }, pinFailed],
      },
    },
    usable: {},
    blocked: { description: 'Too many wrong tries; the way to unblock it is on /card.' },
    pinless: { description: 'A card that is new or ended has no PIN that could be blocked.' },
    failed: { on: { 'pin.retry': 'readingStatus' } },
  },
});

const wallet = standingSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'walletTokens',
        src: 'walletTokens',
        input: ({ context }) => callInput(context, reference(context)),
        onDone: [{ guard: { type: 'hasActiveToken', params: told }, target: 'active' }, { target: 'inactive' }],
        onError: { target: 'failed', actions: { type: 'setFailure', params: failedAt('wallet') } },
      },
    },
    active: { description: 'At least one phone or watch can pay with the card.' },
    inactive: { description: 'No wallet holds the card; the badge leads to how it gets there.' },
    failed: { on: { 'wallet.retry': 'reading' } },
  },
});

/** How the current card stands (§4): whether its PIN is blocked, and whether a mobile wallet holds it. */
export const cardStanding = standingSetup.createMachine({
  id: 'card-standing',
  description: 'How the current card stands: its PIN and its place in a mobile wallet.',
  meta: { section: '§4 Card, wallet badge' },
  context: ({ input }) => ({ ...input, card: null, failures: {} }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'accountCards',
        src: 'accountCards',
        input: ({ context }) => callInput(context, { id: context.accountId }),
        onDone: [
          {
            guard: { type: 'hasCard', params: foundCard },
            target: 'known',
            actions: { type: 'keepCard', params: foundCard },
          },
          { target: 'cardless' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: failedAt('card') } },
      },
    },
    known: { type: 'parallel', states: { pin, wallet } },
    cardless: { description: 'The account has no card yet.' },
    failed: { on: { 'card.retry': 'reading' } },
  },
});
