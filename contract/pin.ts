import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { FORBIDDEN } from './rejections.ts';
import { SIGNATURE_REJECTIONS, signature, signatureExample } from './signature.ts';
import { flagged, numeric } from './tolerance.ts';
import { nothing } from './values.ts';

const NO_PIN = { 'PIN is not available for new or terminated cards': 409 } as const;
const CANNOT_CHANGE = { 'Error when changing PIN': 409 } as const;

const reference = { referenceCode: z.string() };
const referenceExample = { referenceCode: 'C-7F3A91' };

/** The number of wrong attempts, and the number that blocks the PIN (§4). */
export const pinAttempts = defineCall({
  name: 'pinAttempts',
  method: 'GET',
  path: '/cardholder/cards/v2/{referenceCode}/card-pin-status',
  effect: 'read',
  summary: 'Read the number of wrong PIN attempts, and the number that blocks the PIN',
  params: reference,
  response: z.object({ counter: numeric(z.int()), max: numeric(z.int()) }),
  rejections: { ...FORBIDDEN.card, ...NO_PIN },
  example: { request: referenceExample, response: { counter: 0, max: 3 } },
});

/** Whether the card has a PIN. */
export const pinStatus = defineCall({
  name: 'pinStatus',
  method: 'GET',
  path: '/cardholder/api/v3/cards/{referenceCode}/pin-status',
  effect: 'read',
  summary: 'Read whether the card has a PIN',
  params: reference,
  response: flagged('pinSet', z.boolean()),
  rejections: FORBIDDEN.card,
  example: { request: referenceExample, response: { pinSet: true } },
});

/**
 * Unblocks the PIN. A GET that changes something: it is sent once, and never repeated, prefetched or cached. It carries
 * no proof; the backend accepts one of the last five minutes: a completed signing order, or a one-time code that
 * `viewPin` has accepted.
 */
export const resetPinAttempts = defineCall({
  name: 'resetPinAttempts',
  method: 'GET',
  path: '/cardholder/cards/v2/{referenceCode}/reset-pin-attempt',
  effect: 'change',
  summary: 'Unblock the PIN by resetting its attempts, within five minutes of a signature',
  origin: {
    decided:
      'the specification does not say how this GET gets the signature: the backend remembers it for five minutes',
  },
  params: reference,
  response: nothing,
  rejections: {
    ...FORBIDDEN.card,
    'Signature is missing or already used': 400,
    'Unable to reset PIN for this card': 409,
  },
  example: { request: referenceExample, response: undefined },
});

/** The address of the PIN, for a frame of the vault (§7). */
export const viewPin = defineCall({
  name: 'viewPin',
  method: 'POST',
  path: '/cards/api/v3/sensitive-info/{referenceCode}/pin-control',
  effect: 'change',
  summary: 'Open the PIN in the vault, with a signature',
  params: reference,
  body: signature,
  response: z.object({ pinURL: z.string() }),
  rejections: { ...FORBIDDEN.card, ...SIGNATURE_REJECTIONS, ...NO_PIN },
  example: {
    request: { ...referenceExample, ...signatureExample },
    response: { pinURL: 'https://vault.example/pin' },
  },
});

/** The address where a PIN can be chosen, for a frame of the vault. A GET that changes something. */
export const choosePin = defineCall({
  name: 'choosePin',
  method: 'GET',
  path: '/cardholder/cards/v2/{referenceCode}/pin-control',
  effect: 'change',
  summary: 'Open the choice of a PIN in the vault',
  params: reference,
  query: { scope: z.literal('SET_PIN') },
  response: z.object({ pinFrameURL: z.string() }),
  rejections: { ...FORBIDDEN.card, ...CANNOT_CHANGE },
  example: {
    request: { ...referenceExample, scope: 'SET_PIN' },
    response: { pinFrameURL: 'https://vault.example/choose-pin' },
  },
});

/** Sets a random PIN on a card without a PIN. A GET that changes something. */
export const setRandomPin = defineCall({
  name: 'setRandomPin',
  method: 'GET',
  path: '/cardholder/cards/v2/{referenceCode}/set-random-pin',
  effect: 'change',
  summary: 'Set a random PIN',
  params: reference,
  response: nothing,
  rejections: { ...FORBIDDEN.card, ...CANNOT_CHANGE },
  example: { request: referenceExample, response: undefined },
});
