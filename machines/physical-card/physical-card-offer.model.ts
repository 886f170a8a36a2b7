import { accountCards, type Card } from '../../contract/card.ts';
import { defineModel, type Trace } from '../model.ts';
import { MODEL_START } from '../model-start.ts';
import { physicalCardOffer } from './physical-card-offer.ts';

const TODAY = '2026-11-20';

const [active] = accountCards.response.parse(accountCards.example.response) as [Card];
const blocked: Card = { ...active, status: 'BLOCKED' };
const unknown: Card = { ...active, status: { other: 'EXPIRED' } };

type OfferTrace = Trace<typeof physicalCardOffer>;
/** Whether the step says that the loaded eligibility is out of date. */
const isInvalidation = (step: OfferTrace['steps'][number] | undefined) =>
  step?.kind === 'event' && step.event.type !== 'offer.retry';
/** The label of the current eligibility; undefined if it is out of date. */
const currentReply = ({ steps }: OfferTrace) => {
  const last = steps.findLast((step) => step.kind === 'done' || isInvalidation(step));
  return last?.kind === 'done' ? last.label : undefined;
};

/** Whether the card was ordered so long ago that its letter must be late, but not so long that it has surely come. */
const isLate = (trace: OfferTrace) => currentReply(trace)?.endsWith('late') === true;

/** What the last known card is called. */
const cardOf = ({ start, steps }: OfferTrace): string =>
  steps.findLast((step) => step.kind === 'event' && step.event.type === 'card.changed')?.label ?? start;
const isBlocked = (trace: OfferTrace) => cardOf(trace).endsWith('blocked') || cardOf(trace) === 'a blocked card';
const isActive = (trace: OfferTrace) => !isBlocked(trace) && cardOf(trace) !== 'a card with an unknown status';

const begin = (ordered?: string, card = active) =>
  ({
    device: ordered === undefined ? {} : { ordered },
    input: (ports) => ({ ports, accountId: 30412, card }),
  }) satisfies Parameters<typeof defineModel<typeof physicalCardOffer, 'x'>>[0]['starts']['x'];

export const physicalCardOfferModel = defineModel({
  machine: physicalCardOffer,
  starts: {
    'no order on the device': begin(),
    'a blocked card': begin(undefined, blocked),
    'a card with an unknown status': begin(undefined, unknown),
    'an order today': begin(JSON.stringify({ accountId: 30412, day: TODAY })),
    'an order yesterday': begin(
      JSON.stringify({ accountId: 30412, day: new Date(MODEL_START - 86_400_000).toISOString().slice(0, 10) }),
    ),
    'an order today for another account': begin(JSON.stringify({ accountId: 1, day: TODAY })),
    'an invalid order on the device': begin('{'),
  },
  events: {
    'offer.retry': 'noPayload',
    'order.placed': 'noPayload',
    'card.changed': { 'now it is blocked': { card: blocked }, 'now it is active': { card: active } },
  },
  actors: {
    otherTabs: 'listener',
    physicalCardEligibility: {
      done: {
        eligible: { eligible: true, lastOrderDate: null },
        'eligible again, the day after an order': { eligible: true, lastOrderDate: '2026-11-19' },
        'eligible, and came long ago': { eligible: true, lastOrderDate: '2026-10-29' },
        'ordered today': { eligible: true, lastOrderDate: TODAY },
        'ordered 21 days ago': { eligible: false, lastOrderDate: '2026-10-30' },
        'ordered 22 days ago, late': { eligible: false, lastOrderDate: '2026-10-29' },
        'ordered 90 days ago, late': { eligible: false, lastOrderDate: '2026-08-22' },
        'came long ago': { eligible: false, lastOrderDate: '2026-08-21' },
        'not available': { eligible: false, lastOrderDate: null },
      },
      error: { 'no connection': { kind: 'unreachable' } },
    },
  },
  identity: ({ card, isEligible, lastOrderDate, ports }) => [
    card.status,
    isEligible,
    lastOrderDate,
    ports.device.read('ordered'),
  ],
  invariants: {
    'the order is offered if the card is eligible and was not ordered today': (trace) =>
      (trace.snapshot.matches('offered') || trace.snapshot.matches('offeredAgain')) ===
      (trace.start !== 'an order today' && /eligible/.test(currentReply(trace) ?? '')),
    'the activation stays on offer for an order whose card may be late': (trace) =>
      trace.start === 'an order today' || !isLate(trace) || trace.snapshot.matches('activatable'),
    'an order is shown as long as its card may be in the post': (trace) => {
      const isShown = (['ordered', 'inTransit', 'offeredAgain'] as const).some((state) =>
        trace.snapshot.matches(state),
      );
      if (/ordered|again/.test(currentReply(trace) ?? '') && !isLate(trace)) return isShown;
      return !isShown || trace.start === 'an order today';
    },
    'a card in the post is not taken for one in use': (trace) =>
      currentReply(trace) !== 'ordered 21 days ago' ||
      trace.start === 'an order today' ||
      trace.snapshot.matches(isBlocked(trace) ? 'inTransit' : 'ordered'),
    'a card for which a physical one can still be ordered is not in the post': ({ snapshot, lastAnswer }) =>
      !snapshot.matches('inTransit') || lastAnswer('physicalCardEligibility')?.eligible === false,
    'a card that may have come can be activated unless it is active, or blocked and never ordered': (trace) =>
      trace.start === 'an order today' ||
      !/ago|available/.test(currentReply(trace) ?? '') ||
      /ordered|eligible/.test(currentReply(trace) ?? '') ||
      trace.snapshot.matches(
        isActive(trace) || (isBlocked(trace) && currentReply(trace) === 'not available') ? 'ineligible' : 'activatable',
      ),
    'the eligibility is reloaded when it changes': ({ steps, snapshot }) =>
      !isInvalidation(steps.at(-1)) || snapshot.matches('loading'),
    'a failed load can be retried': ({ steps, snapshot }) =>
      steps.at(-1)?.kind !== 'error' || snapshot.matches('loadFailed'),
  },
});
