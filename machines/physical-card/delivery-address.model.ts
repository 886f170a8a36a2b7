import { type Fee, NO_FEE } from '../../contract/money.ts';
import { defineModel, type Trace } from '../model.ts';
import { toDelivery } from './delivery.ts';
import { deliveryAddress, deliveryForm } from './delivery-address.ts';

const HOME = toDelivery({ addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm', country: 'SE' });
const FEE: Fee = { amount: 49, currency: 'EUR' };

type StartParams = { readonly delivery?: typeof HOME; readonly hasPin?: boolean; readonly fee?: Fee };

const begin = ({ delivery = HOME, hasPin = true, fee = NO_FEE }: StartParams) =>
  ({
    input: (ports, spy) => ({ ports, delivery, hasPin, fee, message: null, onEvent: spy('onEvent') }),
  }) satisfies Parameters<typeof defineModel<typeof deliveryAddress, 'x'>>[0]['starts']['x'];

type DeliveryAddressTrace = Trace<typeof deliveryAddress>;
const ownerEvents = ({ effects }: DeliveryAddressTrace) =>
  effects.filter(({ name }) => name === 'onEvent').map(({ args: [event] }) => Object(event));
const saveRequests = ({ effects }: DeliveryAddressTrace) =>
  effects.filter(({ name }) => name === 'call.saveAddress').map(({ args: [request] }) => Object(request));
const responses = ({ steps }: DeliveryAddressTrace) => steps.filter(({ kind }) => kind === 'done').length;
const isApproved = ({ steps }: DeliveryAddressTrace) =>
  steps.filter((step) => step.kind === 'event' && step.event.type === 'fee.toggle').length % 2 === 1;
const confirmations = ({ steps }: DeliveryAddressTrace) =>
  steps.filter((step) => step.kind === 'event' && step.event.type === 'address.confirm').length;

/** The country of the address at a step: the registered one, until another is entered and saved or is in the open form. */
function countryAt({ steps }: DeliveryAddressTrace, until: number): string {
  let saved = 'SE';
  let entered = 'SE';
  for (const step of steps.slice(0, until)) {
    if (step.kind === 'done') saved = entered;
    if (step.kind !== 'event') continue;
    if (step.event.type === 'address.edit' || step.event.type === 'edit.cancel') entered = saved;
    if (step.label === 'another country') entered = 'NO';
  }
  return entered;
}

export const deliveryAddressModel = defineModel({
  machine: deliveryAddress,
  starts: {
    'valid address, PIN': begin({}),
    'valid address, PIN, fee': begin({ fee: FEE }),
    'valid address, no PIN': begin({ hasPin: false }),
    'incomplete address': begin({ delivery: { ...HOME, postalCode: '' } }),
    'address line too long': begin({ delivery: { ...HOME, addressLine1: 'x'.repeat(51) } }),
  },
  events: {
    'field.changed': {
      'a postal code': { field: 'postalCode', value: '903 26' },
      'another country': { field: 'country', value: ' NO ' },
      'a postal code with four digits': { field: 'postalCode', value: '9032' },
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
      done: { saved: undefined },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: ({ form, delivery, hasPin, fee, isApproved, isSaved, message }) => [
    hasPin,
    fee,
    form.values.postalCode,
    form.values.country,
    form.touched,
    delivery.postalCode,
    delivery.country,
    isApproved,
    isSaved,
    message !== null,
  ],
  invariants: {
    'the owner is notified once, after a confirmation': (trace) =>
      ownerEvents(trace).length <= Math.min(1, confirmations(trace)) &&
      (ownerEvents(trace).length === 1) === trace.snapshot.matches('confirmed'),
    'a fee is approved before the address is confirmed': (trace) =>
      trace.start !== 'valid address, PIN, fee' || ownerEvents(trace).length === 0 || isApproved(trace),
    'without a PIN the address is saved before the owner is notified': (trace) =>
      trace.start !== 'valid address, no PIN' || ownerEvents(trace).length === 0 || responses(trace) > 0,
    'the owner receives the address that was saved last': (trace) => {
      const [event] = ownerEvents(trace);
      const last = trace.steps.some(({ kind }) => kind === 'done') ? saveRequests(trace).at(-1) : null;
      return event === undefined || last === null || event.delivery.country === last?.country;
    },
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
          name !== 'call.saveAddress' || Object(request).country === countryAt(trace, step),
      ),
    'a postal code with four digits is an error in Sweden only': ({ snapshot: { context } }) =>
      context.form.values.postalCode !== '9032' ||
      context.form.touched.postalCode !== 'blurred' ||
      deliveryForm.errorOf(context, 'postalCode') ===
        (context.form.values.country.trim() === 'NO' ? null : 'rule.postalCode'),
  },
});
