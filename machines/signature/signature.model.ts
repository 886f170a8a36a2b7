import { defineModel, type Trace } from '../model.ts';
import { tokenOf } from '../token.fixture.ts';
import { signature } from './signature.ts';

const action = {
  kind: 'pin',
  text: 'Jag vill se PIN-koden till kortet som slutar på 4821.',
  path: '/card',
  referenceCode: 'C-7F3A91',
};
const start = (authenticationMethod: string) =>
  ({
    device: { token: tokenOf({ authenticationMethod }) },
    input: (ports, spy) => ({ ports, purpose: 'VIEW_CARD_PIN', action, rejection: null, onEvent: spy('onEvent') }),
  }) satisfies Parameters<typeof defineModel<typeof signature, 'x'>>[0]['starts']['x'];

/** The text in base64. */
const SIGNED = { userVisibleData: 'SmFnIHZpbGwgc2UgUElOLWtvZGVuIHRpbGwga29ydGV0IHNvbSBzbHV0YXIgcMOlIDQ4MjEu' };
const CODE = { signingMethod: 'OTP', credential: '133742', ...SIGNED };
const PROOFS = {
  'logged in with BankID': { signingMethod: 'BANKID', credential: 'o-1', ...SIGNED },
  'logged in with a password': CODE,
  'logged in in another way': CODE,
};

type SignatureTrace = Trace<typeof signature, keyof typeof PROOFS>;
const ownerEvents = ({ effects }: SignatureTrace) =>
  effects.filter(({ name }) => name === 'onEvent').map(({ args }) => args[0]);

export const signatureModel = defineModel({
  machine: signature,
  starts: {
    'logged in with BankID': start('BANKID'),
    'logged in with a password': start('PASSWORD'),
    'logged in in another way': start('PASSKEY'),
  },
  events: {
    'bankid.completed': { 'an order': { proof: 'o-1' } },
    'bankid.cancelled': 'noPayload',
    'code.entered': { 'six digits': { code: '133742' } },
    'code.cancelled': 'noPayload',
  },
  actors: { bankidSigning: 'machine', oneTimeCode: 'machine' },
  identity: () => null,
  invariants: {
    'the way to sign follows the way to log in': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches(start === 'logged in with BankID' ? 'byBankId' : 'byCode'),
    'the owner gets one event: the proof, or that the user has cancelled': (trace) => {
      const given = [{ type: 'signature.given', proof: PROOFS[trace.start] }];
      const cancelled = [{ type: 'signature.cancelled' }];
      const { snapshot } = trace;
      const expected = snapshot.matches('given') ? given : snapshot.matches('cancelled') ? cancelled : [];
      return JSON.stringify(ownerEvents(trace)) === JSON.stringify(expected);
    },
    'the proof is not stored': ({ snapshot, device }) =>
      !JSON.stringify([snapshot.context.action, snapshot.context.rejection, device]).match(/o-1|133742/),
    'an event of the other way to sign has no effect': ({ start, steps, snapshot }) => {
      const [first] = steps;
      const isOther =
        first?.kind === 'event' && first.event.type.startsWith(start === 'logged in with BankID' ? 'code' : 'bankid');
      return steps.length !== 1 || !isOther || !/given|cancelled/.test(String(snapshot.value));
    },
    'an event of the way to sign ends the signature': ({ start, steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isOwn =
        last?.kind === 'event' && last.event.type.startsWith(start === 'logged in with BankID' ? 'bankid' : 'code');
      if (!isOwn || before?.matches('given') || before?.matches('cancelled')) return true;
      return snapshot.matches(last.event.type.endsWith('cancelled') ? 'cancelled' : 'given');
    },
  },
});
