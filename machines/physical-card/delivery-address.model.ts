import { type Fee, NO_FEE } from '../../contract/money.ts';
import { enrichCardholder } from '../../contract/physical-card.ts';
import { isEqual } from '../is-equal.ts';
import { defineModel, type Trace } from '../model.ts';
import { type Delivery, toDelivery } from './delivery.ts';
import { deliveryAddress, deliveryForm } from './delivery-address.ts';

const HOME = toDelivery({ addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm', country: 'SE' });
const registered = (address: object) =>
  enrichCardholder.response.parse({ firstName: 'Anna', lastName: 'Lindqvist', address });
/** As a backend writes it that knows addresses only in capitals. */
const atHome = registered({ addressLine1: 'STORGATAN 1', postalCode: '114 55', city: 'STOCKHOLM', country: 'Sverige' });
const inUmea = registered({ addressLine1: 'Storgatan 1', postalCode: '90326', city: 'Stockholm', country: null });
const inNorway = registered({ addressLine1: 'Storgatan 1', postalCode: '9032', city: 'Stockholm', country: 'Norge' });
/** The smallest fee. */
const FEE: Fee = { amount: 0.01, currency: 'EUR' };

type StartParams = {
  readonly delivery?: typeof HOME;
  readonly hasPin?: boolean;
  readonly fee?: Fee;
  readonly isApproved?: boolean;
};

const begin = ({ delivery = HOME, hasPin = true, fee = NO_FEE, isApproved = false }: StartParams) =>
  ({
    input: (ports, spy) => ({ ports, delivery, hasPin, fee, isApproved, message: null, onEvent: spy('onEvent') }),
  }) satisfies Parameters<typeof defineModel<typeof deliveryAddress, 'x'>>[0]['starts']['x'];

type DeliveryAddressTrace = Trace<typeof deliveryAddress>;
const confirmationsSent = ({ effects }: DeliveryAddressTrace) =>
  effects
    .filter(({ name }) => name === 'onEvent')
    .map(({ args: [event] }) => Object(event))
    .filter(({ type }) => type === 'address.confirmed');
/** What the owner learns in the last step. */
const learned = ({ effects, steps }: DeliveryAddressTrace) =>
  effects
    .filter(({ name, step }) => name === 'onEvent' && step === steps.length)
    .map(({ args: [event] }) => Object(event));
const saveRequests = ({ effects }: DeliveryAddressTrace) =>
  effects.filter(({ name }) => name === 'call.saveAddress').map(({ args: [request] }) => Object(request));
const isAccepted = ({ steps }: DeliveryAddressTrace) => steps.some(({ label }) => label === 'accepted');
/** Whether the backend has confirmed that it has an address of the form. */
const hasSaved = (trace: DeliveryAddressTrace) =>
  trace.steps.some(({ kind, label }, index) => kind === 'done' && READ[label] === addressesAt(trace, index).entered);
const APPROVED = 'valid address, PIN, approved fee';
const hasApproval = ({ start, steps }: DeliveryAddressTrace) =>
  steps.filter((step) => step.kind === 'event' && step.event.type === 'fee.toggle').length % 2 ===
  (start === APPROVED ? 0 : 1);
const confirmations = ({ steps }: DeliveryAddressTrace) =>
  steps.filter((step) => step.kind === 'event' && step.event.type === 'address.confirm').length;

const isReplyOf = (actor: string, step: DeliveryAddressTrace['steps'][number]) =>
  (step.kind === 'done' || step.kind === 'error') && step.actor === actor;

/** What each reply says that is registered: postal code and country. */
const READ: Readonly<Record<string, string>> = {
  'the old address': '11455 SE',
  'the new postal code': '90326 SE',
  'another country': '9032 NO',
};

/** Whether a call is in flight at a step; then the events of the user are ignored. */
const isCalling = ({ steps, effects }: DeliveryAddressTrace, index: number) =>
  effects.filter(({ name, step }) => name.startsWith('call.') && step <= index).length >
  steps.slice(0, index).filter(({ kind }) => kind === 'done' || kind === 'error').length;

/** Whether the street, the second line or the city is one that was typed. */
const isMoved = ({ addressLine1, addressLine2, city }: Pick<Delivery, 'addressLine1' | 'addressLine2' | 'city'>) =>
  addressLine1 === 'Nygatan 2' || addressLine2 === 'c/o Berg' || city === 'Umeå';

const addressOf = (address: Delivery) =>
  `${address.postalCode?.replace(' ', '')} ${address.country}${isMoved(address) ? ' moved' : ''}`;

/** The address that was sent last before a step. */
const sentAt = ({ effects }: DeliveryAddressTrace, index: number) => {
  const call = effects.findLast(({ name, step }) => name === 'call.saveAddress' && step <= index);
  return call ? addressOf(Object(call.args[0])) : '';
};

/**
 * The addresses before a step, as postal code, country and whether another field was changed: the one on the page, the one in the form, and the registered
 * one, which is null while it is unknown. A save without a response can be stored later, so a read of another address
 * proves nothing.
 */
function addressesAt(trace: DeliveryAddressTrace, until: number) {
  const { start, steps } = trace;
  let saved = start === 'incomplete address' ? ' SE' : '11455 SE';
  let entered = saved;
  let registered: string | null = saved;
  for (const [index, step] of steps.slice(0, until).entries()) {
    if (step.kind === 'done' && READ[step.label] === entered) saved = entered;
    if (isReplyOf('enrichCardholder', step)) registered = READ[step.label] === entered ? entered : null;
    if (isReplyOf('saveAddress', step) && !['rejected', 'a server error'].includes(step.label))
      registered = step.label === 'accepted' && sentAt(trace, index) === saved ? saved : null;
    if (step.kind !== 'event' || isCalling(trace, index)) continue;
    const { event } = step;
    const [postalCode = '', country = '', ...moved] = entered.split(' ');
    if (event.type === 'address.edit' || event.type === 'edit.cancel') entered = saved;
    if (event.type !== 'field.changed') continue;
    const value = event.value.replaceAll(' ', '');
    if (event.field === 'country') entered = [postalCode, value, ...moved].join(' ');
    else if (event.field === 'postalCode') entered = [value, country, ...moved].join(' ');
    else entered = `${postalCode} ${country} moved`;
  }
  return { saved, entered, registered };
}

/** Whether the address on the page must be saved before the owner continues. */
function needsSaving(trace: DeliveryAddressTrace) {
  const { saved, registered } = addressesAt(trace, trace.steps.length);
  return registered !== saved || (trace.start === 'valid address, no PIN' && !hasSaved(trace));
}

export const deliveryAddressModel = defineModel({
  machine: deliveryAddress,
  starts: {
    'valid address, PIN': begin({}),
    'valid address, PIN, fee': begin({ fee: FEE }),
    [APPROVED]: begin({ fee: FEE, isApproved: true }),
    'valid address, no PIN': begin({ hasPin: false }),
    'incomplete address': begin({ delivery: { ...HOME, postalCode: '' } }),
    'address line too long': begin({ delivery: { ...HOME, addressLine1: 'x'.repeat(51) } }),
  },
  events: {
    'field.changed': {
      'a postal code': { field: 'postalCode', value: '903 26' },
      'another country': { field: 'country', value: 'NO' },
      'a postal code with four digits': { field: 'postalCode', value: '9032' },
      'a street': { field: 'addressLine1', value: 'Nygatan 2' },
      'a second line': { field: 'addressLine2', value: 'c/o Berg' },
      'a city': { field: 'city', value: 'Umeå' },
    },
    'field.blurred': { 'the postal code': { field: 'postalCode' } },
    'form.submitted': 'noPayload',
    'fee.toggle': 'noPayload',
    'address.confirm': { 'the address is right': { text: 'Jag beställer ett fysiskt kort' } },
    'address.edit': 'noPayload',
    'edit.cancel': 'noPayload',
  },
  actors: {
    saveAddress: {
      done: { accepted: undefined },
      error: {
        'no connection': { kind: 'unreachable' },
        'an unreadable answer': { kind: 'invalidResponse' },
        'a server error': { kind: 'rejected', status: 500, detail: null },
        rejected: { kind: 'rejected', status: 403, detail: null },
      },
    },
    enrichCardholder: {
      done: { 'the old address': atHome, 'the new postal code': inUmea, 'another country': inNorway },
      error: { 'a gateway error': { kind: 'rejected', status: 502, detail: null } },
    },
  },
  identity: ({ form, delivery, hasPin, fee, isApproved, needsSaving, message }) => [
    hasPin,
    fee,
    form.values.postalCode,
    form.values.country,
    form.touched.postalCode,
    delivery.postalCode,
    delivery.country,
    isMoved(form.values) || isMoved(delivery),
    isApproved,
    needsSaving,
    message !== null,
  ],
  invariants: {
    'the owner continues once, after a confirmation': (trace) =>
      confirmationsSent(trace).length <= Math.min(1, confirmations(trace)) &&
      (confirmationsSent(trace).length === 1) === trace.snapshot.matches('confirmed'),
    'a fee is approved before the address is confirmed': (trace) =>
      !(trace.start === 'valid address, PIN, fee' || trace.start === APPROVED) ||
      !trace.snapshot.matches('confirmed') ||
      trace.before?.matches('confirmed') ||
      hasApproval(trace),
    'a press on the approval of a fee changes it; without a fee there is nothing to approve': (trace) => {
      const { start, steps, before, snapshot } = trace;
      const last = steps.at(-1);
      if (last?.kind !== 'event' || last.event.type !== 'fee.toggle' || before === null) return true;
      const hasFee = start === 'valid address, PIN, fee' || start === APPROVED;
      const isChanged = snapshot.context.isApproved !== before.context.isApproved;
      return isChanged === (hasFee && before.matches('confirming'));
    },
    'the form opens with the registered address, without an old message': ({ steps, before, snapshot }) => {
      const last = steps.at(-1);
      const isOpened = last?.kind === 'event' && last.event.type === 'address.edit' && before?.matches('confirming');
      const { form, delivery, message } = snapshot.context;
      return !isOpened || (form.values.postalCode === delivery.postalCode && message === null);
    },
    'the form can be left only for an address that is complete, which has no message': ({
      steps,
      before,
      snapshot,
    }) => {
      const last = steps.at(-1);
      const isLeft = last?.kind === 'event' && last.event.type === 'edit.cancel' && before?.matches('editing');
      if (!isLeft) return true;
      const isComplete =
        before?.context.delivery.postalCode !== '' && before?.context.delivery.addressLine1 !== 'x'.repeat(51);
      return (
        snapshot.matches(isComplete ? 'confirming' : 'editing') && (!isComplete || snapshot.context.message === null)
      );
    },
    'the owner receives the text that the user has agreed to': (trace) =>
      confirmationsSent(trace).every(({ text }) => text === 'Jag beställer ett fysiskt kort'),
    'an address that cannot be read again has the reason': ({ steps, snapshot }) =>
      steps.at(-1)?.label !== 'a gateway error' || isEqual(snapshot.context.message, { id: 'failure.rejected' }),
    'an approval from before a cancelled signature is kept': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.context.isApproved === (start === APPROVED),
    'without a PIN the address is saved, or read after a lost response, before the owner continues': (trace) =>
      trace.start !== 'valid address, no PIN' ||
      confirmationsSent(trace).length === 0 ||
      isAccepted(trace) ||
      hasSaved(trace),
    'an address that needs no saving is confirmed at once': (trace) => {
      const last = trace.steps.at(-1);
      const isConfirmed =
        last?.kind === 'event' && last.event.type === 'address.confirm' && trace.before?.can(last.event) === true;
      return !isConfirmed || trace.snapshot.matches(needsSaving(trace) ? 'savingUnchanged' : 'confirmed');
    },
    'the address on the page is to be saved exactly when the backend may have another one': (trace) =>
      !(trace.snapshot.matches('confirming') || trace.snapshot.matches('editing')) ||
      trace.snapshot.context.needsSaving === needsSaving(trace),
    'the owner receives the address that is registered': (trace) =>
      confirmationsSent(trace).every(
        ({ delivery }) => addressOf(delivery) === addressesAt(trace, trace.steps.length).registered,
      ),
    'the owner learns a confirmed address once the backend has it, and at no other time': (trace) => {
      const { before, snapshot } = trace;
      const isRegistered = before?.matches('checkingOutcome') === true && snapshot.matches('confirming');
      const saved = learned(trace).filter(({ type }) => type === 'address.saved');
      return isEqual(saved, isRegistered ? [{ type: 'address.saved', delivery: snapshot.context.delivery }] : []);
    },
    'a new address is shown as saved exactly when the backend has it': (trace) => {
      const { steps, snapshot } = trace;
      const last = steps.at(-1);
      if (last?.kind !== 'done' || last.actor !== 'enrichCardholder') return true;
      const { entered } = addressesAt(trace, steps.length - 1);
      if (trace.before?.matches('checkingUnchangedOutcome')) return true;
      return READ[last.label] === entered
        ? snapshot.matches('confirming') && snapshot.context.message === null
        : snapshot.matches('editing') && snapshot.context.message !== null;
    },
    'an unchanged address whose response was lost is confirmed exactly when the backend has it': (trace) => {
      const { before, steps, snapshot } = trace;
      const last = steps.at(-1);
      if (!before?.matches('checkingUnchangedOutcome') || last === undefined || !isReplyOf('enrichCardholder', last))
        return true;
      const { saved } = addressesAt(trace, steps.length - 1);
      return READ[last.label] === saved
        ? snapshot.matches('confirmed')
        : snapshot.matches('confirming') && snapshot.context.message !== null;
    },
    'a change that may have been made is compared with the registered address': ({ before, steps, snapshot }) => {
      const label = steps.at(-1)?.label ?? '';
      if (['no connection', 'an unreadable answer'].includes(label))
        return snapshot.matches(before?.matches('saving') ? 'checkingOutcome' : 'checkingUnchangedOutcome');
      return label !== 'accepted' || snapshot.matches(before?.matches('saving') ? 'checkingOutcome' : 'confirmed');
    },
    'an address that was rejected is not read': ({ before, steps, snapshot }) =>
      !['rejected', 'a server error'].includes(steps.at(-1)?.label ?? '') ||
      snapshot.matches(before?.matches('saving') ? 'editing' : 'confirming'),
    'a saved address is valid and has no surrounding spaces': (trace) =>
      saveRequests(trace).every(
        ({ addressLine1, postalCode, city, country }) =>
          addressLine1 !== '' &&
          (country === 'SE' ? /^\d{5}$/.test(postalCode) : country === 'NO' && postalCode !== '') &&
          city !== '',
      ),
    'a failed save shows the reason and keeps the values of the form': ({ before, steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' ||
      (snapshot.context.message !== null && snapshot.context.form.values === before?.context.form.values),
    'an invalid address opens the form': ({ start, steps, snapshot }) =>
      steps.length > 0 || snapshot.matches('confirming') === start.startsWith('valid address'),
    'the country that was entered last is sent': (trace) =>
      trace.effects.every(
        ({ name, args: [request], step }) =>
          name !== 'call.saveAddress' || addressesAt(trace, step).entered.split(' ')[1] === Object(request).country,
      ),
    'a postal code with four digits is an error in Sweden only': ({ snapshot: { context } }) =>
      context.form.values.postalCode !== '9032' ||
      context.form.touched.postalCode !== 'blurred' ||
      deliveryForm.errorOf(context, 'postalCode') ===
        (context.form.values.country.trim() === 'NO' ? null : 'rule.postalCode'),
  },
});
