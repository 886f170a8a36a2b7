import type { CallFailure } from '../../contract/backend.ts';
import { accountCards } from '../../contract/card.ts';
import type { Kronor } from '../../contract/money.ts';
import { defineModel, MODEL_START, type Trace } from '../model.ts';
import { unfinishedErrand } from '../pending-action.ts';
import { deliveryOf } from './delivery.ts';
import { physicalCardOrder } from './physical-card-order.ts';
import { ORDER_ERRAND, type OrderStep, STEP_PATHS } from './steps.ts';

const cards = accountCards.response.parse(accountCards.example.response);
const down: CallFailure = { kind: 'rejected', status: 500, detail: null };
const failing = { 'the backend is down': down };
const TODAY = '2026-11-20';
const TEXT = 'Jag beställer ett fysiskt kort';
const errand = JSON.stringify({
  errand: ORDER_ERRAND,
  text: TEXT,
  path: STEP_PATHS.address,
  leftAt: MODEL_START - 60_000,
});
const ordered = JSON.stringify({ accountId: 30412, day: TODAY });
const address = { addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm', country: 'SE' };

type Device = { readonly errand?: string; readonly ordered?: string };

const begin = (step: OrderStep, device: Device = {}) =>
  ({ device, input: (ports) => ({ ports, accountId: 30412, step }) }) satisfies Parameters<
    typeof defineModel<typeof physicalCardOrder, 'x'>
  >[0]['starts']['x'];

type Seen = Trace<typeof physicalCardOrder>;
const gone = ({ effects }: Seen) => effects.filter(({ name }) => name === 'browser.go').map(({ args }) => args[0]);
const last = ({ steps }: Seen) => steps.at(-1);
const heard = ({ steps }: Seen, label: string) => steps.some((step) => step.label === label);
const isAt = ({ snapshot }: Seen, ...states: readonly string[]) => states.includes(String(snapshot.value));

export const physicalCardOrderModel = defineModel({
  machine: physicalCardOrder,
  starts: {
    'the welcome': begin('welcome'),
    'the address': begin('address'),
    'the address, back from signing': begin('address', { errand }),
    'the address, after an order': begin('address', { ordered }),
    'the PIN': begin('pin'),
    'the thanks': begin('done'),
    'the thanks, after an order': begin('done', { ordered }),
  },
  events: {
    'order.retry': 'bare',
    'address.confirmed': { 'it is right': { delivery: deliveryOf(address), text: TEXT } },
    'pin.chosen': { 'it has a PIN': { text: TEXT } },
    'order.done': 'bare',
    'order.left': 'bare',
    'order.failed': { 'the server is gone': { message: { id: 'failure.unreachable' } } },
  },
  actors: {
    accountCards: { done: { 'a card': cards, 'no card': [] }, error: failing },
    physicalCardEligibility: {
      done: {
        'it can be ordered': { eligible: true, lastOrderDate: null },
        'it was ordered today': { eligible: false, lastOrderDate: TODAY },
        'it cannot be ordered': { eligible: false, lastOrderDate: '2024-02-01' },
      },
      error: failing,
    },
    physicalCardFee: { done: { 'a fee': { feeAmount: { amount: 49 as Kronor, currency: 'SEK' } } }, error: failing },
    pinStatus: { done: { 'a PIN': { pinSet: true }, 'no PIN': { pinSet: false } }, error: failing },
    enrichCardholder: {
      done: {
        'an address': { firstName: 'Anna', lastName: 'Lindqvist', address },
        'no address': { firstName: 'Anna', lastName: 'Lindqvist', address: null },
      },
      error: failing,
    },
    deliveryAddress: 'child',
    pinChoice: 'child',
    orderSigning: 'child',
  },
  identity: ({ ports, step, card, isEligible, lastOrderDate, hasPin, delivery, message }) => [
    step,
    unfinishedErrand(ports)?.errand,
    ports.device.read('ordered'),
    card !== null,
    isEligible,
    lastOrderDate,
    hasPin,
    delivery.city,
    message !== null,
  ],
  invariants: {
    'nothing is offered before everything is known': ({ steps, snapshot }) =>
      !/^(welcome|address|pin|signing)$/.test(String(snapshot.value)) ||
      steps.filter(({ kind }) => kind === 'done').length >= 5,
    'nothing is ordered where an order was made today, or cannot be': (trace) =>
      !isAt(trace, 'address', 'pin', 'signing') ||
      (trace.lastAnswer('physicalCardEligibility')?.eligible === true && trace.start !== 'the address, after an order'),
    'thanks are given only for an order': (trace) =>
      !(isAt(trace, 'ordered') || gone(trace).includes(STEP_PATHS.done)) ||
      heard(trace, 'it was ordered today') ||
      trace.start.endsWith('after an order') ||
      trace.steps.some((step) => step.kind === 'event' && step.event.type === 'order.done'),
    'whoever has a PIN does not choose another': (trace) => !isAt(trace, 'pin') || heard(trace, 'no PIN'),
    'a PIN is chosen only when there is an address to send the card to': (trace) =>
      !isAt(trace, 'pin') || heard(trace, 'an address'),
    'the page of the PIN leads to the address when the card has one': (trace) =>
      trace.start !== 'the PIN' ||
      !isAt(trace, 'elsewhere') ||
      trace.steps.some((step) => step.kind === 'event') ||
      heard(trace, 'it was ordered today') ||
      gone(trace)[0] === STEP_PATHS.address,
    'a confirmed address leads to signing with a PIN, and to choosing one without': (trace) =>
      last(trace)?.label !== 'it is right' ||
      trace.before?.value !== 'address' ||
      (trace.lastAnswer('pinStatus')?.pinSet === false && trace.start !== 'the PIN'
        ? isAt(trace, 'elsewhere') && gone(trace).at(-1) === STEP_PATHS.pin
        : isAt(trace, 'signing')),
    'a PIN that was chosen leads to signing': (trace) =>
      last(trace)?.label !== 'it has a PIN' || !trace.before?.matches('pin') || isAt(trace, 'signing'),
    'who gives up or fails stands at the address, with the reason': (trace) => {
      const step = last(trace);
      if (step?.kind !== 'event' || !trace.before?.matches('signing')) return true;
      if (step.event.type === 'order.left') return isAt(trace, 'address');
      return step.event.type !== 'order.failed' || (isAt(trace, 'address') && trace.snapshot.context.message !== null);
    },
    'who comes back to sign goes on with the words that they had read': ({ start, snapshot }) =>
      start !== 'the address, back from signing' || !snapshot.matches('signing') || snapshot.context.text === TEXT,
    'what could not be read can be read again': (trace) => last(trace)?.kind !== 'error' || isAt(trace, 'unavailable'),
    'each page leads on once': (trace) => gone(trace).length <= 1,
  },
});
