import { defineModel, type Trace } from '../model.ts';
import { tokenOf } from '../token.fixture.ts';
import { signature } from './signature.ts';

const errand = { errand: 'pin', text: 'Visa PIN-kod på skärmen', path: '/card' };
const begin = (authenticationMethod: string) =>
  ({
    device: { token: tokenOf({ authenticationMethod }) },
    input: (ports, spy) => ({ ports, purpose: 'VIEW_CARD_PIN', errand, verdict: null, tell: spy('tell') }),
  }) satisfies Parameters<typeof defineModel<typeof signature, 'x'>>[0]['starts']['x'];

type Seen = Trace<typeof signature>;
const told = ({ effects }: Seen) => effects.filter(({ name }) => name === 'tell').map(({ args }) => args[0]);

export const signatureModel = defineModel({
  machine: signature,
  starts: { 'logged in with BankID': begin('BANKID'), 'logged in with a password': begin('PASSWORD') },
  events: {
    'order.signed': { 'an order': { orderRef: 'o-1' } },
    'code.entered': { 'six digits': { code: '133742' } },
    'signature.abandon': 'bare',
  },
  actors: { bankIdSign: 'child', oneTimeCode: 'child' },
  identity: () => null,
  invariants: {
    'who logged in with BankID signs with BankID, everybody else by a code': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches(start === 'logged in with BankID' ? 'byBankId' : 'byCode'),
    'the proof says how it came about': (trace) =>
      told(trace).every(
        (proof) =>
          proof === null ||
          JSON.stringify(proof) ===
            JSON.stringify(
              trace.start === 'logged in with BankID'
                ? {
                    signingMethod: 'BANKID',
                    credential: 'o-1',
                    userVisibleData: 'VmlzYSBQSU4ta29kIHDDpSBza8Okcm1lbg==',
                  }
                : { signingMethod: 'OTP', credential: '133742' },
            ),
      ),
    'it is given once, by the way that was asked for': (trace) =>
      told(trace).filter((proof) => proof !== null).length === (trace.snapshot.matches('given') ? 1 : 0),
    'the proof is kept nowhere': ({ snapshot, device }) =>
      !JSON.stringify([snapshot.context.errand, snapshot.context.verdict, device]).match(/o-1|133742/),
    'who leaves has left': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      return (
        last?.kind !== 'event' || last.event.type !== 'signature.abandon' || /left|given/.test(String(snapshot.value))
      );
    },
  },
});
