import { assign, type SnapshotFrom, setup } from 'xstate';
import { isStatus } from '../../contract/backend.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { pinAttempts, resetPinAttempts, viewPin } from '../../contract/pin.ts';
import { callActor, callInput, type ErrorParams, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { LONGEST_WAIT } from '../longest-wait.ts';
import { failureMessage, type Message } from '../message.ts';
import { unfinishedAction } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { type SignatureOwnerEvent, signature } from '../signature/signature.ts';
import { isProofRejected, type ProofContext, signAgain, signedRequest, toProof, toRejection } from '../signed-call.ts';

interface Input {
  readonly ports: Ports;
  readonly referenceCode: string;
}

interface Context extends Input, ProofContext {
  /** The text that the user signs. */
  readonly text: string;
  readonly message: Message | null;
  /** Whether the page opened before the PIN was read: a notice about it must not move what is on the screen. */
  readonly isLate: boolean;
}

type Event =
  | { readonly type: 'status.retry' }
  /** Unblock the PIN; `text` is what the user signs, in the current language. */
  | { readonly type: 'pin.unblock'; readonly text: string }
  | SignatureOwnerEvent;

const actors = {
  pinAttempts: callActor(pinAttempts),
  viewPin: callActor(viewPin),
  resetPinAttempts: callActor(resetPinAttempts),
  signature,
};

/** The kind of the action that is signed. */
const KIND = 'unblock';

const cardRequest = ({ referenceCode }: Context) => ({ referenceCode });

const pinUnblockSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    hasPendingAction: ({ context: { ports, referenceCode } }) => unfinishedAction(ports, referenceCode)?.kind === KIND,
    isBlocked: (_, { counter, max }: ResponseOf<typeof pinAttempts>) => counter >= max,
    isCode: ({ context }) => context.proof?.signingMethod === 'OTP',
    isProofRejected,
    hasNoPin: (_, { error }: ErrorParams) => isStatus(error, 409),
  },
  actions: {
    setText: assign((_, { text }: { text: string }) => ({ text, rejection: null, message: null })),
    setProof: assign(toProof),
    clearProof: assign({ proof: null }),
    setRejection: assign(toRejection),
    setMessage: assign(toMessage(failureMessage)),
    clearMessage: assign({ message: null }),
    setLate: assign({ isLate: true }),
    setNotReset: assign(({ context }) => ({
      message: context.message ?? ({ id: 'detail.Unable to reset PIN for this card' } as const),
    })),
    showToast: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'card.pin.unblocked' } }),
  },
  delays: { longestWait: LONGEST_WAIT },
});

/**
 * Reads whether the PIN is blocked, and unblocks it (decision 7): the user signs, the reset is requested once, and the
 * attempts are read again. The reset call carries no proof, so a code is first verified by the call that opens the PIN.
 */
export const pinUnblock = pinUnblockSetup.createMachine({
  id: 'pin-unblock',
  description: 'Whether the PIN is blocked, and unblocking it.',
  meta: { section: '§4 Card', page: '/card' },
  context: ({ input }) => ({
    ...input,
    text: unfinishedAction(input.ports, input.referenceCode)?.text ?? '',
    proof: null,
    rejection: null,
    message: null,
    isLate: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'pinAttempts',
        src: 'pinAttempts',
        input: ({ context }) => callInput(context, cardRequest(context)),
        onDone: [
          { guard: { type: 'isBlocked', params: ({ event }) => event.output }, target: 'resuming' },
          { target: 'usable' },
        ],
        onError: [
          { guard: { type: 'hasNoPin', params: errorParams }, target: 'noPin' },
          { target: 'loadFailed', actions: { type: 'setMessage', params: errorParams } },
        ],
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The page waits: a notice about the PIN is above the actions, and later it would move them.',
          after: {
            longestWait: {
              target: 'open',
              actions: 'setLate',
              description: 'The user can block the card although the PIN is read slowly.',
            },
          },
        },
        open: { description: 'The page is open.' },
      },
    },
    loadFailed: { on: { 'status.retry': { target: 'loading.open', actions: ['clearMessage', 'setLate'] } } },
    noPin: { description: 'The card has no PIN, or it is blocked for good.' },
    usable: { description: 'The PIN is not blocked.' },
    resuming: {
      always: [
        {
          guard: 'hasPendingAction',
          target: 'signing',
          description: 'The user is back from BankID, or has verified an e-mail address.',
        },
        { target: 'blocked' },
      ],
    },
    blocked: {
      description: 'A wrong PIN was entered too many times.',
      on: { 'pin.unblock': { target: 'signing', actions: { type: 'setText', params: ({ event }) => event } } },
    },
    signing: {
      description: 'The user signs.',
      invoke: {
        id: 'signature',
        src: 'signature',
        input: ({ context: { ports, referenceCode, text, rejection }, self }) => ({
          ports,
          purpose: 'VIEW_CARD_PIN',
          action: { kind: KIND, text, path: '/card', referenceCode },
          rejection,
          onEvent: (event) => self.send(event),
        }),
      },
      on: {
        'signature.given': { target: 'deciding', actions: { type: 'setProof', params: ({ event }) => event } },
        'signature.cancelled': 'blocked',
      },
    },
    deciding: { always: [{ guard: 'isCode', target: 'verifyingCode' }, { target: 'resetting' }] },
    verifyingCode: {
      description: 'The code is used, once. The page that the answer opens is not shown.',
      invoke: {
        id: 'viewPin',
        src: 'viewPin',
        input: ({ context }) => callInput(context, signedRequest(context)),
        onDone: { target: 'resetting' },
        onError: [
          signAgain('signing'),
          { target: 'blocked', actions: ['clearProof', { type: 'setMessage', params: errorParams }] },
        ],
      },
    },
    resetting: {
      description: 'Requested once: the call is a GET that changes something.',
      entry: 'clearProof',
      invoke: {
        id: 'resetPinAttempts',
        src: 'resetPinAttempts',
        input: ({ context }) => callInput(context, cardRequest(context)),
        onDone: 'checkingOutcome',
        onError: [
          signAgain('signing'),
          {
            target: 'checkingOutcome',
            actions: { type: 'setMessage', params: errorParams },
            description: 'The reset may have worked although the call failed.',
          },
        ],
      },
    },
    checkingOutcome: {
      description: 'The attempts are read again.',
      invoke: {
        id: 'pinAttempts',
        src: 'pinAttempts',
        input: ({ context }) => callInput(context, cardRequest(context)),
        onDone: [
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'blocked',
            actions: 'setNotReset',
          },
          { target: 'usable', actions: ['clearMessage', 'showToast'] },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setMessage', params: errorParams } },
      },
    },
  },
});

const NOT_BLOCKED = ['loading', 'loadFailed', 'noPin', 'usable'] as const;

/** Whether the PIN is known to be blocked, also while it is being unblocked. */
export const isBlocked = (snapshot: SnapshotFrom<typeof pinUnblock>): boolean =>
  !NOT_BLOCKED.some((state) => snapshot.matches(state));
