import { assign, type SnapshotFrom, setup } from 'xstate';
import { accountCards, type Card, temporaryBlock as toggleTemporaryBlock } from '../../contract/card.ts';
import { isOther, type Known } from '../../contract/tolerance.ts';
import { callActor, callInput, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { loadCards } from '../load-card.ts';
import { failureMessage, type Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { settleDelays, settled } from '../settling.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  readonly card: Card;
  /** Called with the changed card. */
  readonly onEvent: (event: { readonly type: 'card.changed'; readonly card: Card }) => void;
}

/** A status between which the call toggles. */
type Status = Known<Card['status']>;

interface Context extends Input {
  /** The status that the user asked for; the call only toggles. */
  readonly wanted: Status | null;
  readonly message: Message | null;
}

type Event = { readonly type: 'card.pause' } | { readonly type: 'card.resume' } | { readonly type: 'status.retry' };

const actors = { temporaryBlock: callActor(toggleTemporaryBlock), accountCards: callActor(accountCards) };

interface CardParams {
  readonly card: Card | null;
}
const changedCard = ({ event }: { event: { output: Card } }) => ({ card: event.output });

const TOASTS = { ACTIVE: 'card.block.removed', BLOCKED: 'card.block.set' } as const;

const temporaryBlockSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: settleDelays,
  guards: {
    isActive: ({ context }) => context.card.status === 'ACTIVE',
    isBlocked: ({ context }) => context.card.status === 'BLOCKED',
    hasOtherStatus: (_, { card }: CardParams) => card !== null && isOther(card.status),
    isMissing: (_, { card }: CardParams) => card === null,
    isWanted: ({ context }, { card }: CardParams) => card?.status === context.wanted,
  },
  actions: {
    setWanted: assign((_, { wanted }: { wanted: Status }) => ({ wanted })),
    setCard: assign(({ context }, { card }: CardParams) => ({ card: card ?? context.card })),
    notifyOwner: ({ context }) => context.onEvent({ type: 'card.changed', card: context.card }),
    showToast: ({ context: { ports, wanted } }) =>
      wanted && ports.notify({ type: 'success', message: { id: TOASTS[wanted] } }),
    setMessage: assign(toMessage(failureMessage)),
    setChangedElsewhere: assign({ message: { id: 'card.block.changedElsewhere' } as const }),
    clearMessage: assign({ message: null }),
  },
});

/** The card of the context in a new list of the account's cards; null if it is missing. */
const foundCard = ({ context, event }: { context: Context; event: { output: readonly Card[] } }): CardParams => ({
  card: event.output.find(({ referenceCode }) => referenceCode === context.card.referenceCode) ?? null,
});

const setFoundCard = { type: 'setCard', params: foundCard } as const;
const foundOtherStatus = {
  guard: { type: 'hasOtherStatus', params: foundCard },
  target: 'otherStatus',
  actions: [setFoundCard, 'notifyOwner'],
} as const;
const setWanted = (wanted: Status) => ({ type: 'setWanted', params: { wanted } }) as const;

/**
 * Sets and lifts the temporary block of the card (§4 card). The backend has one call, which toggles the block. So the
 * card is read before the call, and the call is sent only if the status differs from what the user asked for. It is
 * never repeated: after a failed call the card is read again before the user can do anything else.
 */
export const temporaryBlock = temporaryBlockSetup.createMachine({
  id: 'temporary-block',
  description: 'Sets and lifts the temporary block of the card.',
  meta: { section: '§4 Card', page: '/card' },
  context: ({ input }) => ({ ...input, wanted: null, message: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isActive', target: 'active' },
        { guard: 'isBlocked', target: 'blocked' },
        { target: 'otherStatus' },
      ],
    },
    active: { on: { 'card.pause': { target: 'comparing', actions: setWanted('BLOCKED') } } },
    blocked: { on: { 'card.resume': { target: 'comparing', actions: setWanted('ACTIVE') } } },
    otherStatus: {
      description: 'The portal does not know the status, so it cannot know what the toggle would do (decision 29).',
    },
    comparing: {
      description: 'The card is read before the change: another tab may have changed it.',
      entry: 'clearMessage',
      invoke: {
        ...loadCards,
        onDone: [
          {
            guard: { type: 'isWanted', params: foundCard },
            target: 'settled',
            actions: [setFoundCard, 'showToast', 'notifyOwner'],
            description: 'The change was already made in another place: nothing is sent.',
          },
          {
            guard: { type: 'isMissing', params: foundCard },
            target: 'outcomeUnknown',
            actions: 'setChangedElsewhere',
            description: 'If the card is found again and is not as the user wants it, the message says so.',
          },
          foundOtherStatus,
          { target: 'submitting', actions: setFoundCard },
        ],
        onError: { target: 'deciding', actions: { type: 'setMessage', params: errorParams } },
      },
    },
    submitting: {
      invoke: {
        id: 'temporaryBlock',
        src: 'temporaryBlock',
        input: ({ context }) => callInput(context, { referenceCode: context.card.referenceCode }),
        onDone: [
          {
            guard: { type: 'isWanted', params: changedCard },
            target: 'settled',
            actions: [{ type: 'setCard', params: changedCard }, 'showToast', 'notifyOwner'],
          },
          {
            target: 'settled',
            actions: [{ type: 'setCard', params: changedCard }, 'setChangedElsewhere', 'notifyOwner'],
            description:
              'Another place toggled the block at the same time: the user sees the status and can try again.',
          },
        ],
        onError: { target: 'checkingOutcome', actions: { type: 'setMessage', params: errorParams } },
      },
    },
    checkingOutcome: {
      description: 'The card is read again: the call may have worked although it failed.',
      invoke: {
        ...loadCards,
        onDone: [
          {
            guard: { type: 'isWanted', params: foundCard },
            target: 'settled',
            actions: [setFoundCard, 'clearMessage', 'showToast', 'notifyOwner'],
          },
          { guard: { type: 'isMissing', params: foundCard }, target: 'outcomeUnknown' },
          foundOtherStatus,
          { target: 'settled' },
        ],
        onError: 'outcomeUnknown',
      },
    },
    settled: settled('deciding'),
    outcomeUnknown: {
      description: 'Whether the card is blocked is unknown; the user can only read it again.',
      on: { 'status.retry': 'checkingOutcome' },
    },
  },
});

/** Why the card is not as the user asked; null while the card is read again, because it may be as the user asked. */
export const shownMessage = (snapshot: SnapshotFrom<typeof temporaryBlock>): Message | null =>
  snapshot.matches('checkingOutcome') ? null : snapshot.context.message;

/** The change that the last press asked for and that was not made; null if it was made, or if this is unknown. */
export function failedChange(snapshot: SnapshotFrom<typeof temporaryBlock>): 'notSet' | 'notRemoved' | null {
  const { card, wanted, message } = snapshot.context;
  const isKnown = snapshot.matches('active') || snapshot.matches('blocked') || snapshot.matches('settled');
  if (!isKnown || message === null || wanted === null || card.status === wanted) return null;
  return wanted === 'BLOCKED' ? 'notSet' : 'notRemoved';
}

/** What a press on the control asks for: it sets the block of an active card, and lifts it otherwise. */
export const offeredPress = ({ context }: SnapshotFrom<typeof temporaryBlock>): Event['type'] =>
  context.card.status === 'ACTIVE' ? 'card.pause' : 'card.resume';
