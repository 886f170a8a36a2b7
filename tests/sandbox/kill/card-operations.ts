import { accounts } from '../../../contract/account.ts';
import { accountCards, activateCard, cardDetails, temporaryBlock } from '../../../contract/card.ts';
import type { Ore } from '../../../contract/money.ts';
import { orderPhysicalCard } from '../../../contract/physical-card.ts';
import { choosePin, resetPinAttempts, setRandomPin, viewPin } from '../../../contract/pin.ts';
import { replaceCard, replaceDigitalCard, replacementFee } from '../../../contract/replacement-card.ts';
import { type Purpose, sendOneTimeCode } from '../../../contract/signature.ts';
import { sentMessages } from '../../../sandbox/mailbox/mailbox.ts';
import type { TestClient } from './client.ts';

/** The id of the client's first account. */
export async function accountOf({ ask }: TestClient): Promise<number> {
  const list = await ask(accounts, {});
  return list?.[0]?.id ?? 0;
}

async function newestCard(client: TestClient) {
  const cards = await client.ask(accountCards, { id: await accountOf(client) });
  return cards?.[0];
}

async function cardOf(client: TestClient): Promise<string> {
  return (await newestCard(client))?.referenceCode ?? 'none';
}

/** A card, and the signature fields with a new one-time code. */
async function signedCard(client: TestClient, purpose: Purpose) {
  const referenceCode = await cardOf(client);
  await client.ask(sendOneTimeCode, { purpose });
  const code = sentMessages(client.sandbox.services.db).find((message) => message.code !== null)?.code;
  return { referenceCode, signingMethod: 'OTP', credential: code ?? '' } as const;
}

async function replaceByPhysicalCard(client: TestClient): Promise<string | undefined> {
  const card = await newestCard(client);
  const clientId = card?.cardOrder?.cardHolder.branch.clientPackage.client.id ?? 0;
  const fee = await client.ask(replacementFee, { clientId });
  const referenceCode = card?.referenceCode ?? 'none';
  const feeAmount = Math.round((fee?.amount ?? 0) * 100) as Ore;
  const done = await client.ask(replaceCard, { referenceCode, feeAmount, changedAmount: false });
  return done === null ? undefined : `terminated ${referenceCode}`;
}

async function replaceByDigitalCard(client: TestClient): Promise<string | undefined> {
  const referenceCode = await cardOf(client);
  const done = await client.ask(replaceDigitalCard, { referenceCode });
  return done === null ? undefined : `terminated ${referenceCode}`;
}

async function activate({ ask, sandbox }: TestClient): Promise<string | undefined> {
  const bodies = sentMessages(sandbox.services.db).map(({ body }) => body);
  const cardId = /\b\d{9}\b/.exec(bodies.join(' '))?.[0];
  const done = cardId === undefined ? null : await ask(activateCard, { cardId });
  return done === null ? undefined : `activated ${cardId}`;
}

/** Opens the vault and chooses a PIN in it. */
async function choose(client: TestClient): Promise<undefined> {
  const frame = await client.ask(choosePin, { referenceCode: await cardOf(client), scope: 'SET_PIN' });
  if (!frame) return;
  const ticket = new URL(frame.pinFrameURL).searchParams.get('ticket') ?? '';
  await client.sandbox.vault.request(frame.pinFrameURL);
  const body = new URLSearchParams({ ticket, pin: '2580', repeat: '2580' });
  await client.sandbox.vault.request('/set-pin', { method: 'POST', body });
}

async function unblock(client: TestClient): Promise<undefined> {
  await client.post(`/people/${client.persona}/pin`, { counter: 3 });
  const { referenceCode, ...signature } = await signedCard(client, 'VIEW_CARD_PIN');
  await client.ask(viewPin, { referenceCode, ...signature });
  await client.ask(resetPinAttempts, { referenceCode });
}

/** Operations on cards, by call name. */
export const CARD_OPERATIONS = {
  sendOneTimeCode: async ({ ask }: TestClient) => void (await ask(sendOneTimeCode, { purpose: 'VIEW_CARD_PIN' })),
  activateCard: activate,
  cardDetails: async (client: TestClient) =>
    void (await client.ask(cardDetails, await signedCard(client, 'VIEW_CARD_DETAILS'))),
  temporaryBlock: async (client: TestClient) =>
    void (await client.ask(temporaryBlock, { referenceCode: await cardOf(client) })),
  choosePin: choose,
  setRandomPin: async (client: TestClient) =>
    void (await client.ask(setRandomPin, { referenceCode: await cardOf(client) })),
  viewPin: async (client: TestClient) => void (await client.ask(viewPin, await signedCard(client, 'VIEW_CARD_PIN'))),
  resetPinAttempts: unblock,
  orderPhysicalCard: async (client: TestClient) =>
    void (await client.ask(orderPhysicalCard, await signedCard(client, 'PHYSICAL_CARD_ORDER'))),
  replaceCard: replaceByPhysicalCard,
  replaceDigitalCard: replaceByDigitalCard,
} as const;
