import { assign, setup } from 'xstate';
import { failureOf } from '../../contract/backend.ts';
import { pinAttempts, resetPinAttempts, viewPin } from '../../contract/pin.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import type { Message } from '../message.ts';
import { unfinishedAction } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { type Proof, type ProofRejection, proofRejection } from '../proof.ts';
import { signature } from '../signature/signature.ts';
import { cardFailureMessage } from './refusals.ts';

interface Input {
  readonly ports: Ports;
  readonly referenceCode: string;
}

interface Attempts {
  readonly counter: number;
  readonly max: number;
}

interface Context extends Input {
  readonly attempts: Attempts | null;
  /** What the person reads and signs. */
  readonly text: string;
  /** Only until the call that it is for has been answered. */
  readonly proof: Proof | null;
  readonly rejection: ProofRejection | null;
  readonly message: Message | null;
}

type Event =
  | { readonly type: 'status.retry' }
  /** Unblock it; the text is what the person is asked to sign, in the language of the page. */
  | { readonly type: 'pin.unblock'; readonly text: string }
  | { readonly type: 'signature.given'; readonly proof: Proof }
  | { readonly type: 'signature.cancelled' };

const actors = {
  pinAttempts: callActor(pinAttempts),
  viewPin: callActor(viewPin),
  resetPinAttempts: callActor(resetPinAttempts),
  signature,
};

const ERRAND = 'unblock';

interface Failed {
  readonly error: unknown;
}
const counted = ({ event }: { event: { output: Attempts } }) => ({ attempts: event.output });
const card = ({ referenceCode }: Context) => ({ referenceCode });

const unblockSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    hasErrand: ({ context }) => unfinishedAction(context.ports)?.kind === ERRAND,
    isSpent: (_, { attempts: { counter, max } }: { attempts: Attempts }) => counter >= max,
    isCode: ({ context }) => context.proof?.signingMethod === 'OTP',
    isProofRefused: (_, { error }: Failed) => proofRejection(error) !== null,
    isWithoutPin: (_, { error }: Failed) => {
      const failure = failureOf(error);
      return failure.kind === 'rejected' && failure.status === 409;
    },
  },
  actions: {
    keepAttempts: assign((_, { attempts }: { attempts: Attempts }) => ({ attempts })),
    begin: assign((_, { text }: { text: string }) => ({ text, rejection: null, message: null })),
    keepProof: assign((_, { proof }: { proof: Proof }) => ({ proof })),
    forgetProof: assign({ proof: null }),
    noteVerdict: assign((_, { error }: Failed) => ({ rejection: proofRejection(error) })),
    setFailure: assign(toMessage(cardFailureMessage)),
    clearMessage: assign({ message: null }),
    sayNotReset: assign(({ context }) => ({ message: context.message ?? ({ id: 'card.pin.notReset' } as const) })),
    announce: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'card.pin.unblocked' } }),
  },
});

const refused = [
  {
    guard: { type: 'isProofRefused', params: errorParams },
    target: 'signing',
    actions: ['forgetProof', { type: 'noteVerdict', params: errorParams }],
    description: 'The code was wrong, or the signature too old: once more.',
  },
] as const;

/**
 * Whether the PIN is blocked, and unblocking it (decision 7): signed for as to see it, then asked for once, then read
 * back. A code is proved by the call that would show the PIN, because unblocking carries no proof.
 */
export const pinUnblock = unblockSetup.createMachine({
  id: 'pin-unblock',
  description: 'The state of the PIN, and the way to unblock it.',
  meta: { section: '§4 Card' },
  context: ({ input }) => ({
    ...input,
    attempts: null,
    text: unfinishedAction(input.ports)?.text ?? '',
    proof: null,
    rejection: null,
    message: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'pinAttempts',
        src: 'pinAttempts',
        input: ({ context }) => callInput(context, card(context)),
        onDone: [
          {
            guard: { type: 'isSpent', params: counted },
            target: 'arriving',
            actions: { type: 'keepAttempts', params: counted },
          },
          { target: 'usable', actions: { type: 'keepAttempts', params: counted } },
        ],
        onError: [
          { guard: { type: 'isWithoutPin', params: errorParams }, target: 'none' },
          { target: 'unknown', actions: { type: 'setFailure', params: errorParams } },
        ],
      },
    },
    unknown: {
      description: 'It could not be read how the PIN stands.',
      on: { 'status.retry': { target: 'reading', actions: 'clearMessage' } },
    },
    none: { description: 'The card has no PIN, or is blocked for good.' },
    usable: { description: 'The PIN is not blocked.' },
    arriving: {
      always: [
        { guard: 'hasErrand', target: 'signing', description: 'Back from BankID, or from verifying an e-mail.' },
        { target: 'blocked' },
      ],
    },
    blocked: {
      description: 'Too many wrong PINs were entered.',
      on: { 'pin.unblock': { target: 'signing', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    signing: {
      description: 'A fresh signature is asked for.',
      invoke: {
        id: 'signature',
        src: 'signature',
        input: ({ context: { ports, text, rejection }, self }) => ({
          ports,
          purpose: 'VIEW_CARD_PIN',
          action: { kind: ERRAND, text, path: '/card' },
          verdict,
          tell: (proof) =>
            self.send(proof === null ? { type: 'signature.cancelled' } : { type: 'signature.given', proof }),
        }),
      },
      on: {
        'signature.given': { target: 'proving', actions: { type: 'keepProof', params: ({ event }) => event } },
        'signature.cancelled': 'blocked',
      },
    },
    proving: { always: [{ guard: 'isCode', target: 'provingCode' }, { target: 'resetting' }] },
    provingCode: {
      description: 'The code is used, once; what the answer opens is shown to nobody.',
      invoke: {
        id: 'viewPin',
        src: 'viewPin',
        input: ({ context }) =>
          callInput(context, {
            ...card(context),
            ...(context.proof ?? { signingMethod: 'OTP' as const, credential: '' }),
          }),
        onDone: { target: 'resetting' },
        onError: [
          ...refused,
          { target: 'blocked', actions: ['forgetProof', { type: 'setFailure', params: errorParams }] },
        ],
      },
    },
    resetting: {
      description: 'Asked for once: the call changes something although it is a GET.',
      entry: 'forgetProof',
      invoke: {
        id: 'resetPinAttempts',
        src: 'resetPinAttempts',
        input: ({ context }) => callInput(context, card(context)),
        onDone: 'checking',
        onError: [
          ...refused,
          {
            target: 'checking',
            actions: { type: 'setFailure', params: errorParams },
            description: 'Whether it was done in spite of that is read, not guessed.',
          },
        ],
      },
    },
    checking: {
      description: 'The state is read back.',
      invoke: {
        id: 'pinAttempts',
        src: 'pinAttempts',
        input: ({ context }) => callInput(context, card(context)),
        onDone: [
          {
            guard: { type: 'isSpent', params: counted },
            target: 'blocked',
            actions: [{ type: 'keepAttempts', params: counted }, 'sayNotReset'],
          },
          {
            target: 'usable',
            actions: [{ type: 'keepAttempts', params: counted }, 'clearMessage', 'announce'],
          },
        ],
        onError: { target: 'unknown', actions: { type: 'setFailure', params: errorParams } },
      },
    },
  },
});
