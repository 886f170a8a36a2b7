import { assign, fromCallback, setup } from 'xstate';
import type { ResponseOf } from '../../contract/call.ts';
import { physicalCardEligibility } from '../../contract/physical-card.ts';
import { callActor, callInput, type Named } from '../call-actor.ts';
import { dayAt } from '../days.ts';
import type { Ports } from '../ports.ts';
import { isOrderRemembered } from './ordered.ts';

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
  /** Another tab has ordered a card. */
  | { readonly type: 'order.made' }
  /** The temporary block of the card was set or lifted: a blocked card is offered none. */
  | { readonly type: 'card.changed' };

const actors = {
  physicalCardEligibility: callActor(physicalCardEligibility),
  otherTabs: fromCallback<Event, Ports>(({ input, sendBack }) =>
    input.device.watch('ordered', (order) => order !== null && sendBack({ type: 'order.made' })),
  ),
};

type Eligibility = ResponseOf<typeof physicalCardEligibility>;

/** Whether /card leads to the order of a physical card (§4: not when it cannot be ordered, or was today). */
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
      isOrderRemembered(ports, accountId) || lastOrderDate === dayAt(ports.clock.now()),
    isEligible: ({ context }) => context.isEligible,
    hasOrder: ({ context }) => context.lastOrderDate !== null,
  },
  actions: {
    keepEligibility: assign((_, { eligible, lastOrderDate }: Eligibility) => ({ isEligible: eligible, lastOrderDate })),
  },
}).createMachine({
  id: 'physical-card-offer',
  description: 'Whether a physical card can be ordered, as /card tells it.',
  meta: { section: '§4 Physical card order' },
  context: ({ input }) => ({ ...input, isEligible: false, lastOrderDate: null }),
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context.ports },
  initial: 'reading',
  on: {
    'order.made': { target: '.reading', description: 'Another tab has ordered: how things stand is read again.' },
    'card.changed': { target: '.reading', description: 'Blocked or not, it is read again.' },
  },
  states: {
    reading: {
      invoke: {
        id: 'physicalCardEligibility',
        src: 'physicalCardEligibility',
        input: ({ context }) => callInput(context, { referenceCode: context.referenceCode }),
        onDone: { target: 'deciding', actions: { type: 'keepEligibility', params: ({ event }) => event.output } },
        onError: 'unknown',
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
    offered: { description: 'The way to the order shows.' },
    ordered: { description: 'There is no way to another order; the page says when the last one was made.' },
    ineligible: { description: 'No physical card is offered, and none is spoken of.' },
    unknown: { description: 'It could not be read.', on: { 'offer.retry': 'reading' } },
  },
});
