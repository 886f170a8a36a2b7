import type { Kronor } from '../../contract/money.ts';
import { defineModel, type Trace } from '../model.ts';
import { deliveryOf } from './delivery.ts';
import { deliveryAddress, deliveryForm } from './delivery-address.ts';

const HOME = deliveryOf({ addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm' });
const NO_FEE = 0 as Kronor;
const FEE = 49 as Kronor;

type Given = { readonly delivery?: typeof HOME; readonly hasPin?: boolean; readonly fee?: Kronor };

const begin = ({ delivery = HOME, hasPin = true, fee = NO_FEE }: Given) =>
  ({
    input: (ports, spy) => ({ ports, delivery, country: 'SE', hasPin, fee, message: null, tell: spy('tell') }),
  }) satisfies Parameters<typeof defineModel<typeof deliveryAddress, 'x'>>[0]['starts']['x'];

type Seen = Trace<typeof deliveryAddress>;
const told = ({ effects }: Seen) =>
  effects.filter(({ name }) => name === 'tell').map(({ args: [news] }) => Object(news));
const saved = ({ effects }: Seen) =>
  effects.filter(({ name }) => name === 'call.saveAddress').map(({ args: [request] }) => Object(request));
const replies = ({ steps }: Seen) => steps.filter(({ kind }) => kind === 'done').length;
const isApproved = ({ steps }: Seen) =>
  steps.filter((step) => step.kind === 'event' && step.event.type === 'fee.toggle').length % 2 === 1;
const confirms = ({ steps }: Seen) =>
  steps.filter((step) => step.kind === 'event' && step.event.type === 'address.confirm').length;

export const deliveryAddressModel = defineModel({
  machine: deliveryAddress,
  starts: {
    'an address and a PIN': begin({}),
    'an address and a PIN, for a fee': begin({ fee: FEE }),
    'an address without a PIN': begin({ hasPin: false }),
    'an address that lacks its postal code': begin({ delivery: { ...HOME, postalCode: '' } }),
    'an address that is too long': begin({ delivery: { ...HOME, addressLine1: 'x'.repeat(51) } }),
  },
  events: {
    'field.changed': {
      'another street': { field: 'addressLine1', value: ' Åvägen 3 ' },
      'a postal code': { field: 'postalCode', value: '903 26' },
      'a postal code of four digits': { field: 'postalCode', value: '9032' },
    },
    'field.blurred': { 'the postal code': { field: 'postalCode' } },
    'form.submitted': 'bare',
    'fee.toggle': 'bare',
    'address.confirm': { 'it is right': { text: 'Jag beställer ett fysiskt kort' } },
    'address.edit': 'bare',
    'address.keep': 'bare',
  },
  actors: {
    saveAddress: {
      done: { 'it is saved': undefined },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: ({ form, delivery, hasPin, fee, isApproved, isSaved, message }) => [
    hasPin,
    fee,
    form.values.addressLine1,
    form.values.postalCode,
    form.visited,
    delivery.addressLine1,
    delivery.postalCode,
    isApproved,
    isSaved,
    message !== null,
  ],
  invariants: {
    'nobody goes on without confirming, and each confirmation leads on once': (trace) =>
      told(trace).length <= Math.min(1, confirms(trace)) &&
      (told(trace).length === 1) === trace.snapshot.matches('confirmed'),
    'a fee is approved before anybody goes on': (trace) =>
      trace.start !== 'an address and a PIN, for a fee' || told(trace).length === 0 || isApproved(trace),
    'without a PIN the address is saved before anybody goes on': (trace) =>
      trace.start !== 'an address without a PIN' || told(trace).length === 0 || replies(trace) > 0,
    'what is told is what was saved last, or what was fetched': (trace) => {
      const [news] = told(trace);
      const last = trace.steps.some(({ kind }) => kind === 'done') ? saved(trace).at(-1) : null;
      return news === undefined || last === null || news.delivery.addressLine1 === last?.addressLine1;
    },
    'what is saved keeps to the rules, without stray spaces': (trace) =>
      saved(trace).every(
        ({ addressLine1, postalCode, city, country }) =>
          addressLine1 === addressLine1.trim() && /^\d{5}$/.test(postalCode) && city !== '' && country === 'SE',
      ),
    'a failure says why, and nothing that was written is lost': ({ before, steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' ||
      (snapshot.context.message !== null && snapshot.context.form.values === before?.context.form.values),
    'what is no address cannot be confirmed': ({ start, steps, snapshot }) =>
      steps.length > 0 ||
      snapshot.matches('confirming') === start.startsWith('an address and') ||
      start === 'an address without a PIN',
    'four digits are told to be too few': ({ snapshot: { context } }) =>
      context.form.values.postalCode !== '9032' ||
      context.form.visited.postalCode !== 'left' ||
      deliveryForm.errorOf(context, 'postalCode') === 'rule.postalCode',
  },
});
