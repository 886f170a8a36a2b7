import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { fee, Ore } from './money.ts';
import { FORBIDDEN } from './rejections.ts';
import { flagged } from './tolerance.ts';
import { Id, nothing } from './values.ts';

const reference = { referenceCode: z.string() };
const referenceExample = { referenceCode: 'C-7F3A91' };

/** The fee of a replacement card; hidden if 0 (§9). */
export const replacementFee = defineCall({
  name: 'replacementFee',
  method: 'GET',
  path: '/cardholder/cards/fees/cardreplacement/{clientId}',
  effect: 'read',
  summary: 'Read the fee of a replacement card for an employer',
  origin: {
    decided: 'the currency is not shown for this fee: optional, as for a physical card; kronor if it is missing',
  },
  params: { clientId: Id },
  response: fee,
  rejections: FORBIDDEN.client,
  example: { request: { clientId: '7' }, response: { amount: 95, currency: 'SEK' } },
});

/**
 * Blocks the card permanently and sends a new physical one (7–12 working days, §9), which the user activates with its
 * card ID. The reason (lost or stolen, damaged) is not sent: the body has no field for it.
 */
export const replaceCard = defineCall({
  name: 'replaceCard',
  method: 'POST',
  path: '/cardholder/cards/{referenceCode}/replace',
  effect: 'change',
  summary: 'Block a card and order its replacement',
  params: reference,
  body: { feeAmount: Ore.check(z.gte(0)), changedAmount: z.literal(false) },
  response: nothing,
  rejections: { ...FORBIDDEN.card, 'The fee has changed': 409, 'The card is blocked for good': 409 },
  example: {
    request: { ...referenceExample, feeAmount: 9500 as Ore, changedAmount: false },
    response: undefined,
  },
});

/** Blocks the card permanently and creates a new digital one; cannot be repeated (§4). */
export const replaceDigitalCard = defineCall({
  name: 'replaceDigitalCard',
  method: 'POST',
  path: '/cardholder/api/v3/cards/{referenceCode}/replace',
  effect: 'change',
  summary: 'Block a card and create a new digital one',
  origin: { decided: 'the method is not shown: POST, without a body; the cards are read again afterwards' },
  params: reference,
  response: nothing,
  rejections: {
    ...FORBIDDEN.card,
    'You already blocked your card and created a new digital card.': 400,
    'Digital cards are not enabled': 409,
  },
  example: { request: referenceExample, response: undefined },
});

/** Whether virtual cards are enabled: then a blocked card is replaced by a digital one. */
export const virtualCards = defineCall({
  name: 'virtualCards',
  method: 'GET',
  path: '/cardholder/api/v3/feature-toggles/virtual-cards/enabled',
  effect: 'read',
  summary: 'Read whether virtual cards are enabled',
  origin: { decided: 'the answer is not shown: an object with `enabled`; without it they are not enabled' },
  response: flagged('enabled'),
  example: { response: { enabled: true } },
});
