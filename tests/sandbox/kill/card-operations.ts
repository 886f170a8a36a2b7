import { accounts } from '../../../contract/account.ts';
import { accountCards, activateCard, cardDetails, temporaryBlock } from '../../../contract/card.ts';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import type { Ore } from '../../../contract/money.ts';
import { orderPhysicalCard } from '../../../contract/physical-card.ts';
import { choosePin, resetPinAttempts, setRandomPin, viewPin } from '../../../contract/pin.ts';
import { replaceCard, replaceDigitalCard, replacementFee } from '../../../contract/replacement-card.ts';
import { type Purpose, sendOneTimeCode } from '../../../contract/signature.ts';
import { sentMessages } from '../../../sandbox/mailbox/mailbox.ts';
import type { Caller } from './client.ts';

/** The number of the caller's first account. */
export async function accountOf({ ask }: Caller): Promise<number> {
  const list = await ask(accounts, {});
  return list?.[0]?.id ?? 0;
}

async function cardOf(caller: Caller): Promise<string> {
  const cards = await caller.ask(accountCards, { id: await accountOf(caller) });
  return cards?.[0]?.referenceCode ?? 'none';
}

/** A card, and a one-time code that was asked for and read. */
async function signed(caller: Caller, purpose: Purpose) {
  const referenceCode = await cardOf(caller);
  await caller.ask(sendOneTimeCode, { purpose });
  const code = sentMessages(caller.sandbox.services.db).find((message) => message.code !== null)?.code;
  return { referenceCode, signingMethod: 'OTP', credential: code ?? '' } as const;
}

async function replaceByPhysicalCard(caller: Caller): Promise<string | undefined> {
  const info = await caller.ask(cardholderInfo, {});
  const fee = await caller.ask(replacementFee, { clientId: info?.branch.clientPackage.client.id ?? 0 });
  const referenceCode = await cardOf(caller);
  const feeAmount = Math.round((fee?.amount ?? 0) * 100) as Ore;
  const done = await caller.ask(replaceCard, { referenceCode, feeAmount, changedAmount: false });
  return done === null ? undefined : `terminated ${referenceCode}`;
}

async function replaceByDigitalCard(caller: Caller): Promise<string | undefined> {
  const referenceCode = await cardOf(caller);
  const done = await caller.ask(replaceDigitalCard, { referenceCode });
  return done === null ? undefined : `terminated ${referenceCode}`;
}

async function activate({ ask, sandbox }: Caller): Promise<string | undefined> {
  const letters = sentMessages(sandbox.services.db).map(({ body }) => body);
  const cardId = /\b\d{9}\b/.exec(letters.join(' '))?.[0];
  const done = cardId === undefined ? null : await ask(activateCard, { cardId });
  return done === null ? undefined : `activated ${cardId}`;
}

/** Opens the vault and chooses a PIN in it. */
async function choose(caller: Caller): Promise<undefined> {
  const frame = await caller.ask(choosePin, { referenceCode: await cardOf(caller), scope: 'SET_PIN' });
  if (!frame) return;
  const ticket = new URL(frame.pinFrameURL).searchParams.get('ticket') ?? '';
  await caller.sandbox.vault.request(frame.pinFrameURL);
  const body = new URLSearchParams({ ticket, pin: '2580', repeat: '2580' });
  await caller.sandbox.vault.request('/set-pin', { method: 'POST', body });
}

async function unblock(caller: Caller): Promise<undefined> {
  await caller.post(`/people/${caller.persona}/pin`, { counter: 3 });
  const { referenceCode, ...signature } = await signed(caller, 'VIEW_CARD_PIN');
  await caller.ask(viewPin, { referenceCode, ...signature });
  await caller.ask(resetPinAttempts, { referenceCode });
}

/** Whatever can be done to a card, by the call's name. */
export const CARD_CHANGES = {
  sendOneTimeCode: async ({ ask }: Caller) => void (await ask(sendOneTimeCode, { purpose: 'VIEW_CARD_PIN' })),
  activateCard: activate,
  cardDetails: async (caller: Caller) =>
    void (await caller.ask(cardDetails, await signed(caller, 'VIEW_CARD_DETAILS'))),
  temporaryBlock: async (caller: Caller) =>
    void (await caller.ask(temporaryBlock, { referenceCode: await cardOf(caller) })),
  choosePin: choose,
  setRandomPin: async (caller: Caller) =>
    void (await caller.ask(setRandomPin, { referenceCode: await cardOf(caller) })),
  viewPin: async (caller: Caller) => void (await caller.ask(viewPin, await signed(caller, 'VIEW_CARD_PIN'))),
  resetPinAttempts: unblock,
  orderPhysicalCard: async (caller: Caller) =>
    void (await caller.ask(orderPhysicalCard, await signed(caller, 'PHYSICAL_CARD_ORDER'))),
  replaceCard: replaceByPhysicalCard,
  replaceDigitalCard: replaceByDigitalCard,
} as const;
