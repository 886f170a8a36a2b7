import { assign, fromCallback, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import { physicalCardEligibility } from '../../contract/physical-card.ts';
import { callActor, callInput, type Named } from '../call-actor.ts';
import { dayAt } from '../days.ts';
import type { Ports } from '../ports.ts';
import { hasOrderedToday } from './order.ts';

interface Input {
  readonly ports: Ports;
  readonly accountId: number;
  readonly referenceCode: string;
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
  | { readonly type: 'card.changed' };

const actors = {
  physicalCardEligibility: callActor(physicalCardEligibility),
  otherTabs: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.device.watch('ordered', (order) => order !== null && sendBack({ type: 'order.placed' })),
  ),
};

type Eligibility = ResponseOf<typeof physicalCardEligibility>;

/** Whether /card links to the order of a physical card (§4: only if eligible and not ordered today). */
export const physicalCardOffer = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    children: {} as Named<typeof actors>,
  },
  actors,
  guards: {
    isOrderedToday: ({ context: { ports, accountId, lastOrderDate } }) =>
      hasOrderedToday(ports, accountId) || lastOrderDate === dayAt(ports.clock.now()),
    isEligible: ({ context }) => context.isEligible,
    hasOrder: ({ context }) => context.lastOrderDate !== null,
  },
  actions: {
    setEligibility: assign((_, { eligible, lastOrderDate }: Eligibility) => ({ isEligible: eligible, lastOrderDate })),
  },
}).createMachine({
  id: 'physical-card-offer',
  description: 'Whether /card offers the order of a physical card.',
  meta: { section: '§4 Physical card order' },
  context: ({ input }) => ({ ...input, isEligible: false, lastOrderDate: null }),
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context.ports },
  initial: 'loading',
  on: {
    'order.placed': { target: '.loading', description: 'Reloads the eligibility after an order in another tab.' },
    'card.changed': { target: '.loading', description: 'Reloads the eligibility.' },
  },
  states: {
    loading: {
      invoke: {
        id: 'physicalCardEligibility',
        src: 'physicalCardEligibility',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode }),
        onDone: { target: 'deciding', actions: { type: 'setEligibility', params: ({ event }) => event.output } },
        onError: 'loadFailed',
      },
    },
    deciding: {
      always: [
        { guard: 'isOrderedToday', target: 'ordered' },
        { guard: 'isEligible', target: 'offered' },
        { guard: 'hasOrder', target: 'ordered' },
        { target: 'ineligible' },
      ],
    },
    offered: { description: 'A link to the order is shown.' },
    ordered: { description: 'No link is shown; the page shows the date of the last order.' },
    ineligible: { description: 'Nothing is shown.' },
    loadFailed: { on: { 'offer.retry': 'loading' } },
  },
});
