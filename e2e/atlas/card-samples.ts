import { transactions } from '../../contract/account.ts';
import type { Call } from '../../contract/call.ts';
import { accountCards, temporaryBlock } from '../../contract/card.ts';
import { orderPhysicalCard, physicalCardEligibility } from '../../contract/physical-card.ts';
import { pinAttempts, pinStatus } from '../../contract/pin.ts';
import { backgroundResponse } from '../model/flow.ts';
import { fail } from '../model/network-stub.ts';
import { CONFIGURED } from './configured.ts';
import { type Act, answerAll, exampleOf, failing, type OtherData, pressSettled, withFields } from './other-data.ts';
import { gesture } from './sample.ts';

const cards = exampleOf(accountCards);
const blockedCard = backgroundResponse(
  accountCards,
  cards.map((card) => ({ ...card, status: 'BLOCKED' as const })),
);
const eligibility = (lastOrderDate: string | null) =>
  backgroundResponse(physicalCardEligibility, { eligible: false, lastOrderDate });

/** A change is rejected, and the page reads that nothing has changed. */
const rejectedWith =
  (call: Call, detail: string): Act =>
  async (harness) => {
    const route = await harness.withTimeout(harness.network.take(call.name), detail);
    await fail(route, { kind: 'rejected', status: 409, detail });
    await answerAll(harness, []);
  };

/** The pages of the card, and what home says about it. */
export const cardSamples: readonly (readonly [machine: string, OtherData])[] = [
  [
    'temporary-block',
    {
      instead: 'the operator has a telephone number',
      texts: ['card.block.call'],
      after: ({ move, leaves }) => move.kind === 'error' && !leaves.includes('temporary-block.checkingOutcome'),
      settings: CONFIGURED,
    },
  ],
  [
    'temporary-block',
    {
      instead: 'the block is rejected, and the card is as before',
      texts: ['detail.The card is not activated yet'],
      after: ({ leaves }) => leaves.includes('temporary-block.submitting'),
      act: rejectedWith(temporaryBlock, 'The card is not activated yet'),
    },
  ],
  ...(['A physical card was already ordered', 'An address is needed'] as const).map((detail): [string, OtherData] => [
    'order-signing',
    {
      instead: `the order is rejected (${detail}), and there is none`,
      texts: [`detail.${detail}`],
      after: ({ leaves }) => leaves.includes('order-signing.ordering'),
      act: rejectedWith(orderPhysicalCard, detail),
    },
  ]),
  [
    'classic-replacement',
    {
      instead: 'the empty form is submitted',
      texts: ['replacement-card.reason.missing', 'replacement-card.fee.missing'],
      responses: [],
      act: (harness, flow) => pressSettled(harness, flow, 'form.submitted'),
    },
  ],
  [
    'physical-card-offer',
    {
      instead: 'the server does not know the order yet',
      texts: ['card.physical.orderedToday'],
      start: 'an order today',
      responses: [backgroundResponse(physicalCardEligibility, { eligible: true, lastOrderDate: null })],
    },
  ],
  [
    'pin-choice',
    {
      instead: 'the vault rejects the PIN',
      texts: ['physical-card.pin.invalid'],
      after: ({ leaves }) => leaves.includes('pin-choice.framing.shown'),
      act: (harness, flow) => gesture(harness, flow, 'pin.rejected'),
    },
  ],
  [
    'physical-card-offer',
    {
      instead: 'the card is in the post',
      texts: ['card.block.resumeInTransit'],
      start: 'a blocked card',
      responses: [blockedCard, eligibility('2026-11-10')],
    },
  ],
  [
    'lost-card',
    {
      instead: 'the operator has a telephone number',
      texts: ['lost-card.phone', 'lost-card.phoneText'],
      settings: CONFIGURED,
      responses: [],
    },
  ],
  [
    'lost-card',
    {
      instead: 'the card is blocked, and there are no purchases',
      texts: ['lost-card.phoneBlocked', 'lost-card.purchases.none'],
      settings: CONFIGURED,
      responses: [blockedCard, backgroundResponse(transactions, { content: [] })],
    },
  ],
  ...(['the card was blocked before', 'the PIN was blocked before'] as const).map((start): [string, OtherData] => [
    'card-status',
    {
      instead: 'the card cannot be read',
      texts: [start === 'the card was blocked before' ? 'home.card.lastBlocked' : 'home.card.lastPinBlocked'],
      start,
      responses: [failing(accountCards)],
    },
  ]),
  ...(
    [
      ['the card is blocked', 'physical-card.notEligible.blocked', blockedCard, eligibility(null)],
      ['a card was ordered long ago', 'physical-card.notEligible.orderedLongAgo', eligibility('2026-08-01')],
      ['the card is only digital', 'physical-card.notEligible.other', eligibility(null)],
      ['the card has no PIN', 'physical-card.step.pin', withFields(pinStatus, { pinSet: false })],
    ] as const
  ).map(([instead, text, ...responses]): [string, OtherData] => [
    'physical-card-order',
    { instead, texts: [text], responses },
  ]),
  ...(
    [
      ['page.hidden', 'physical-card.pin.hidden'],
      ['frame.failed', 'physical-card.pin.notShown'],
    ] as const
  ).map(([event, text]): [string, OtherData] => [
    'pin-choice',
    {
      instead: `the card still has no PIN after ${event}`,
      texts: [text],
      after: ({ move }) => move.kind === 'event' && move.type === event,
      responses: [withFields(pinStatus, { pinSet: false })],
    },
  ]),
  [
    'pin-unblock',
    {
      instead: 'the PIN has been unblocked',
      texts: ['card.pin.unblocked'],
      after: ({ leaves }) => leaves.includes('pin-unblock.checkingOutcome'),
      responses: [withFields(pinAttempts, { counter: 0 })],
    },
  ],
];
