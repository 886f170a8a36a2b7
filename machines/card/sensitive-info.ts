import { assign, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import { cardDetails } from '../../contract/card.ts';
import { viewPin } from '../../contract/pin.ts';
import { callActor, callInput, errorParams, type MachineTypes, toMessage } from '../call-actor.ts';
import { failureMessage, type Message } from '../message.ts';
import { type PageHidden, pageVisibility } from '../page-visibility.ts';
import { forgetActionOfOtherCard, unfinishedAction } from '../pending-action.ts';
import type { VaultPage, VaultPorts } from '../ports.ts';
import { exposureDelays, exposureStates } from '../secret-exposure.ts';
import { type SignatureOwnerEvent, signature } from '../signature/signature.ts';
import { isProofRejected, type ProofContext, signAgain, signedRequest, toProof, toRejection } from '../signed-call.ts';
import { frameInput, type SecretFrameEvent, vaultFrame } from '../vault-frame.ts';

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

const sensitiveInfoSetup = setup({
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
    setMessage: assign(toMessage(failureMessage)),
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

const initialContext = (input: Input): Context => ({
  ...input,
  kind: kindOf(input) ?? 'details',
  text: unfinishedAction(input.ports, input.referenceCode)?.text ?? '',
  proof: null,
  rejection: null,
  message: null,
  page: null,
});

const untrusted = {
  target: '#sensitive-info.failed',
  actions: ['clearProof', 'setUntrusted'],
  description: 'The address does not belong to the vault: no token is posted and no frame is opened.',
} as const;
const onError = [
  signAgain('#sensitive-info.signing'),
  { target: '#sensitive-info.failed', actions: ['clearProof', { type: 'setMessage', params: errorParams }] },
] as const;

const show = {
  'secret.show': { target: 'signing', actions: { type: 'choose', params: ({ event }) => event } },
} as const satisfies Parameters<typeof sensitiveInfoSetup.createStateConfig>[0]['on'];

const opening = sensitiveInfoSetup.createStateConfig({
  description: 'The proof is used once, to get a page of the vault.',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isPin', target: 'pin' }, { target: 'details' }] },
    details: {
      invoke: {
        id: 'cardDetails',
        src: 'cardDetails',
        input: ({ context }) => callInput(context, signedRequest(context)),
        onDone: [
          {
            guard: { type: 'isTrusted', params: ({ event }) => ({ address: event.output.cardDataUrl }) },
            target: '#sensitive-info.showing',
            actions: ['clearProof', { type: 'setDetailsPage', params: ({ event }) => event.output }],
          },
          untrusted,
        ],
        onError,
      },
    },
    pin: {
      invoke: {
        id: 'viewPin',
        src: 'viewPin',
        input: ({ context }) => callInput(context, signedRequest(context)),
        onDone: [
          {
            guard: { type: 'isTrusted', params: ({ event }) => ({ address: event.output.pinURL }) },
            target: '#sensitive-info.showing',
            actions: ['clearProof', { type: 'setPinPage', params: ({ event }) => event.output }],
          },
          untrusted,
        ],
        onError,
      },
    },
  },
});

const showing = sensitiveInfoSetup.createStateConfig({
  description: 'A page of the vault is open in a frame. Leaving this state removes the frame.',
  invoke: [
    { id: 'vaultFrame', src: 'vaultFrame', input: ({ context }) => frameInput(context) },
    { id: 'pageVisibility', src: 'pageVisibility', input: ({ context }) => context.ports },
  ],
  exit: 'clearPage',
  initial: 'loading',
  on: {
    'secret.hide': 'idle',
    'page.hidden': { target: 'hidden', description: 'The secret is hidden when the tab is hidden.' },
    'frame.failed': { target: 'failed', actions: 'setNotShown' },
  },
  states: exposureStates(
    {
      'frame.loaded': {
        guard: 'isDetails',
        target: 'shown',
        description: 'The vault has no message that says that the details are shown.',
      },
      'pin.shown': {
        target: 'shown',
        description: 'The vault says that it shows the PIN. A loaded page may be an error page.',
      },
    },
    '#sensitive-info.hidden',
    { target: '#sensitive-info.failed', actions: 'setNotShown' },
  ),
});

/**
 * Shows the card details or the PIN (§4 sensitive actions): the user signs, the proof opens a page of the vault, and
 * the page is shown for one minute.
 */
export const sensitiveInfo = sensitiveInfoSetup.createMachine({
  id: 'sensitive-info',
  description: 'Shows the card details or the PIN for one minute, after a signature.',
  meta: { section: '§4 Sensitive actions', page: '/card' },
  context: ({ input }) => initialContext(input),
  initial: 'resuming',
  states: {
    resuming: {
      entry: 'forgetActionOfOtherCard',
      always: [
        {
          guard: 'hasPendingAction',
          target: 'signing',
          description: 'The user is back from BankID, or has verified an e-mail address.',
        },
        { target: 'idle' },
      ],
    },
    idle: { on: show },
    signing: {
      description: 'The user signs.',
      invoke: {
        id: 'signature',
        src: 'signature',
        input: ({ context: { ports, referenceCode, kind, text, rejection }, self }) => ({
          ports,
          purpose: kind === 'pin' ? 'VIEW_CARD_PIN' : 'VIEW_CARD_DETAILS',
          action: { kind, text, path: '/card', referenceCode },
          rejection,
          onEvent: (event) => self.send(event),
        }),
      },
      on: {
        'signature.given': { target: 'opening', actions: { type: 'setProof', params: ({ event }) => event } },
        'signature.cancelled': 'idle',
      },
    },
    opening,
    showing,
    hidden: {
      description: 'The minute is over, or the tab was hidden; the page says so.',
      on: { ...show, 'secret.hide': 'idle' },
    },
    failed: { description: 'The message gives the reason.', on: { ...show, 'secret.hide': 'idle' } },
  },
});
