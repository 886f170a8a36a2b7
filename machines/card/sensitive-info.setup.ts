import { assign, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import { cardDetails } from '../../contract/card.ts';
import { viewPin } from '../../contract/pin.ts';
import { callActor, type Named, toMessage } from '../call-actor.ts';
import type { Message } from '../message.ts';
import { type PageHidden, pageVisibility } from '../page-visibility.ts';
import { unfinishedErrand } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { type Proof, type ProofVerdict, verdictOnProof } from '../proof.ts';
import { signature } from '../signature/signature.ts';
import { type VaultEvent, vaultFrame } from '../vault-frame.ts';
import { cardFailure } from './refusals.ts';

/** What a card keeps to itself until its holder has signed. */
export type SecretKind = 'details' | 'pin';

interface Input {
  readonly ports: Ports;
  readonly referenceCode: string;
}

interface Context extends Input {
  readonly kind: SecretKind;
  /** What the person reads and signs. */
  readonly text: string;
  /** Only until the call that it is for has been answered. */
  readonly proof: Proof | null;
  readonly verdict: ProofVerdict | null;
  readonly message: Message | null;
}

type Event =
  | VaultEvent
  | PageHidden
  /** Show it; the text is what the person is asked to sign, in the language of the page. */
  | { readonly type: 'secret.show'; readonly kind: SecretKind; readonly text: string }
  | { readonly type: 'secret.hide' }
  | { readonly type: 'signature.given'; readonly proof: Proof }
  | { readonly type: 'signature.left' };

const actors = {
  signature,
  cardDetails: callActor(cardDetails),
  viewPin: callActor(viewPin),
  vaultFrame,
  visibility: pageVisibility,
};

export const ERRANDS: Readonly<Record<SecretKind, string>> = { details: 'details', pin: 'pin' };
const isKind = (errand: string): errand is SecretKind => errand in ERRANDS;

type Details = ResponseOf<typeof cardDetails>;
type Pin = ResponseOf<typeof viewPin>;
interface Failed {
  readonly error: unknown;
}

export const secretSetup = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  delays: {
    /** What is shown hides after a minute, which the page counts down. */
    exposure: 60_000,
    patience: 15_000,
  },
  guards: {
    hasErrand: ({ context }) => isKind(unfinishedErrand(context.ports)?.errand ?? ''),
    isPin: ({ context }) => context.kind === 'pin',
    isTrusted: ({ context }, { address }: { address: string }) => context.ports.frames.isAllowed(address),
    isProofRefused: (_, { error }: Failed) => verdictOnProof(error) !== null,
  },
  actions: {
    choose: assign((_, { kind, text }: { kind: SecretKind; text: string }) => ({
      kind,
      text,
      verdict: null,
      message: null,
    })),
    keepProof: assign((_, { proof }: { proof: Proof }) => ({ proof })),
    forgetProof: assign({ proof: null }),
    noteVerdict: assign((_, { error }: Failed) => ({ verdict: verdictOnProof(error) })),
    setFailure: assign(toMessage(cardFailure)),
    sayUntrusted: assign({ message: { id: 'card.secret.untrusted' } as const }),
    sayNotShown: assign({ message: { id: 'card.secret.notShown' } as const }),
    prepareDetails: ({ context }, { cardDataUrl, token }: Details) =>
      context.ports.frames.prepare({ address: cardDataUrl, token }),
    preparePin: ({ context }, { pinURL }: Pin) => context.ports.frames.prepare({ address: pinURL }),
  },
});

export function beginning({ ports, referenceCode }: Input): Context {
  const { errand, text } = unfinishedErrand(ports) ?? { errand: '', text: '' };
  const kind = isKind(errand) ? errand : 'details';
  return { ports, referenceCode, kind, text, proof: null, verdict: null, message: null };
}

/** The request of either call, with the proof for its one use. */
export const openingRequest = ({ referenceCode, proof }: Context) => ({
  referenceCode,
  ...(proof ?? { signingMethod: 'OTP' as const, credential: '' }),
});
