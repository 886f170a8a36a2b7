import type { CallFailure } from '../../contract/backend.ts';
import type { Fee } from '../../contract/money.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, type Trace } from '../model.ts';
import { orderSigning } from './order-signing.ts';

const rejected = (status: number, detail: string | null): CallFailure => ({ kind: 'rejected', status, detail });
const BEFORE = '2026-01-07';
const FEE: Fee = { amount: 49, currency: 'SEK' };

const begin = (lastOrderDate: string | null) =>
  ({
    input: (ports, spy) => ({
      ports,
      accountId: 30412,
      referenceCode: 'C-7F3A91',
      lastOrderDate,
      text: 'Jag beställer ett fysiskt kort',
      fee: FEE,
      onEvent: spy('onEvent'),
    }),
  }) satisfies Parameters<typeof defineModel<typeof orderSigning, 'x'>>[0]['starts']['x'];

type OrderSigningTrace = Trace<typeof orderSigning>;
const count = ({ effects }: OrderSigningTrace, name: string) => effects.filter((effect) => effect.name === name).length;
const ownerEvents = ({ effects }: OrderSigningTrace) =>
  effects.filter(({ name }) => name === 'onEvent').map(({ args: [event] }) => Reflect.get(Object(event), 'type'));
const proofs = ({ steps }: OrderSigningTrace) =>
  steps.filter(({ label }) => /^a (code|BankID signature)$/.test(label)).length;
/** Whether the backend lists the order: the answer to the order itself does not count. */
const isConfirmed = ({ steps }: OrderSigningTrace) => steps.some(({ label }) => label === 'already ordered');

export const orderSigningModel = defineModel({
  machine: orderSigning,
  starts: { 'a first order': begin(null), 'an order after another': begin(BEFORE) },
  events: {
    'signature.given': {
      'a code': { proof: { signingMethod: 'OTP', credential: '133742' } },
      'a BankID signature': { proof: { signingMethod: 'BANKID', credential: 'o-1', userVisibleData: 'TMOlcw==' } },
    },
    'signature.cancelled': 'noPayload',
    'status.retry': 'noPayload',
  },
  actors: {
    signature: 'machine',
    orderPhysicalCard: {
      done: { ordered: undefined },
      error: {
        'a wrong code': rejected(400, 'Invalid one-time code'),
        'a wrong code, with another status': rejected(403, 'Invalid one-time code'),
        'nearly the text of a wrong code': rejected(400, 'Invalid one-time code given'),
        'no PIN': rejected(409, 'A PIN must be chosen first'),
        'the backend is down': rejected(500, null),
        'the response was lost': { kind: 'unreachable' },
      },
    },
    physicalCardFee: {
      done: {
        'the approved fee': { feeAmount: FEE },
        'another fee': { feeAmount: { ...FEE, amount: 99 } },
        'a fee in another currency': { feeAmount: { ...FEE, currency: 'EUR' } },
        'no fee any more': { feeAmount: { ...FEE, amount: 0 } },
      },
      error: { 'the fee cannot be read': { kind: 'unreachable' } },
    },
    physicalCardEligibility: {
      done: {
        'already ordered': { eligible: false, lastOrderDate: '2026-11-20' },
        'not ordered': { eligible: true, lastOrderDate: null },
        'only an older order': { eligible: true, lastOrderDate: BEFORE },
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  externalEvents: ['signature.given'],
  identity: ({ rejection, lastOrderDate }) => [rejection, lastOrderDate],
  invariants: {
    'a proof is sent once': (trace) => count(trace, 'call.orderPhysicalCard') <= proofs(trace),
    'the proof is cleared after the order call, and if there is none': ({ snapshot }) =>
      snapshot.matches('checkingFee') || snapshot.matches('ordering') || snapshot.context.proof === null,
    'an order counts as placed only if the backend confirms it': (trace) =>
      !ownerEvents(trace).includes('order.placed') || isConfirmed(trace) || trace.start === 'a first order',
    'a confirmed order is stored on the device and announced once': (trace) =>
      !isConfirmed(trace) ||
      (trace.snapshot.matches('ordered') &&
        count(trace, 'notify') === 1 &&
        trace.device.ordered === JSON.stringify({ accountId: 30412, day: '2026-11-20' })),
    'a failed order is not stored on the device': (trace) =>
      trace.snapshot.matches('ordered') || trace.device.ordered === undefined,
    'the owner is notified once, at the end': (trace) =>
      ownerEvents(trace).length ===
      (/^(ordered|failed|feeChanged|cancelled)$/.test(String(trace.snapshot.value)) ? 1 : 0),
    'nothing is ordered for a fee that the user has not approved': (trace) => {
      const { steps, before, snapshot } = trace;
      const label = steps.at(-1)?.label;
      if (snapshot.matches('ordering') && !before?.matches('ordering')) return label === 'the approved fee';
      if (!before?.matches('checkingFee') || snapshot.matches('checkingFee')) return true;
      return label === 'the fee cannot be read' ? snapshot.value === 'failed' : snapshot.value === 'feeChanged';
    },
    'the owner learns the new fee': (trace) => {
      const { effects, snapshot, lastAnswer } = trace;
      const { feeAmount } = lastAnswer('physicalCardFee') ?? {};
      return !snapshot.matches('feeChanged') || isEqual(effects.at(-1)?.args, [{ type: 'fee.changed', feeAmount }]);
    },
    'a fee that cannot be read is the reason that the owner gets': ({ effects, steps }) =>
      steps.at(-1)?.label !== 'the fee cannot be read' ||
      isEqual(effects.at(-1)?.args, [{ type: 'order.failed', message: { id: 'failure.unreachable' } }]),
    'after a rejected proof the user signs again and sees the reason': ({ steps, snapshot }) =>
      !steps.at(-1)?.label.startsWith('a wrong code') ||
      (snapshot.matches('signing') && snapshot.context.rejection === 'invalidCode'),
    'after any other failure the machine checks for the order': ({ steps, snapshot }) =>
      !/^(nearly .*|no PIN|the backend is down|the response was lost)$/.test(steps.at(-1)?.label ?? '') ||
      snapshot.value === 'checkingOutcome',
    'an older order does not count as the new one': ({ start, steps, before, snapshot }) =>
      start === 'a first order' ||
      steps.at(-1)?.label !== 'only an older order' ||
      snapshot.value === (before?.matches('checkingAccepted') ? 'outcomeUnknown' : 'failed'),
    'an order that was accepted can be sent again only when it was looked for twice': ({ steps, snapshot }) => {
      const readsSince = steps
        .slice(steps.findLastIndex(({ label }) => label === 'ordered'))
        .filter((step) => 'actor' in step && step.actor === 'physicalCardEligibility');
      return !steps.some(({ label }) => label === 'ordered') || snapshot.value !== 'failed' || readsSince.length > 1;
    },
    'without a connection the outcome is unknown': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'no connection' || snapshot.value === 'outcomeUnknown',
  },
});
