import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { listOf } from './list.ts';
import { FORBIDDEN } from './rejections.ts';
import { SIGNATURE_REJECTIONS, signature, signatureExample } from './signature.ts';
import { capitals, lastFourDigits, numeric, openEnum, orElse, orNull } from './tolerance.ts';
import { Id, nothing } from './values.ts';

export const card = z.object({
  referenceCode: z.string(),
  status: openEnum(['ACTIVE', 'BLOCKED']),
  lastFourDigits: orElse(lastFourDigits, ''),
  cardOrder: orNull(
    z.object({
      cardHolder: z.object({
        branch: z.object({ clientPackage: z.object({ client: z.object({ id: numeric(z.int()) }) }) }),
      }),
    }),
  ),
});
card.register(z.globalRegistry, { id: 'Card' });
export type Card = z.output<typeof card>;

const reference = { referenceCode: z.string() };
const referenceExample = { referenceCode: 'C-7F3A91' };
const cardExample = {
  ...referenceExample,
  status: 'ACTIVE',
  lastFourDigits: '4821',
  cardOrder: { cardHolder: { branch: { clientPackage: { client: { id: 7 } } } } },
} as const;

/** The cards of an account; the current one is the first ACTIVE, else the first (§4). */
export const accountCards = defineCall({
  name: 'accountCards',
  method: 'GET',
  path: '/cardholder/accounts/v2/{id}/cards',
  effect: 'read',
  summary: 'List the cards of an account, newest first',
  origin: {
    decided: 'the order of the list is not specified: newest first, so that the first ACTIVE card is the newest',
  },
  params: { id: Id },
  response: listOf(card, ({ referenceCode }) => referenceCode),
  rejections: FORBIDDEN.account,
  example: { request: { id: '30412' }, response: [cardExample] },
});

/** Toggles the temporary block: blocks an active card, or lifts the block (§4). */
export const temporaryBlock = defineCall({
  name: 'temporaryBlock',
  method: 'POST',
  path: '/cardholder/cards/v2/{referenceCode}/temporary-block',
  effect: 'change',
  summary: 'Turn the temporary block of a card on or off',
  params: reference,
  response: card,
  rejections: { ...FORBIDDEN.card, 'The card is blocked for good': 409, 'The card is not activated yet': 409 },
  example: { request: referenceExample, response: { ...cardExample, status: 'BLOCKED' } },
});

/** The address of the card details, for a frame of the vault. The token is posted to it with a form (§7). */
export const cardDetails = defineCall({
  name: 'cardDetails',
  method: 'POST',
  path: '/cards/api/v3/sensitive-info/{referenceCode}/card-details',
  effect: 'change',
  summary: 'Open the card details in the vault, with a signature',
  origin: { decided: 'the credential is not specified: the reference of the signed order, or the one-time code' },
  params: reference,
  body: signature,
  response: z.object({ cardDataUrl: z.string(), token: z.string() }),
  rejections: { ...FORBIDDEN.card, ...SIGNATURE_REJECTIONS, 'The card is blocked for good': 409 },
  example: {
    request: { ...referenceExample, ...signatureExample },
    response: { cardDataUrl: 'https://vault.example/card', token: 'one-use' },
  },
});

const walletToken = z.object({
  status: orElse(capitals, ''),
  walletName: orElse(z.optional(z.nullable(z.string())), null),
  deviceName: orElse(z.optional(z.nullable(z.string())), null),
});
walletToken.register(z.globalRegistry, { id: 'WalletToken' });

/** The mobile wallets with the card (§4 wallet badge; decided: also for /mobile-devices). */
export const walletTokens = defineCall({
  name: 'walletTokens',
  method: 'GET',
  path: '/cards/api/v3/cards/{referenceCode}/wallet-tokens',
  effect: 'read',
  summary: 'List the mobile wallet tokens of a card',
  origin: { decided: 'only the status is specified: the names of wallet and device are for the list of devices' },
  params: reference,
  response: z.object({
    walletTokens: listOf(walletToken),
  }),
  rejections: FORBIDDEN.card,
  example: {
    request: referenceExample,
    response: { walletTokens: [{ status: 'ACTIVE', walletName: 'Apple Pay', deviceName: 'Annas iPhone' }] },
  },
});

/** Activates a new physical card by the card ID in its letter. */
export const activateCard = defineCall({
  name: 'activateCard',
  method: 'POST',
  path: '/cardholder/cards/v2/activate',
  effect: 'change',
  summary: 'Activate a card by its card ID',
  origin: { decided: 'activation is specified without a call: 8 digits on older cards, 9 on newer ones' },
  body: { cardId: z.string().check(z.regex(/^\d{8,9}$/)) },
  response: nothing,
  rejections: { 'Invalid card ID': 400, 'The card could not be activated': 409 },
  example: { request: { cardId: '123456789' }, response: undefined },
});
