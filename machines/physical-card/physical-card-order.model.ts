import type { CallFailure } from '../../contract/backend.ts';
import { accountCards } from '../../contract/card.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { toDelivery } from './delivery.ts';
import { ORDER_ACTION, type OrderStep, STEP_PATHS } from './order.ts';
import { physicalCardOrder } from './physical-card-order.ts';

const cards = accountCards.response.parse(accountCards.example.response);
const down: CallFailure = { kind: 'unreachable' };
const failing = { 'no connection': down };
const [YESTERDAY, TODAY] = ['2026-11-19', '2026-11-20'];
const TEXT = 'Jag beställer ett fysiskt kort';
const CARD = 'C-7F3A91';
const FEE = { amount: 0.01, currency: 'SEK' };
const NEW_FEE = { amount: 99, currency: 'SEK' };
const pendingAction = (referenceCode: string, kind = ORDER_ACTION) =>
  JSON.stringify({
    kind,
    text: TEXT,
    path: STEP_PATHS.address,
    referenceCode,
    fee: FEE,
    savedAt: MODEL_START - 60_000,
  });
const orderOf = (accountId: number, day: string) => JSON.stringify({ accountId, day });
const ordered = orderOf(30412, TODAY);
const address = { addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm', country: 'SE' };

type Device = { readonly pendingAction?: string; readonly ordered?: string };

const begin = (step: OrderStep, device: Device = {}) =>
  ({
    device,
    input: (ports, spy) => ({ ports, accountId: 30412, step, onEvent: spy('onEvent') }),
  }) satisfies Parameters<typeof defineModel<typeof physicalCardOrder, 'x'>>[0]['starts']['x'];

type OrderTrace = Trace<typeof physicalCardOrder>;
const redirects = ({ effects }: OrderTrace) =>
  effects.filter(({ name }) => name === 'browser.go').map(({ args }) => args[0]);
const lastStep = ({ steps }: OrderTrace) => steps.at(-1);
const hasStep = ({ steps }: OrderTrace, label: string) => steps.some((step) => step.label === label);
const isAt = ({ snapshot }: OrderTrace, ...states: readonly string[]) => states.includes(String(snapshot.value));

const BACK = 'address, back from signing';
const FEE_CHANGED = { id: 'detail.The fee has changed' };

const NO_STORED_ORDER =
  'Nothing is loaded after an order, so nothing can fail; without one, the start leads to loading.';

const goesTo = (step: OrderStep) => `redirecting to ${STEP_PATHS[step]}`;

/** The page that a user expects when nothing more is loaded, before the first press. */
function expectedPage(trace: OrderTrace): string {
  const { start, lastAnswer } = trace;
  const isDone = start.startsWith('confirmation');
  if (start.endsWith('after an order')) return isDone ? 'ordered' : goesTo('done');
  if (lastAnswer('accountCards')?.length === 0) return 'notEligible';
  const eligibility = lastAnswer('physicalCardEligibility');
  if (eligibility?.lastOrderDate === TODAY) return isDone ? 'ordered' : goesTo('done');
  if (isDone) return goesTo('welcome');
  if (!eligibility?.eligible) return 'notEligible';
  if (start === BACK) return isEqual(lastAnswer('physicalCardFee')?.feeAmount, FEE) ? 'signing' : 'address';
  if (start === 'address, back from signing for another card') return 'address';
  if (start !== 'PIN') return start;
  const canChoose = lastAnswer('pinStatus')?.pinSet === false && lastAnswer('enrichCardholder')?.address;
  return canChoose ? 'pin' : goesTo('address');
}

/** The page that is shown, or the one that opens. */
const shownPage = (trace: OrderTrace): string =>
  isAt(trace, 'redirecting') ? `redirecting to ${redirects(trace).at(-1)}` : String(trace.snapshot.value);

export const physicalCardOrderModel = defineModel({
  machine: physicalCardOrder,
  starts: {
    // Entries on the device that nearly concern this order: of the day before, of another action, of another account.
    welcome: begin('welcome', { ordered: orderOf(30412, YESTERDAY) }),
    address: begin('address', { pendingAction: pendingAction(CARD, 'pin') }),
    PIN: begin('pin', { ordered: orderOf(30413, TODAY) }),
    [BACK]: begin('address', { pendingAction: pendingAction(CARD) }),
    'address, back from signing for another card': begin('address', { pendingAction: pendingAction('C-0B12D4') }),
    'address, after an order': begin('address', { ordered }),
    confirmation: begin('done'),
    'confirmation, after an order': begin('done', { ordered }),
  },
  events: {
    'order.retry': 'noPayload',
    'address.saved': { 'a new address': { delivery: toDelivery(address) } },
    'address.confirmed': { 'the address is right': { delivery: toDelivery(address), text: TEXT } },
    'pin.chosen': { 'a PIN is chosen': { text: TEXT } },
    'fee.toggle': 'noPayload',
    'order.sign': { 'in Swedish': { text: TEXT } },
    'order.placed': 'noPayload',
    'order.cancelled': 'noPayload',
    'order.failed': { 'no connection': { message: { id: 'failure.unreachable' } } },
    'fee.changed': { 'another fee': { feeAmount: NEW_FEE } },
  },
  actors: {
    accountCards: { done: { 'a card': cards, 'no card': [] }, error: failing },
    physicalCardEligibility: {
      done: {
        eligible: { eligible: true, lastOrderDate: null },
        'ordered today': { eligible: false, lastOrderDate: TODAY },
        'not eligible': { eligible: false, lastOrderDate: YESTERDAY },
      },
      error: failing,
    },
    physicalCardFee: {
      done: {
        'the smallest fee': { feeAmount: FEE },
        'no fee': { feeAmount: { amount: 0, currency: 'SEK' } },
      },
      error: { ...failing, 'no connection': { kind: 'unreachable' }, 'an invalid fee': { kind: 'invalidResponse' } },
    },
    pinStatus: { done: { 'a PIN': { pinSet: true }, 'no PIN': { pinSet: false } }, error: failing },
    enrichCardholder: {
      done: {
        'an address': { firstName: 'Anna', lastName: 'Lindqvist', address },
        'no address': { firstName: 'Anna', lastName: 'Lindqvist', address: null },
      },
      error: failing,
    },
    deliveryAddress: 'machine',
    pinChoice: 'machine',
    orderSigning: 'machine',
  },
  identity: ({ ports, step, card, isEligible, lastOrderDate, hasPin, fee, isApproved, delivery, message }) => [
    step,
    ports.device.read('pendingAction'),
    ports.device.read('ordered'),
    card !== null,
    isEligible,
    lastOrderDate,
    hasPin,
    fee.amount,
    isApproved,
    delivery.city,
    message !== null,
  ],
  equivalentFaults: {
    "'loadFailed' on order.retry: goes to 'starting' instead of 'loadingCard'": NO_STORED_ORDER,
    "'feeInvalid' on order.retry: goes to 'starting' instead of 'loadingCard'": NO_STORED_ORDER,
  },
  invariants: {
    'no step is shown before everything is loaded': ({ steps, snapshot }) =>
      !/^(welcome|address|pin|signing|pinSaved)$/.test(String(snapshot.value)) ||
      steps.filter(({ kind }) => kind === 'done').length >= 5,
    'no step is shown after an order today or if the card is not eligible': (trace) =>
      !isAt(trace, 'address', 'pin', 'signing', 'pinSaved') ||
      (trace.lastAnswer('physicalCardEligibility')?.eligible === true && trace.start !== 'address, after an order'),
    'the confirmation is shown only after an order': (trace) =>
      !(isAt(trace, 'ordered') || redirects(trace).includes(STEP_PATHS.done)) ||
      hasStep(trace, 'ordered today') ||
      trace.start.endsWith('after an order') ||
      trace.steps.some((step) => step.kind === 'event' && step.event.type === 'order.placed'),
    'a card with a PIN does not get another': (trace) => !isAt(trace, 'pin') || hasStep(trace, 'no PIN'),
    'a PIN is chosen only if the address is valid': (trace) => !isAt(trace, 'pin') || hasStep(trace, 'an address'),
    'the PIN page redirects to the address page if the card has a PIN': (trace) =>
      trace.start !== 'PIN' ||
      !isAt(trace, 'redirecting') ||
      trace.steps.some((step) => step.kind === 'event') ||
      hasStep(trace, 'ordered today') ||
      redirects(trace)[0] === STEP_PATHS.address,
    'after the address comes the signature, or the PIN if the card has none': (trace) =>
      lastStep(trace)?.label !== 'the address is right' ||
      trace.before?.value !== 'address' ||
      (trace.lastAnswer('pinStatus')?.pinSet === false && trace.start !== 'PIN'
        ? isAt(trace, 'redirecting') && redirects(trace).at(-1) === STEP_PATHS.pin
        : isAt(trace, 'signing')),
    'after the PIN comes the signature': (trace) =>
      lastStep(trace)?.label !== 'a PIN is chosen' || !trace.before?.matches('pin') || isAt(trace, 'signing'),
    'after a cancelled or failed order the user is where the order was signed, and sees the reason': (trace) => {
      const step = lastStep(trace);
      if (step?.kind !== 'event' || !trace.before?.matches('signing')) return true;
      if (step.event.type !== 'order.cancelled' && step.event.type !== 'order.failed') return true;
      const { message } = trace.snapshot.context;
      return (
        isAt(trace, trace.start === 'PIN' ? 'pinSaved' : 'address') &&
        (message !== null) === (step.event.type === 'order.failed')
      );
    },
    'a fee that was approved is still approved after the signature': ({ steps, before, snapshot }) => {
      const step = steps.at(-1);
      if (step?.kind !== 'event' || !before?.matches('signing') || snapshot.matches('redirecting')) return true;
      if (step.event.type === 'fee.changed') return !snapshot.context.isApproved;
      return snapshot.context.isApproved === snapshot.context.fee.amount > 0;
    },
    'nothing is signed for a fee that the user has not approved': ({ start, before, snapshot, lastAnswer }) => {
      if (!snapshot.matches('signing') || before?.matches('signing')) return true;
      // The steps of the address and of the PIN report only what the user has approved.
      if (before?.matches('address') || before?.matches('pin')) return true;
      if (before?.matches('pinSaved')) return before.context.fee.amount === 0 || before.context.isApproved;
      return start === BACK && isEqual(lastAnswer('physicalCardFee')?.feeAmount, FEE);
    },
    'after the fee has changed the user sees the new one where it was approved, and why': ({
      start,
      steps,
      before,
      snapshot,
    }) => {
      const step = steps.at(-1);
      if (step?.kind !== 'event' || step.event.type !== 'fee.changed' || !before?.matches('signing')) return true;
      const { fee, message } = snapshot.context;
      return (
        snapshot.matches(start === 'PIN' ? 'pinSaved' : 'address') &&
        isEqual(fee, NEW_FEE) &&
        isEqual(message, FEE_CHANGED)
      );
    },
    'an action for another fee is forgotten, and the user sees why': (trace) => {
      const isOpened = trace.start === BACK && lastStep(trace)?.kind === 'done' && isAt(trace, 'address');
      if (!isOpened) return true;
      const { message, isApproved } = trace.snapshot.context;
      return isEqual(message, FEE_CHANGED) && !isApproved && trace.device.pendingAction === undefined;
    },
    'the owner learns a confirmed address': ({ steps, before, effects }) => {
      const step = steps.at(-1);
      const isSaved = step?.kind === 'event' && step.event.type === 'address.saved' && before?.matches('address');
      const { addressLine1, postalCode, city } = address;
      const learned = effects.filter((effect) => effect.name === 'onEvent' && effect.step === steps.length);
      const expected = [[{ type: 'address.saved', address: { addressLine1, postalCode, city } }]];
      return isEqual(
        learned.map(({ args }) => args),
        isSaved ? expected : [],
      );
    },
    'an order is signed again only with an approved fee, and without the old reason': ({ steps, before, snapshot }) => {
      const step = steps.at(-1);
      if (step?.kind !== 'event' || step.event.type !== 'order.sign' || !before?.matches('pinSaved')) return true;
      const { fee, isApproved } = before.context;
      if (fee.amount > 0 && !isApproved) return snapshot.matches('pinSaved');
      return snapshot.matches('signing') && snapshot.context.message === null && snapshot.context.text === TEXT;
    },
    'the approval can be changed where it is shown': ({ steps, before, snapshot }) => {
      const step = steps.at(-1);
      if (step?.kind !== 'event' || step.event.type !== 'fee.toggle' || !before?.matches('pinSaved')) return true;
      return snapshot.context.isApproved === (snapshot.context.fee.amount > 0 && !before.context.isApproved);
    },
    'a resumed signature has the same text': ({ start, snapshot }) =>
      start !== BACK || !snapshot.matches('signing') || snapshot.context.text === TEXT,
    'a signature for another card is forgotten when the address is shown, and one for this card is kept': (trace) =>
      trace.start === 'address, back from signing for another card'
        ? !isAt(trace, 'address', 'signing') || trace.device.pendingAction === undefined
        : trace.start !== BACK ||
          !isAt(trace, 'signing') ||
          lastStep(trace)?.kind !== 'done' ||
          trace.device.pendingAction !== undefined,
    'a failed load can be retried, also one of an invalid fee': (trace) => {
      const step = lastStep(trace);
      if (step?.kind !== 'error') return true;
      const state = step.label === 'an invalid fee' ? 'feeInvalid' : 'loadFailed';
      return isAt(trace, state) && trace.snapshot.can({ type: 'order.retry' });
    },
    'the page that opens fits the card, its PIN, and an order of today': (trace) => {
      const isLoading = trace.snapshot.matches('loadingCard') || trace.snapshot.matches('loadingDetails');
      const last = lastStep(trace);
      const isOpened = last === undefined ? trace.start.endsWith('after an order') : last.kind === 'done';
      return isLoading
        ? !trace.start.endsWith('after an order')
        : !isOpened || shownPage(trace) === expectedPage(trace);
    },
    'the card is read once, and again on each retry': ({ effects, steps }) =>
      effects.filter(({ name }) => name === 'call.accountCards').length <=
      1 + steps.filter((step) => step.kind === 'event' && step.event.type === 'order.retry').length,
    'every page but the confirmation starts with a spinner': (trace) =>
      trace.steps.length > 0 || trace.start.endsWith('after an order') || isAt(trace, 'loadingCard'),
    'a placed order opens the confirmation': (trace) => {
      const step = lastStep(trace);
      if (step?.kind !== 'event' || step.event.type !== 'order.placed' || !trace.before?.matches('signing'))
        return true;
      return shownPage(trace) === goesTo('done');
    },
    'a confirmed address is the one that is sent, with the text that is signed': ({ steps, before, snapshot }) => {
      const step = steps.at(-1);
      if (step?.kind !== 'event' || !before?.can(step.event)) return true;
      if (step.event.type === 'pin.chosen') return snapshot.context.text === TEXT;
      if (step.event.type !== 'address.confirmed' || !snapshot.matches('signing')) return true;
      return snapshot.context.text === TEXT && snapshot.context.delivery === step.event.delivery;
    },
    'the fee on the page is the one that was loaded, or the new one': ({ steps, snapshot, lastAnswer }) =>
      !/^(welcome|address|pin|signing|pinSaved)$/.test(String(snapshot.value)) ||
      isEqual(snapshot.context.fee, lastAnswer('physicalCardFee')?.feeAmount) ||
      (isEqual(snapshot.context.fee, NEW_FEE) && steps.some(({ label }) => label === 'another fee')),
    'each page redirects at most once': (trace) => redirects(trace).length <= 1,
  },
});
