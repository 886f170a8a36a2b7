import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day } from './dates.ts';
import { fee } from './money.ts';
import { FORBIDDEN } from './rejections.ts';
import { SIGNATURE_REJECTIONS, signature, signatureExample } from './signature.ts';
import { orElse, readAs } from './tolerance.ts';
import { nothing } from './values.ts';

const reference = { referenceCode: z.string() };
const referenceExample = { referenceCode: 'C-7F3A91' };

/** Address fields hold at most 50 characters, the postal code 32 (§5, §9). */
const line = z.string().check(z.maxLength(50));
const address = {
  addressLine1: line.check(z.minLength(1)),
  addressLine2: z.optional(z.nullable(line)),
  postalCode: z.string().check(z.minLength(1), z.maxLength(32)),
  city: line.check(z.minLength(1)),
  country: z.optional(z.nullable(line)),
};
/** A registered address. It may be incomplete, so that no card can be sent to it. */
const part = orElse(z.optional(z.nullable(z.string())), null);
const registered = z.object({ addressLine1: part, addressLine2: part, postalCode: part, city: part, country: part });
registered.register(z.globalRegistry, { id: 'DeliveryAddress' });
const addressExample = { addressLine1: 'Storgatan 1', postalCode: '11455', city: 'Stockholm', country: 'SE' };

/** Whether a physical card can be ordered. Not offered on the day of the last order (§4). */
export const physicalCardEligibility = defineCall({
  name: 'physicalCardEligibility',
  method: 'GET',
  path: '/cards/api/v3/cards/{referenceCode}/order-physical/eligibility',
  effect: 'read',
  summary: 'Read whether a physical card can be ordered',
  origin: { decided: 'what counts as an order is not shown: any physical card, replacements included' },
  params: reference,
  response: readAs(
    z.object({ eligible: orElse(z.boolean(), false), lastOrderDate: orElse(z.nullable(day), null) }),
    (value) => (typeof value === 'boolean' ? { eligible: value } : value),
  ),
  rejections: FORBIDDEN.card,
  example: { request: referenceExample, response: { eligible: true, lastOrderDate: null } },
});

/** The fee of a physical card; hidden if 0 (§9). */
export const physicalCardFee = defineCall({
  name: 'physicalCardFee',
  method: 'GET',
  path: '/cardholder/api/v3/cards/fees/order-physical',
  effect: 'read',
  summary: 'Read the fee of a physical card, with its currency',
  response: readAs(z.object({ feeAmount: fee }), (value) => ({ feeAmount: value })),
  example: { response: { feeAmount: { amount: 49, currency: 'SEK' } } },
});

/** The registered name and address of the cardholder. The user confirms them before a card is sent. */
export const enrichCardholder = defineCall({
  name: 'enrichCardholder',
  method: 'POST',
  path: '/cardholder/api/v3/cardholders/enrich',
  effect: 'read',
  summary: 'Fetch the registered name and address of the cardholder',
  response: z.object({
    firstName: orElse(z.string(), ''),
    lastName: orElse(z.string(), ''),
    address: orElse(z.nullable(registered), null),
  }),
  example: { response: { firstName: 'Anna', lastName: 'Lindqvist', address: addressExample } },
});

/** Street, postal code and city are required (§5). */
export const saveAddress = defineCall({
  name: 'saveAddress',
  method: 'PUT',
  path: '/cardholder/api/v3/cardholders/address',
  effect: 'change',
  summary: 'Save the address that a card is sent to',
  body: address,
  response: nothing,
  example: { request: addressExample, response: undefined },
});

/** Orders the card with a new signature. The body is empty if the backend already has the signature. */
export const orderPhysicalCard = defineCall({
  name: 'orderPhysicalCard',
  method: 'POST',
  path: '/cardholder/api/v3/cards/{referenceCode}/order-physical/signed',
  effect: 'change',
  summary: 'Order a physical card',
  origin: { decided: 'the body is not shown: the signature, or none when the backend holds it' },
  params: reference,
  body: {
    signingMethod: z.optional(signature.signingMethod),
    credential: z.optional(signature.credential),
    userVisibleData: signature.userVisibleData,
  },
  response: nothing,
  rejections: {
    ...FORBIDDEN.card,
    ...SIGNATURE_REJECTIONS,
    'A physical card was already ordered': 409,
    'An address is needed': 409,
    'A PIN must be chosen first': 409,
  },
  example: { request: { ...referenceExample, ...signatureExample }, response: undefined },
});
