import { setup } from 'xstate';
import type { Purpose } from '../../contract/signature.ts';
import type { BankIdOwnerEvent } from '../bankid/bankid.setup.ts';
import { base64 } from '../base64.ts';
import type { MachineTypes } from '../call-actor.ts';
import type { PendingAction } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { type Proof, type ProofRejection, rejectionMessage } from '../proof.ts';
import { claimsOf } from '../token.ts';
import { bankidSigning } from './bankid-signing.ts';
import { type CodeOwnerEvent, oneTimeCode } from './one-time-code.ts';

/** The events that `signature` sends to its owner. */
export type SignatureOwnerEvent =
  | { readonly type: 'signature.given'; readonly proof: Proof }
  | { readonly type: 'signature.cancelled' };

interface Input {
  readonly ports: Ports;
  readonly purpose: Purpose;
  /** The action that needs the signature. */
  readonly action: Omit<PendingAction, 'savedAt'>;
  /** Why the last proof was rejected; null for the first signature. */
  readonly rejection: ProofRejection | null;
  readonly onEvent: (event: SignatureOwnerEvent) => void;
}

type Event = BankIdOwnerEvent | CodeOwnerEvent;

const actors = { bankidSigning, oneTimeCode };

const signatureSetup = setup({
  types: {} as MachineTypes<Input, Input, Event, typeof actors>,
  actors,
  guards: {
    /** §4: a user who has logged in with BankID signs with BankID. */
    isBankIdLogin: ({ context }) => claimsOf(context.ports.device.read('token'))?.authenticationMethod === 'BANKID',
  },
  actions: {
    notifySigned: ({ context }, { proof }: { proof: string }) =>
      context.onEvent({
        type: 'signature.given',
        proof: { signingMethod: 'BANKID', credential: proof, userVisibleData: base64(context.action.text) },
      }),
    notifyCode: ({ context }, { code }: { code: string }) =>
      context.onEvent({
        type: 'signature.given',
        proof: { signingMethod: 'OTP', credential: code, userVisibleData: base64(context.action.text) },
      }),
    notifyCancelled: ({ context }) => context.onEvent({ type: 'signature.cancelled' }),
  },
});

/**
 * A new signature for one sensitive action (§4): with BankID if the user has logged in with BankID, else with a one-time
 * code. Sends the proof to its owner, and stores it neither in its context nor on the device.
 */
export const signature = signatureSetup.createMachine({
  id: 'signature',
  description: 'A new signature for one sensitive action: with BankID or with a one-time code, as the log-in was.',
  meta: { section: '§4 Sensitive actions', page: '/card' },
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isBankIdLogin', target: 'byBankId' }, { target: 'byCode' }] },
    byBankId: {
      description: 'The user signs the text with BankID.',
      invoke: {
        id: 'bankidSigning',
        src: 'bankidSigning',
        input: ({ context: { ports, action, rejection }, self }) => ({
          ports,
          signing: { kind: action.kind, text: action.text, referenceCode: action.referenceCode, fee: action.fee },
          message: rejectionMessage(rejection),
          onEvent: (event) => self.send(event),
        }),
      },
      on: {
        'bankid.cancelled': 'cancelled',
        'bankid.completed': { target: 'given', actions: { type: 'notifySigned', params: ({ event }) => event } },
      },
    },
    byCode: {
      description: 'The user enters a code that was sent by e-mail.',
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context: { ports, purpose, action, rejection }, self }) => ({
          ports,
          purpose,
          action,
          rejection,
          onEvent: (event) => self.send(event),
        }),
      },
      on: {
        'code.cancelled': 'cancelled',
        'code.entered': { target: 'given', actions: { type: 'notifyCode', params: ({ event }) => event } },
      },
    },
    given: { description: 'The owner has the proof.' },
    cancelled: { description: 'The user has cancelled; the action is not done.', entry: 'notifyCancelled' },
  },
});
