import { assign, type SnapshotFrom, setup } from 'xstate';
import * as z from 'zod/mini';
import { type CallFailure, failureOf, isStatus } from '../../contract/backend.ts';
import { accountCards, type Card, walletTokens } from '../../contract/card.ts';
import { pinAttempts, pinStatus } from '../../contract/pin.ts';
import { callActor, callInput, type MachineTypes } from '../call-actor.ts';
import { defineLastRead, type LastRead } from '../last-read.ts';
import { cardFound, loadCards } from '../load-card.ts';
import type { Ports } from '../ports.ts';

/** It is known whether the card and its PIN can be used, or it could not be read. */
export interface CardSettled {
  readonly type: 'card.settled';
}

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  readonly onEvent: (event: CardSettled) => void;
}

const KnownStatus = z.object({ isCardBlocked: z.boolean(), isPinBlocked: z.boolean() });
type KnownStatus = z.output<typeof KnownStatus>;

const lastCardStatus = defineLastRead('lastCardStatus', KnownStatus);

interface Context extends Input {
  readonly card: Card | null;
  /** What was read before, while the card cannot be read again. */
  readonly last: LastRead<KnownStatus> | null;
  readonly failures: { readonly card?: CallFailure; readonly pin?: CallFailure; readonly wallet?: CallFailure };
}

type Event = { readonly type: 'card.retry' } | { readonly type: 'pin.retry' } | { readonly type: 'wallet.retry' };

type Part = keyof Context['failures'];

const failureParams =
  (part: Part) =>
  ({ event }: { event: { error: unknown } }) => ({ part, error: event.error });
const outputParams = <Output>({ event }: { event: { output: Output } }) => event.output;

/** The request of the calls about the PIN and the wallet. Throws if the card is not loaded yet. */
function cardRequest({ card }: Context) {
  if (card === null) throw new Error('the card is not loaded yet');
  return { referenceCode: card.referenceCode };
}

const actors = {
  accountCards: callActor(accountCards),
  pinStatus: callActor(pinStatus),
  pinAttempts: callActor(pinAttempts),
  walletTokens: callActor(walletTokens),
};

const cardStatusSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasLast: ({ context }) => lastCardStatus.find(context) !== null,
    hasCard: (_, { card }: { card: Card | null }) => card !== null,
    hasPin: (_, { pinSet }: { pinSet: boolean }) => pinSet,
    isPinBlocked: (_, { counter, max }: { counter: number; max: number }) => counter >= max,
    isPinUnavailable: (_, { error }: { error: unknown }) => isStatus(error, 409),
    hasActiveToken: (_, { walletTokens }: { walletTokens: readonly { status: string }[] }) =>
      walletTokens.some(({ status }) => status === 'ACTIVE'),
  },
  actions: {
    setCard: assign((_, { card }: { card: Card | null }) => ({ card })),
    setFailure: assign(({ context }, { part, error }: { part: Part; error: unknown }) => ({
      failures: { ...context.failures, [part]: failureOf(error) },
    })),
    /** A status that the portal does not know says nothing later. */
    rememberStatus({ context }, { isPinBlocked }: { isPinBlocked: boolean }) {
      const status = context.card?.status;
      if (status === 'ACTIVE' || status === 'BLOCKED')
        lastCardStatus.remember(context, { isCardBlocked: status === 'BLOCKED', isPinBlocked });
    },
    setLast: assign(({ context }) => ({ last: lastCardStatus.find(context) })),
    clearLast: assign({ last: null }),
    notifySettled: ({ context }) => context.onEvent({ type: 'card.settled' }),
  },
});

const toPinLoadFailed = {
  target: 'loadFailed',
  actions: { type: 'setFailure', params: failureParams('pin') },
} as const;

const rememberStatus = (isPinBlocked: boolean) => ({ type: 'rememberStatus', params: { isPinBlocked } }) as const;

