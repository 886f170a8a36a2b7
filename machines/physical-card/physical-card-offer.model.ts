import { defineModel, MODEL_START, type Trace } from '../model.ts';
import { physicalCardOffer } from './physical-card-offer.ts';

const TODAY = '2026-11-20';

type Seen = Trace<typeof physicalCardOffer>;
/** Something has changed since it was read. */
const isNews = (step: Seen['steps'][number] | undefined) => step?.kind === 'event' && step.event.type !== 'offer.retry';
/** What was read last, unless something has changed since. */
const told = ({ steps }: Seen) => {
  const last = steps.findLast((step) => step.kind === 'done' || isNews(step));
  return last?.kind === 'done' ? last.label : undefined;
};

const begin = (ordered?: string) =>
  ({
    device: ordered === undefined ? {} : { ordered },
    input: (ports) => ({ ports, accountId: 30412, referenceCode: 'C-7F3A91' }),
  }) satisfies Parameters<typeof defineModel<typeof physicalCardOffer, 'x'>>[0]['starts']['x'];

export const physicalCardOfferModel = defineModel({
  machine: physicalCardOffer,
  starts: {
    'a visit': begin(),
    'a visit after an order': begin(JSON.stringify({ accountId: 30412, day: TODAY })),
    'a visit the day after an order': begin(
      JSON.stringify({ accountId: 30412, day: new Date(MODEL_START - 86_400_000).toISOString().slice(0, 10) }),
    ),
    'a visit after an order for another account': begin(JSON.stringify({ accountId: 1, day: TODAY })),
    'a device that remembers nonsense': begin('{'),
  },
  events: { 'offer.retry': 'bare', 'order.made': 'bare', 'card.changed': 'bare' },
  actors: {
    otherTabs: 'listens',
    physicalCardEligibility: {
      done: {
        'it can be ordered': { eligible: true, lastOrderDate: null },
        'it can be ordered again': { eligible: true, lastOrderDate: '2024-02-01' },
        'it was ordered today': { eligible: true, lastOrderDate: TODAY },
        'it was ordered before': { eligible: false, lastOrderDate: '2026-11-10' },
        'it cannot be ordered': { eligible: false, lastOrderDate: null },
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: ({ isEligible, lastOrderDate }) => [isEligible, lastOrderDate],
  invariants: {
    'it is offered when it can be ordered and was not ordered today': (trace) =>
      trace.snapshot.matches('offered') ===
      (trace.start !== 'a visit after an order' && /can be ordered/.test(told(trace) ?? '')),
    'an order is spoken of where there was one': (trace) =>
      !/was ordered/.test(told(trace) ?? '') || trace.snapshot.matches('ordered'),
    'what has changed is read again': ({ steps, snapshot }) => !isNews(steps.at(-1)) || snapshot.matches('reading'),
    'what could not be read can be read again': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' || snapshot.matches('unknown'),
  },
});
