import { and, assign, fromCallback, or, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import type { Card } from '../../contract/card.ts';
import { physicalCardEligibility } from '../../contract/physical-card.ts';
import { callActor, callInput, type MachineTypes } from '../call-actor.ts';
import { isInTransit, isRecentOrder, mayAwaitActivation } from '../card-delivery.ts';
import { dayAt } from '../days.ts';
import type { Ports } from '../ports.ts';
import { hasOrderedToday } from './order.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  readonly card: Card;
}

interface Context extends Input {
  readonly isEligible: boolean;
  /** The day of the last order, `yyyy-mm-dd`; null for none. */
  readonly lastOrderDate: string | null;
}

type Event =
  | { readonly type: 'offer.retry' }
  /** A card was ordered in another tab. */
  | { readonly type: 'order.placed' }
  /** The card was temporarily blocked or unblocked: a blocked card is not eligible. */
  | { readonly type: 'card.changed'; readonly card: Card };

const actors = {
  physicalCardEligibility: callActor(physicalCardEligibility),
  otherTabs: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.device.watch('ordered', (order) => order !== null && sendBack({ type: 'order.placed' })),
  ),
};

type Eligibility = ResponseOf<typeof physicalCardEligibility>;

/**
 * Whether /card links to the order of a physical card (§4: only if eligible and not ordered today), or to the activation
 * of one.
 */
export const physicalCardOffer = setup({
  types: {} as MachineTypes<Input, Context, Event, typeof actors>,
  actors,
  guards: {
    isOrderedToday: ({ context: { ports, accountId, lastOrderDate } }) =>
      hasOrderedToday(ports, accountId) || lastOrderDate === dayAt(ports.clock.now()),
    isEligible: ({ context }) => context.isEligible,
    /** Ordered at most 21 days ago: the card may still be in the post. */
    hasRecentOrder: ({ context: { ports, lastOrderDate } }) => isRecentOrder(lastOrderDate, ports.clock.now()),
    isEligibleAgain: and(['isEligible', 'hasRecentOrder']),
    isInTransit: ({ context: { ports, card, isEligible, lastOrderDate } }) =>
      !isEligible && isInTransit(card, lastOrderDate, ports.clock.now()),
    /** A temporary block says nothing about a card that was never ordered as a physical one. */
    isNotActive: ({ context: { card, lastOrderDate } }) =>
      card.status !== 'ACTIVE' && (card.status !== 'BLOCKED' || lastOrderDate !== null),
    /** Ordered at most 90 days ago: a letter can be late (decision 52). */
    mayAwaitActivation: ({ context: { ports, lastOrderDate } }) => mayAwaitActivation(lastOrderDate, ports.clock.now()),
    isActivatable: or(['isNotActive', 'mayAwaitActivation']),
  },
  actions: {
    setCard: assign((_, { card }: { card: Card }) => ({ card })),
    setEligibility: assign((_, { eligible, lastOrderDate }: Eligibility) => ({ isEligible: eligible, lastOrderDate })),
  },
}).createMachine({
  id: 'physical-card-offer',
  description: 'Whether /card offers the order or the activation of a physical card.',
  meta: { section: '§4 Physical card order', page: '/card' },
  context: ({ input }) => ({ ...input, isEligible: false, lastOrderDate: null }),
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context.ports },
  initial: 'loading',
  on: {
    'order.placed': { target: '.loading', description: 'Reloads the eligibility after an order in another tab.' },
    'card.changed': {
      target: '.loading',
      actions: { type: 'setCard', params: ({ event }) => ({ card: event.card }) },
      description: 'Reloads the eligibility.',
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'physicalCardEligibility',
        src: 'physicalCardEligibility',
        input: ({ context }) => callInput(context, { referenceCode: context.card.referenceCode }),
        onDone: { target: 'deciding', actions: { type: 'setEligibility', params: ({ event }) => event.output } },
        onError: 'loadFailed',
      },
    },
    deciding: {
      always: [
        { guard: 'isInTransit', target: 'inTransit' },
        { guard: 'isOrderedToday', target: 'ordered' },
        { guard: 'isEligibleAgain', target: 'offeredAgain' },
        { guard: 'isEligible', target: 'offered' },
        { guard: 'hasRecentOrder', target: 'ordered' },
        { guard: 'isActivatable', target: 'activatable' },
        { target: 'ineligible' },
      ],
    },
    offered: { description: 'A link to the order is shown.' },
    offeredAgain: { description: 'As offered, and as ordered: the card of the last order may be in the post.' },
    ordered: { description: 'The page shows the date of the last order, and where to activate the card.' },
    inTransit: {
      description: 'As ordered, but the card itself is in the post: it cannot be used before it is activated.',
    },
    activatable: { description: 'The card may have come, or be late: only the activation is offered.' },
    ineligible: { description: 'Nothing is shown: there is no card to activate.' },
    loadFailed: { on: { 'offer.retry': 'loading' } },
  },
});
