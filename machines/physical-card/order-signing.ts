import { assign, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import { orderPhysicalCard, physicalCardEligibility } from '../../contract/physical-card.ts';
import { callActor, callInput, errorParams, type Named, toMessage } from '../call-actor.ts';
import type { Message } from '../message.ts';
import type { Ports } from '../ports.ts';
import { type Proof, type ProofVerdict, verdictOnProof } from '../proof.ts';
import { signature } from '../signature/signature.ts';
import { rememberOrder } from './ordered.ts';
import { orderFailure } from './refusals.ts';
import { ORDER_ERRAND, STEP_PATHS } from './steps.ts';

type News =
  | { readonly type: 'order.done' }
  | { readonly type: 'order.left' }
  | { readonly type: 'order.failed'; readonly message: Message };

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  readonly referenceCode: string;
  /** The day of the last order before this one, `yyyy-mm-dd`; null for none. */
  readonly lastOrderDate: string | null;
  /** What the person reads and signs. */
  readonly text: string;
  readonly tell: (news: News) => void;
}

interface Context extends Input {
  /** Only until the call that it is for has been answered. */
  readonly proof: Proof | null;
  readonly verdict: ProofVerdict | null;
  readonly message: Message;
}

type Event =
  | { readonly type: 'signature.given'; readonly proof: Proof }
  | { readonly type: 'signature.left' }
  | { readonly type: 'status.retry' };

const actors = {
  signature,
  orderPhysicalCard: callActor(orderPhysicalCard),
  physicalCardEligibility: callActor(physicalCardEligibility),
};

interface Failed {
  readonly error: unknown;
}

const signingSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isProofRefused: (_, { error }: Failed) => verdictOnProof(error) !== null,
    isNew: ({ context }, { lastOrderDate }: ResponseOf<typeof physicalCardEligibility>) =>
      lastOrderDate !== null && lastOrderDate !== context.lastOrderDate,
  },
  actions: {
    keepProof: assign((_, { proof }: { proof: Proof }) => ({ proof })),
    forgetProof: assign({ proof: null }),
    noteVerdict: assign((_, { error }: Failed) => ({ verdict: verdictOnProof(error) })),
    setFailure: assign(toMessage(orderFailure)),
    remember: ({ context }) => rememberOrder(context.ports, context.accountId),
    announce: ({ context }) => context.ports.notify({ type: 'success', message: { id: 'physical.thanks' } }),
    tellDone: ({ context }) => context.tell({ type: 'order.done' }),
    tellLeft: ({ context }) => context.tell({ type: 'order.left' }),
    tellFailed: ({ context: { tell, message } }) => tell({ type: 'order.failed', message }),
  },
});

const ordered = { target: 'ordered', actions: ['remember', 'announce', 'tellDone'] } as const;

/**
 * Signs for a physical card and orders it, once (§4 physical card order, decision 6). After a failure it reads whether
 * the card was ordered in spite of it; the order itself is never sent again with the same proof.
 */
export const orderSigning = signingSetup.createMachine({
  id: 'order-signing',
  description: 'The signature for a physical card, and the order that it is used for.',
  meta: { section: '§4 Physical card order' },
  context: ({ input }) => ({ ...input, proof: null, verdict: null, message: { id: 'failure.invalidResponse' } }),
  initial: 'signing',
  states: {
    signing: {
      description: 'A fresh signature is asked for.',
      invoke: {
        id: 'signature',
        src: 'signature',
        input: ({ context: { ports, text, verdict }, self }) => ({
          ports,
          purpose: 'PHYSICAL_CARD_ORDER',
          // By the time that something is signed the PIN is chosen: the way back is not to its page.
          errand: { errand: ORDER_ERRAND, text, path: STEP_PATHS.address },
          verdict,
          tell: (proof) => self.send(proof === null ? { type: 'signature.left' } : { type: 'signature.given', proof }),
        }),
      },
      on: {
        'signature.given': { target: 'ordering', actions: { type: 'keepProof', params: ({ event }) => event } },
        'signature.left': { target: 'left', actions: 'tellLeft' },
      },
    },
    ordering: {
      description: 'The proof is used, once, for the order.',
      invoke: {
        id: 'orderPhysicalCard',
        src: 'orderPhysicalCard',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode, ...context.proof }),
        onDone: { ...ordered, actions: ['forgetProof', ...ordered.actions] },
        onError: [
          {
            guard: { type: 'isProofRefused', params: errorParams },
            target: 'signing',
            actions: ['forgetProof', { type: 'noteVerdict', params: errorParams }],
            description: 'The code was wrong, or the signature too old: once more.',
          },
          { target: 'checking', actions: ['forgetProof', { type: 'setFailure', params: errorParams }] },
        ],
      },
    },
    checking: {
      description: 'Whether the card was ordered in spite of the failure is read, not guessed.',
      invoke: {
        id: 'physicalCardEligibility',
        src: 'physicalCardEligibility',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode }),
        onDone: [
          { guard: { type: 'isNew', params: ({ event }) => event.output }, ...ordered },
          { target: 'failed', actions: 'tellFailed' },
        ],
        onError: 'unknown',
      },
    },
    unknown: {
      description: 'Nobody knows whether the card is ordered; nothing is offered before it is read.',
      on: { 'status.retry': 'checking' },
    },
    ordered: { description: 'The card is on its way.' },
    failed: { description: 'Nothing was ordered; the owner says why.' },
    left: { description: 'The person has given it up; nothing was ordered.' },
  },
});
