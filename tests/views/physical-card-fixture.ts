import type { StateValue } from 'xstate';
import { accountCards, type Card } from '../../contract/card.ts';
import { toDelivery } from '../../machines/physical-card/delivery.ts';
import { physicalCardOrder } from '../../machines/physical-card/physical-card-order.ts';
import { inertPorts } from './inert-ports.ts';
import { staticActor } from './static-actor.ts';

export const ports = inertPorts();
export const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
export const delivery = toDelivery({
  addressLine1: 'Storgatan 1',
  postalCode: '11455',
  city: 'Stockholm',
  country: 'SE',
});
export const FEE = { amount: 49, currency: 'SEK' };

export type OrderContext = Parameters<typeof staticActor<typeof physicalCardOrder>>[1]['context'];

/** The order, in one state, for tests of views. */
export const order = (value: StateValue, context: OrderContext = {}) =>
  staticActor(physicalCardOrder, {
    value,
    input: { ports, accountId: 1, step: 'address', onEvent: () => undefined },
    context: { card, name: 'Anna Lindqvist', delivery, hasPin: true, fee: FEE, ...context },
  });