const pin = cardStatusSetup.createStateConfig({
  initial: 'loadingStatus',
  states: {
    loadingStatus: {
      description: 'Checks first whether the card has a PIN: otherwise the call for failed attempts is rejected.',
      invoke: {
        id: 'pinStatus',
        src: 'pinStatus',
        input: ({ context }) => callInput(context, cardRequest(context)),
        onDone: [{ guard: { type: 'hasPin', params: outputParams }, target: 'loadingAttempts' }, { target: 'noPin' }],
        onError: toPinLoadFailed,
      },
    },
    loadingAttempts: {
      invoke: {
        id: 'pinAttempts',
        src: 'pinAttempts',
        input: ({ context }) => callInput(context, cardRequest(context)),
        onDone: [{ guard: { type: 'isPinBlocked', params: outputParams }, target: 'blocked' }, { target: 'usable' }],
        onError: [
          { guard: { type: 'isPinUnavailable', params: failureParams('pin') }, target: 'noPin' },
          toPinLoadFailed,
        ],
      },
    },
    usable: { entry: ['notifySettled', rememberStatus(false)] },
    blocked: {
      entry: ['notifySettled', rememberStatus(true)],
      description: 'Too many failed attempts. The user can unblock the PIN on /card.',
    },
    noPin: { entry: ['notifySettled', rememberStatus(false)], description: 'A new or terminated card has no PIN.' },
    loadFailed: { entry: 'notifySettled', on: { 'pin.retry': 'loadingStatus' } },
  },
});

const wallet = cardStatusSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'walletTokens',
        src: 'walletTokens',
        input: ({ context }) => callInput(context, cardRequest(context)),
        onDone: [{ guard: { type: 'hasActiveToken', params: outputParams }, target: 'active' }, { target: 'inactive' }],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: failureParams('wallet') } },
      },
    },
    active: { description: 'The card is in the wallet of at least one phone or watch.' },
    inactive: { description: 'The card is in no wallet. The page links to the instructions.' },
    loadFailed: { on: { 'wallet.retry': 'loading' } },
  },
});

const setCardFailure = { type: 'setFailure', params: failureParams('card') } as const;

/** The status of the current card (§4): whether its PIN is blocked, and whether it is in a mobile wallet. */
export const cardStatus = cardStatusSetup.createMachine({
  id: 'card-status',
  description: 'The status of the current card: its PIN and its mobile wallet.',
  meta: { section: '§4 Card, wallet badge', page: '/home' },
  context: ({ input }) => ({ ...input, card: null, last: null, failures: {} }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        ...loadCards,
        onDone: cardFound('loaded', 'noCard'),
        onError: [
          { guard: 'hasLast', target: 'stale', actions: [setCardFailure, 'setLast'] },
          { target: 'loadFailed', actions: setCardFailure },
        ],
      },
    },
    stale: {
      entry: 'notifySettled',
      description: 'The card cannot be read: what was known is shown, with its time, also while it is read again.',
      on: { 'card.retry': 'loading' },
    },
    loaded: { entry: 'clearLast', type: 'parallel', states: { pin, wallet } },
    noCard: { entry: ['notifySettled', 'clearLast'], description: 'The account has no card yet.' },
    loadFailed: { entry: 'notifySettled', on: { 'card.retry': 'loading' } },
  },
});

/** Whether the card is blocked, as far as it is known. */
export const isCardBlocked = ({ context: { card, last } }: SnapshotFrom<typeof cardStatus>): boolean =>
  last?.value.isCardBlocked ?? card?.status === 'BLOCKED';

/** The same of its PIN. */
export const isPinBlocked = (snapshot: SnapshotFrom<typeof cardStatus>): boolean =>
  snapshot.context.last?.value.isPinBlocked ?? snapshot.matches({ loaded: { pin: 'blocked' } });

/** How the card was when it was read last; the value of the text is `time`. */
export const lastStatusText = ({ isCardBlocked, isPinBlocked }: KnownStatus) =>
  isCardBlocked ? 'home.card.lastBlocked' : isPinBlocked ? 'home.card.lastPinBlocked' : 'home.card.lastUsable';
