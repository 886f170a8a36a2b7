import { setup } from 'xstate';
import type { Purpose } from '../../contract/signature.ts';
import { base64 } from '../base64.ts';
import type { Named } from '../call-actor.ts';
import type { Errand } from '../pending-action.ts';
import type { Ports } from '../ports.ts';
import { type Proof, type ProofVerdict, verdictMessage } from '../proof.ts';
import { claimsOf } from '../token.ts';
import { bankIdSign } from './bankid-signing.ts';
import { oneTimeCode } from './one-time-code.ts';

interface Input {
  readonly ports: Ports;
  readonly purpose: Purpose;
  /** What it is for, what the person reads and signs, and where that is. */
  readonly errand: Omit<Errand, 'leftAt'>;
  /** What the backend said of the last proof, if it was not accepted. */
  readonly verdict: ProofVerdict | null;
  /** Hears the proof, once, or null when the person left. */
  readonly tell: (proof: Proof | null) => void;
}

type Event =
  /** The reference of what was signed with BankID. */
  | { readonly type: 'order.signed'; readonly orderRef: string }
  | { readonly type: 'code.entered'; readonly code: string }
  | { readonly type: 'signature.abandon' };

const actors = { bankIdSign, oneTimeCode };

const signatureSetup = setup({
  types: { input: {} as Input, context: {} as Input, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  guards: {
    /** §4: who has logged in with BankID signs with BankID. */
    isBankIdLogin: ({ context }) => claimsOf(context.ports.device.read('token'))?.authenticationMethod === 'BANKID',
  },
  actions: {
    tellOrder: ({ context }, { orderRef }: { orderRef: string }) =>
      context.tell({
        signingMethod: 'BANKID',
        credential: orderRef,
        userVisibleData: base64(context.errand.text),
      }),
    tellCode: ({ context }, { code }: { code: string }) => context.tell({ signingMethod: 'OTP', credential: code }),
    tellLeft: ({ context }) => context.tell(null),
  },
});

const abandoned = { target: 'left', actions: 'tellLeft' } as const;

/**
 * A fresh signature for something sensitive (§4): with BankID when the log-in was, else by a one-time code. Tells its
 * owner the proof, which stands in no context here and on no device.
 */
export const signature = signatureSetup.createMachine({
  id: 'signature',
  description: 'A fresh signature for one sensitive action: with BankID or by a code, as the log-in was.',
  meta: { section: '§4 Sensitive actions' },
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isBankIdLogin', target: 'byBankId' }, { target: 'byCode' }] },
    byBankId: {
      description: 'BankID shows the text, and the person signs it.',
      invoke: {
        id: 'bankIdSign',
        src: 'bankIdSign',
        input: ({ context: { ports, errand, verdict }, self }) => ({
          ports,
          signing: { errand: errand.errand, text: errand.text },
          message: verdictMessage(verdict),
          tell: (orderRef) =>
            self.send(orderRef === null ? { type: 'signature.abandon' } : { type: 'order.signed', orderRef }),
        }),
      },
      on: {
        'signature.abandon': abandoned,
        'order.signed': { target: 'given', actions: { type: 'tellOrder', params: ({ event }) => event } },
      },
    },
    byCode: {
      description: 'A code comes by e-mail, and the person enters it.',
      invoke: {
        id: 'oneTimeCode',
        src: 'oneTimeCode',
        input: ({ context: { ports, purpose, errand, verdict }, self }) => ({
          ports,
          purpose,
          errand,
          verdict,
          tell: (code) => self.send(code === null ? { type: 'signature.abandon' } : { type: 'code.entered', code }),
        }),
      },
      on: {
        'signature.abandon': abandoned,
        'code.entered': { target: 'given', actions: { type: 'tellCode', params: ({ event }) => event } },
      },
    },
    given: { description: 'The proof is with the owner, who uses it once.' },
    left: { description: 'The person has given it up; nothing has happened.' },
  },
});
