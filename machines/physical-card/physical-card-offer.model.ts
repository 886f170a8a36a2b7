import { defineModel, MODEL_START, type Trace } from '../model.ts';
import { physicalCardOffer } from './physical-card-offer.ts';

const TODAY = '2026-11-20';

type OfferTrace = Trace<typeof physicalCardOffer>;
/** Whether the step says that the loaded eligibility is out of date. */
const isInvalidation = (step: OfferTrace['steps'][number] | undefined) =>
  step?.kind === 'event' && step.event.type !== 'offer.retry';
/** The label of the current eligibility; undefined if it is out of date. */
const currentReply = ({ steps }: OfferTrace) => {
  const last = steps.findLast((step) => step.kind === 'done' || isInvalidation(step));
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
    'no order on the device': begin(),
    'an order today': begin(JSON.stringify({ accountId: 30412, day: TODAY })),
    'an order yesterday': begin(
      JSON.stringify({ accountId: 30412, day: new Date(MODEL_START - 86_400_000).toISOString().slice(0, 10) }),
    ),
    'an order today for another account': begin(JSON.stringify({ accountId: 1, day: TODAY })),
    'an invalid order on the device': begin('{'),
  },
  events: { 'offer.retry': 'noPayload', 'order.placed': 'noPayload', 'card.changed': 'noPayload' },
  actors: {
    otherTabs: 'listener',
    physicalCardEligibility: {
      done: {
        eligible: { eligible: true, lastOrderDate: null },
        'eligible again': { eligible: true, lastOrderDate: '2024-02-01' },
        'ordered today': { eligible: true, lastOrderDate: TODAY },
        'ordered before': { eligible: false, lastOrderDate: '2026-11-10' },
        'not available': { eligible: false, lastOrderDate: null },
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: ({ isEligible, lastOrderDate }) => [isEligible, lastOrderDate],
  invariants: {
    'the order is offered if the card is eligible and was not ordered today': (trace) =>
      trace.snapshot.matches('offered') ===
      (trace.start !== 'an order today' && /eligible/.test(currentReply(trace) ?? '')),
    'an existing order is shown': (trace) =>
      !/ordered/.test(currentReply(trace) ?? '') || trace.snapshot.matches('ordered'),
    'the eligibility is reloaded when it changes': ({ steps, snapshot }) =>
      !isInvalidation(steps.at(-1)) || snapshot.matches('loading'),
    'a failed load can be retried': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' || snapshot.matches('loadFailed'),
  },
});
