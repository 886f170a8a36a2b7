import { assign, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import { cardDetails } from '../../contract/card.ts';
import { viewPin } from '../../contract/pin.ts';
import { callActor, type MachineTypes, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import { type PageHidden, pageVisibility } from '../page-visibility.ts';
import { forgetActionOfOtherCard, unfinishedAction } from '../pending-action.ts';
import type { VaultPage, VaultPorts } from '../ports.ts';
import { exposureDelays } from '../secret-exposure.ts';
import { type SignatureOwnerEvent, signature } from '../signature/signature.ts';
import { isProofRejected, type ProofContext, toProof, toRejection } from '../signed-call.ts';
import { type SecretFrameEvent, vaultFrame } from '../vault-frame.ts';

/** Also the kind of the action that is signed. */
const KINDS = ['details', 'pin'] as const;
export type SensitiveInfoKind = (typeof KINDS)[number];

interface Input {
  readonly ports: VaultPorts;
  readonly referenceCode: string;
}

interface Context extends Input, ProofContext {
  readonly kind: SensitiveInfoKind;
  /** The text that the user signs. */
  readonly text: string;
  readonly message: Message | null;
  /** The page of the vault, while it is open. */
  readonly page: VaultPage | null;
}

type Event =
  | SecretFrameEvent
  | PageHidden
  | SignatureOwnerEvent
  /** Show the details or the PIN; `text` is what the user signs, in the current language. */
  | { readonly type: 'secret.show'; readonly kind: SensitiveInfoKind; readonly text: string }
  | { readonly type: 'secret.hide' };

const actors = {
  signature,
  cardDetails: callActor(cardDetails),
  viewPin: callActor(viewPin),
  vaultFrame,
  pageVisibility,
};

export const sensitiveInfoSetup = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  delays: exposureDelays,
  guards: {
    hasPendingAction: ({ context }) => kindOf(context) !== undefined,
    isPin: ({ context }) => context.kind === 'pin',
    isDetails: ({ context }) => context.kind === 'details',
    isTrusted: ({ context }, { address }: { address: string }) => context.ports.frames.isAllowed(address),
    isProofRejected,
  },
  actions: {
    forgetActionOfOtherCard: ({ context: { ports, referenceCode } }) => forgetActionOfOtherCard(ports, referenceCode),
    choose: assign((_, { kind, text }: { kind: SensitiveInfoKind; text: string }) => ({
      kind,
      text,
      rejection: null,
      message: null,
    })),
    setProof: assign(toProof),
    clearProof: assign({ proof: null }),
    setRejection: assign(toRejection),
    setFailure: assign(toMessage(failureMessage)),
    setUntrusted: assign({ message: { id: 'card.secret.untrusted' } as const }),
    setNotShown: assign({ message: { id: 'card.secret.notShown' } as const }),
    setDetailsPage: assign((_, { cardDataUrl, token }: ResponseOf<typeof cardDetails>) => ({
      page: { address: cardDataUrl, token },
    })),
    setPinPage: assign((_, { pinURL }: ResponseOf<typeof viewPin>) => ({ page: { address: pinURL } })),
    clearPage: assign({ page: null }),
  },
});

/** What the user was about to see when the page was left; undefined if that was another action, or none. */
function kindOf({ ports, referenceCode }: Input): SensitiveInfoKind | undefined {
  const action = unfinishedAction(ports, referenceCode);
  return KINDS.find((kind) => kind === action?.kind);
}

export const initialContext = (input: Input): Context => ({
  ...input,
  kind: kindOf(input) ?? 'details',
  text: unfinishedAction(input.ports, input.referenceCode)?.text ?? '',
  proof: null,
  rejection: null,
  message: null,
  page: null,
});
