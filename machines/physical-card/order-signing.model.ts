import type { CallFailure } from '../../contract/backend.ts';
import { defineModel, type Trace } from '../model.ts';
import { orderSigning } from './order-signing.ts';

const refused = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
const BEFORE = '2026-01-07';

const begin = (lastOrderDate: string | null) =>
  ({
    input: (ports, spy) => ({
      ports,
      accountId: 30412,
      referenceCode: 'C-7F3A91',
      lastOrderDate,
      text: 'Jag beställer ett fysiskt kort',
      tell: spy('tell'),
    }),
  }) satisfies Parameters<typeof defineModel<typeof orderSigning, 'x'>>[0]['starts']['x'];

type Seen = Trace<typeof orderSigning>;
const count = ({ effects }: Seen, name: string) => effects.filter((effect) => effect.name === name).length;
const told = ({ effects }: Seen) =>
  effects.filter(({ name }) => name === 'tell').map(({ args: [news] }) => Reflect.get(Object(news), 'type'));
const proofs = ({ steps }: Seen) => steps.filter(({ label }) => /^a (code|BankID signature)$/.test(label)).length;
const isHeard = ({ steps }: Seen) => steps.some(({ label }) => label === 'it is ordered' || label === 'it was ordered');

export const orderSigningModel = defineModel({
  machine: orderSigning,
  starts: { 'a first order': begin(null), 'an order after another': begin(BEFORE) },
  events: {
    'signature.given': {
      'a code': { proof: { signingMethod: 'OTP', credential: '133742' } },
      'a BankID signature': { proof: { signingMethod: 'BANKID', credential: 'o-1', userVisibleData: 'TMOlcw==' } },
    },
    'signature.left': 'bare',
    'status.retry': 'bare',
  },
  actors: {
    signature: 'child',
    orderPhysicalCard: {
      done: { 'it is ordered': undefined },
      error: {
        'a wrong code': refused(400, 'Invalid one-time code'),
        'no PIN': refused(409, 'A PIN must be chosen first'),
        'the backend is down': refused(500, null),
        'the answer was lost': { kind: 'unreachable' },
      },
    },
    physicalCardEligibility: {
      done: {
        'it was ordered': { eligible: false, lastOrderDate: '2026-11-20' },
        'it was not ordered': { eligible: true, lastOrderDate: null },
        'the last order is an older one': { eligible: true, lastOrderDate: BEFORE },
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: ({ verdict }) => [verdict],
  invariants: {
    'a proof is used once': (trace) => count(trace, 'call.orderPhysicalCard') <= proofs(trace),
    'the proof is gone as soon as it is used': ({ snapshot }) =>
      snapshot.matches('ordering') || snapshot.context.proof === null,
    'ordered is what the backend said, or what was read back': (trace) =>
      !told(trace).includes('order.done') || isHeard(trace) || trace.start === 'a first order',
    'an order that was heard of is told, remembered and thanked for, once': (trace) =>
      !isHeard(trace) ||
      (trace.snapshot.matches('ordered') &&
        count(trace, 'notify') === 1 &&
        trace.device.ordered === JSON.stringify({ accountId: 30412, day: '2026-11-20' })),
    'nothing is remembered of what was not ordered': (trace) =>
      trace.snapshot.matches('ordered') || trace.device.ordered === undefined,
    'the owner hears one end, the true one': (trace) =>
      told(trace).length === (/^(ordered|failed|left)$/.test(String(trace.snapshot.value)) ? 1 : 0),
    'a proof that was refused is asked for again, with the reason': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'a wrong code' || (snapshot.matches('signing') && snapshot.context.verdict === 'wrong'),
    'after any other failure it is read, not guessed': ({ steps, snapshot }) =>
      !/^(no PIN|the backend is down|the answer was lost)$/.test(steps.at(-1)?.label ?? '') ||
      snapshot.value === 'checking',
    'what was ordered before is no new order': ({ start, steps, snapshot }) =>
      start === 'a first order' ||
      steps.at(-1)?.label !== 'the last order is an older one' ||
      snapshot.value === 'failed',
    'who cannot read it knows that it is not known': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'no connection' || snapshot.value === 'unknown',
  },
});
