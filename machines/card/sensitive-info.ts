import { callInput, errorParams } from '../call-actor.ts';
import { beginning, ERRANDS, openingRequest, secretSetup } from './sensitive-info.setup.ts';

const untrusted = {
  target: '#card-secret.failed',
  actions: ['forgetProof', 'sayUntrusted'],
  description: 'The address is none of the vault’s: nothing is posted and no frame shows.',
} as const;
const refused = [
  {
    guard: { type: 'isProofRefused', params: errorParams },
    target: '#card-secret.signing',
    actions: ['forgetProof', { type: 'noteVerdict', params: errorParams }],
    description: 'The code was wrong, or the signature too old: once more.',
  },
  { target: '#card-secret.failed', actions: ['forgetProof', { type: 'setFailure', params: errorParams }] },
] as const;

const show = {
  'secret.show': { target: 'signing', actions: { type: 'choose', params: ({ event }) => event } },
} as const satisfies Parameters<typeof secretSetup.createStateConfig>[0]['on'];

const opening = secretSetup.createStateConfig({
  description: 'The proof is used, once, for the page of the vault.',
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isPin', target: 'pin' }, { target: 'details' }] },
    details: {
      invoke: {
        id: 'cardDetails',
        src: 'cardDetails',
        input: ({ context }) => callInput(context, openingRequest(context)),
        onDone: [
          {
            guard: { type: 'isTrusted', params: ({ event }) => ({ address: event.output.cardDataUrl }) },
            target: '#card-secret.showing',
            actions: ['forgetProof', { type: 'prepareDetails', params: ({ event }) => event.output }],
          },
          untrusted,
        ],
        onError: refused,
      },
    },
    pin: {
      invoke: {
        id: 'viewPin',
        src: 'viewPin',
        input: ({ context }) => callInput(context, openingRequest(context)),
        onDone: [
          {
            guard: { type: 'isTrusted', params: ({ event }) => ({ address: event.output.pinURL }) },
            target: '#card-secret.showing',
            actions: ['forgetProof', { type: 'preparePin', params: ({ event }) => event.output }],
          },
          untrusted,
        ],
        onError: refused,
      },
    },
  },
});

const showing = secretSetup.createStateConfig({
  description: 'A frame of the vault stands in the page; leaving this state removes it.',
  invoke: [
    { id: 'vaultFrame', src: 'vaultFrame', input: ({ context }) => context.ports.frames },
    { id: 'visibility', src: 'visibility', input: ({ context }) => context.ports },
  ],
  initial: 'loading',
  on: {
    'secret.hide': 'idle',
    'page.hidden': { target: 'hidden', description: 'Who looks elsewhere leaves nothing on the screen.' },
    'frame.failed': { target: 'failed', actions: 'sayNotShown' },
  },
  states: {
    loading: {
      after: { patience: { target: '#card-secret.failed', actions: 'sayNotShown' } },
      on: { 'frame.loaded': 'shown' },
    },
    shown: { description: 'It shows for a minute.', after: { exposure: '#card-secret.hidden' } },
  },
});

/** Card details and PIN (§4 sensitive actions): signed for, opened once, shown in a frame of the vault for a minute. */
export const cardSecret = secretSetup.createMachine({
  id: 'card-secret',
  description: 'The card details or the PIN, from the wish to see them until they are hidden again.',
  meta: { section: '§4 Sensitive actions' },
  context: ({ input }) => beginning(input),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasErrand', target: 'signing', description: 'Back from BankID, or from verifying an e-mail.' },
        { target: 'idle' },
      ],
    },
    idle: { description: 'Nothing of the card is on the screen.', on: show },
    signing: {
      description: 'A fresh signature is asked for.',
      invoke: {
        id: 'signature',
        src: 'signature',
        input: ({ context: { ports, kind, text, verdict }, self }) => ({
          ports,
          purpose: kind === 'pin' ? 'VIEW_CARD_PIN' : 'VIEW_CARD_DETAILS',
          errand: { errand: ERRANDS[kind], text, path: '/card' },
          verdict,
          tell: (proof) => self.send(proof === null ? { type: 'signature.left' } : { type: 'signature.given', proof }),
        }),
      },
      on: {
        'signature.given': { target: 'opening', actions: { type: 'keepProof', params: ({ event }) => event } },
        'signature.left': 'idle',
      },
    },
    opening,
    showing,
    hidden: { description: 'It was hidden on its own, and says so.', on: { ...show, 'secret.hide': 'idle' } },
    failed: { description: 'It could not be shown; the message says why.', on: { ...show, 'secret.hide': 'idle' } },
  },
});
