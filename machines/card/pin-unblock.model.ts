import type { CallFailure } from '../../contract/backend.ts';
import { viewPin } from '../../contract/pin.ts';
import { defineModel, MODEL_START, type Trace } from '../model.ts';
import { unfinishedAction } from '../pending-action.ts';
import { pinUnblock } from './pin-unblock.ts';

const refused = (status: number, detail: string): CallFailure => ({ kind: 'rejected', status, detail });
const unreachable: CallFailure = { kind: 'unreachable' };
const stale = refused(400, 'Signature is missing or already used');
const leftFor = (errand: string) =>
  JSON.stringify({ errand, text: 'Lås upp PIN-koden', path: '/card', leftAt: MODEL_START - 60_000 });

const begin = (device: { readonly errand?: string } = {}) =>
  ({ device, input: (ports) => ({ ports, referenceCode: 'C-7F3A91' }) }) satisfies Parameters<
    typeof defineModel<typeof pinUnblock, 'x'>
  >[0]['starts']['x'];

type Seen = Trace<typeof pinUnblock>;
const count = ({ effects }: Seen, name: string) => effects.filter((effect) => effect.name === name).length;
const labelled = ({ steps }: Seen, label: string) => steps.filter((step) => step.label === label).length;
const isUnblocking = ({ before }: Seen) => before?.matches('checking') === true;

export const pinUnblockModel = defineModel({
  machine: pinUnblock,
  starts: {
    'a visit': begin(),
    'back to unblock the PIN': begin({ errand: leftFor('unblock') }),
  },
  events: {
    'status.retry': 'noPayload',
    'pin.unblock': { 'in Swedish': { text: 'Lås upp PIN-koden' } },
    'signature.given': {
      'a code': { proof: { signingMethod: 'OTP', credential: '133742' } },
      'a BankID signature': { proof: { signingMethod: 'BANKID', credential: 'o-1', userVisibleData: 'TMOlcw==' } },
    },
    'signature.cancelled': 'noPayload',
  },
  actors: {
    pinAttempts: {
      done: { blocked: { counter: 3, max: 3 }, 'not blocked': { counter: 0, max: 3 } },
      error: {
        'no PIN': refused(409, 'PIN is not available for new or terminated cards'),
        'no connection': unreachable,
      },
    },
    viewPin: {
      done: { 'the code was right': viewPin.response.parse(viewPin.example.response) },
      error: { 'a wrong code': refused(400, 'Invalid one-time code'), 'the answer was lost': unreachable },
    },
    resetPinAttempts: {
      done: { 'it is done': undefined },
      error: {
        'too old a signature': stale,
        'it is refused': refused(409, 'Unable to reset PIN for this card'),
        'the answer was lost': unreachable,
      },
    },
    signature: 'machine',
  },
  identity: ({ ports, rejection, message, proof }) => [
    unfinishedAction(ports)?.kind,
    rejection,
    message !== null,
    proof?.signingMethod,
  ],
  invariants: {
    'it is asked for once a proof, for it changes something although it is a GET': (trace) =>
      count(trace, 'call.resetPinAttempts') <= labelled(trace, 'a code') + labelled(trace, 'a BankID signature'),
    'a code is proved before anything is changed': (trace) =>
      count(trace, 'call.resetPinAttempts') <=
      labelled(trace, 'the code was right') + labelled(trace, 'a BankID signature'),
    'unblocked is said only when it was read': (trace) =>
      count(trace, 'notify') === 0 || labelled(trace, 'not blocked') > 0,
    'unblocked is said as soon as it was read after asking for it': (trace) =>
      !(isUnblocking(trace) && trace.steps.at(-1)?.label === 'not blocked') ||
      trace.effects.some(({ name, step }) => name === 'notify' && step === trace.steps.length),
    'a PIN is blocked when it was last read so': ({ steps, snapshot }) => {
      const last = steps.at(-1);
      if (last?.label === 'blocked') return snapshot.matches('blocked') || snapshot.matches('signing');
      return last?.label !== 'not blocked' || snapshot.value === 'usable';
    },
    'nothing but its reading tells how the PIN stands': ({ steps, snapshot }) =>
      !/^(it is done|it is refused)$/.test(steps.at(-1)?.label ?? '') || snapshot.value === 'checking',
    'what did not work says why': (trace) =>
      !(isUnblocking(trace) && trace.snapshot.matches('blocked')) || trace.snapshot.context.message !== null,
    'the proof is gone as soon as it is used': ({ snapshot }) =>
      snapshot.matches('provingCode') || snapshot.context.proof === null,
    'a proof that was refused is asked for again': ({ steps, snapshot }) =>
      !/^(a wrong code|too old a signature)$/.test(steps.at(-1)?.label ?? '') || snapshot.value === 'signing',
  },
});
