import { describe, expect, it } from 'vitest';
import { accounts, balance } from '../../contract/account.ts';
import type { Call, RequestOf } from '../../contract/call.ts';
import { accountCards, activateCard, cardDetails, temporaryBlock, walletTokens } from '../../contract/card.ts';
import type { Ore } from '../../contract/money.ts';
import { pinStatus } from '../../contract/pin.ts';
import { replaceCard, replaceDigitalCard, replacementFee, virtualCards } from '../../contract/replacement-card.ts';
import en from '../../locales/en.json';
import { luhnSum, testPan } from '../../sandbox/cards/pan.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { signedByBankId, signedByCode, textToSign } from './signatures.ts';

const ANNA = 30_412;
const CARD = { referenceCode: 'card-30412-1' };
const DETAILS = textToSign('details', '2628');
const MINUTE = 60_000;

async function statusAndDetail<C extends Call>(sandbox: TestSandbox, call: C, request: RequestOf<C>, persona = 'anna') {
  const response = await sandbox.send(call, request, await sandbox.tokenOf(persona));
  const text = await response.text();
  return [response.status, text && JSON.parse(text).detail];
}

const cards = async (sandbox: TestSandbox, persona = 'anna', id = ANNA) =>
  sandbox.ask(accountCards, { id }, await sandbox.tokenOf(persona));

describe('a test card number', () => {
  it.each(['0000', '4821', '9999'])('ends in %s and has a valid checksum', (lastFour) => {
    const pan = testPan(lastFour, Math.random);
    expect(pan).toMatch(new RegExp(`^400000\\d{6}${lastFour}$`));
    expect(luhnSum(pan) % 10).toBe(0);
  });

  it('the Luhn sum is correct for a well-known number', () => {
    expect(luhnSum('4111111111111111') % 10).toBe(0);
    expect(luhnSum('4111111111111112') % 10).not.toBe(0);
  });
});

describe('a temporary block', () => {
  test('is turned on and off by the same call', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    expect((await sandbox.ask(temporaryBlock, CARD, token)).status).toBe('BLOCKED');
    expect(await cards(sandbox)).toMatchObject([{ status: 'BLOCKED' }]);
    expect((await sandbox.ask(temporaryBlock, CARD, token)).status).toBe('ACTIVE');
  });

  test('cannot unblock a permanently blocked card', async ({ sandbox }) => {
    await sandbox.ask(replaceDigitalCard, CARD, await sandbox.tokenOf('anna'));
    expect(await statusAndDetail(sandbox, temporaryBlock, CARD)).toEqual([409, 'The card is blocked for good']);
  });
});

describe('card details', () => {
  const open = async (sandbox: TestSandbox, signature: Omit<RequestOf<typeof cardDetails>, 'referenceCode'>) =>
    statusAndDetail(sandbox, cardDetails, { ...CARD, ...signature });

  test('open once with a recent BankID signature', async ({ sandbox }) => {
    const signature = await signedByBankId(sandbox, 'anna', DETAILS);
    const { cardDataUrl, token } = await sandbox.ask(
      cardDetails,
      { ...CARD, ...signature },
      await sandbox.tokenOf('anna'),
    );
    expect(cardDataUrl).toBe('http://localhost:4301/card');
    expect(token.length).toBeGreaterThan(20);
    expect(await open(sandbox, signature)).toEqual([400, 'Signature is missing or already used']);
  });

  test('do not open with a signature that is expired, invented, of another person or for another text', async ({
    sandbox,
  }) => {
    const rejected = [400, 'Signature is missing or already used'];
    const signature = await signedByBankId(sandbox, 'anna', DETAILS);
    expect(await open(sandbox, { ...signature, userVisibleData: 'QW5uYXQ=' })).toEqual(rejected);
    expect(await open(sandbox, await signedByBankId(sandbox, 'vera', DETAILS))).toEqual(rejected);
    expect(await open(sandbox, { ...signature, credential: 'invented' })).toEqual(rejected);
    sandbox.wait(5 * MINUTE);
    expect(await open(sandbox, signature)).toEqual(rejected);
  });

  test.for<[string, string]>([
    ['of another purpose', textToSign('pin', '2628')],
    ['for another card', textToSign('details', '2629')],
    ['of a longer text', `${DETAILS} Och jag beställer ett kort.`],
    ['of another text', 'Jag skriver under'],
  ])('do not open with a signature %s', async ([, text], { sandbox }) => {
    const signature = await signedByBankId(sandbox, 'anna', text);
    expect(await open(sandbox, signature)).toEqual([400, 'Signature is missing or already used']);
  });

  test('open with the text in English', async ({ sandbox }) => {
    const text = en['signature.text.details'].replace('{lastFour}', '2628');
    expect((await open(sandbox, await signedByBankId(sandbox, 'anna', text)))[0]).toBe(200);
  });

  test('open only with a one-time code after a password login', async ({ sandbox }) => {
    const code = await signedByCode(sandbox, 'anna', 'VIEW_CARD_DETAILS');
    expect(await open(sandbox, code)).toEqual([400, 'Signature is missing or already used']);
    const token = await sandbox.tokenOf('anna', { authenticationMethod: 'PASSWORD' });
    const bankId = await signedByBankId(sandbox, 'anna', DETAILS);
    expect((await sandbox.send(cardDetails, { ...CARD, ...bankId }, token)).status).toBe(400);
    expect((await sandbox.send(cardDetails, { ...CARD, ...code }, token)).status).toBe(200);
  });

  test('do not open for a permanently blocked card, nor for its successor, which the signature does not name', async ({
    sandbox,
  }) => {
    const signature = await signedByBankId(sandbox, 'anna', DETAILS);
    await sandbox.ask(replaceDigitalCard, CARD, await sandbox.tokenOf('anna'));
    expect(await open(sandbox, signature)).toEqual([409, 'The card is blocked for good']);
    const [newest] = await cards(sandbox);
    const referenceCode = newest?.referenceCode ?? '';
    expect((await statusAndDetail(sandbox, cardDetails, { referenceCode, ...signature }))[0]).toBe(400);
    const other = await signedByBankId(sandbox, 'anna', textToSign('details', newest?.lastFourDigits ?? ''));
    expect((await statusAndDetail(sandbox, cardDetails, { referenceCode, ...other }))[0]).toBe(200);
  });
});

describe('a one-time code', () => {
  const enter = async (sandbox: TestSandbox, credential: string) => {
    const token = await sandbox.tokenOf('anna', { authenticationMethod: 'PASSWORD' });
    const response = await sandbox.send(cardDetails, { ...CARD, signingMethod: 'OTP', credential }, token);
    return [response.status, (await response.json()).detail];
  };
  const send = (sandbox: TestSandbox) => signedByCode(sandbox, 'anna', 'VIEW_CARD_DETAILS');
  const invalid = [400, 'Invalid one-time code'];
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  test('is used once', async ({ sandbox }) => {
    const { credential } = await send(sandbox);
    expect(await enter(sandbox, credential)).toEqual([200, undefined]);
    expect(await enter(sandbox, credential)).toEqual(invalid);
  });

  test('is valid for thirty minutes', async ({ sandbox }) => {
    const { credential } = await send(sandbox);
    sandbox.wait(30 * MINUTE - 1);
    const { credential: second } = await signedByCode(sandbox, 'anna', 'VIEW_CARD_PIN');
    expect((await enter(sandbox, credential))[0]).toBe(200);
    const { credential: third } = await send(sandbox);
    sandbox.wait(30 * MINUTE);
    expect(await enter(sandbox, third)).toEqual(invalid);
    expect(await enter(sandbox, second)).toEqual(invalid);
  });

  test('is for one purpose', async ({ sandbox }) => {
    const { credential } = await signedByCode(sandbox, 'anna', 'VIEW_CARD_PIN');
    expect(await enter(sandbox, credential)).toEqual(invalid);
  });

  test('is rejected after five wrong tries, until a new one is sent', async ({ sandbox }) => {
    const { credential } = await send(sandbox);
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(sandbox, other(credential))).toEqual(invalid);
    expect(await enter(sandbox, credential)).toEqual([429, 'Too many attempts']);
    const { credential: next } = await send(sandbox);
    expect((await enter(sandbox, next))[0]).toBe(200);
  });

  test('invalidates the older one', async ({ sandbox }) => {
    const { credential: older } = await send(sandbox);
    const { credential: newer } = await send(sandbox);
    if (older !== newer) expect(await enter(sandbox, older)).toEqual(invalid);
    expect((await enter(sandbox, newer))[0]).toBe(200);
  });
});

describe('a card that is replaced by a digital card', () => {
  test('is replaced once; the new card is active and has no PIN', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    await sandbox.ask(replaceDigitalCard, CARD, token);
    expect(await statusAndDetail(sandbox, replaceDigitalCard, CARD)).toEqual([
      400,
      'You already blocked your card and created a new digital card.',
    ]);
    const [newest, old] = await cards(sandbox);
    expect([newest?.status, old?.status, old?.referenceCode]).toEqual(['ACTIVE', 'BLOCKED', CARD.referenceCode]);
    const [account] = await sandbox.ask(accounts, {}, token);
    expect(account?.card?.lastFourDigits).toBe(newest?.lastFourDigits);
    expect(await sandbox.ask(pinStatus, { referenceCode: newest?.referenceCode ?? '' }, token)).toEqual({
      pinSet: false,
    });
    expect(sentMessages(sandbox.services.db)).toMatchObject([{ subject: 'Ditt kort är spärrat och ersatt' }]);
  });

  test('is deactivated in wallets', async ({ sandbox }) => {
    sandbox.services.db.run`
      INSERT INTO wallet_token (reference_code, status, wallet_name, device_name)
      VALUES (${CARD.referenceCode}, 'ACTIVE', 'Apple Pay', 'Annas iPhone')`;
    const token = await sandbox.tokenOf('anna');
    await sandbox.ask(replaceDigitalCard, CARD, token);
    expect(await sandbox.ask(walletTokens, CARD, token)).toEqual({
      walletTokens: [{ status: 'DEACTIVATED', walletName: 'Apple Pay', deviceName: 'Annas iPhone' }],
    });
  });

  test('is not replaced if the employer has no digital cards', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('karin');
    expect(await sandbox.ask(virtualCards, {}, token)).toEqual({ enabled: false });
    expect(await sandbox.ask(virtualCards, {}, await sandbox.tokenOf('anna'))).toEqual({ enabled: true });
    const response = await sandbox.send(replaceDigitalCard, { referenceCode: 'card-30505-1' }, token);
    expect([response.status, (await response.json()).detail]).toEqual([409, 'Digital cards are not enabled']);
  });
});

describe('a card that is replaced by a physical card', () => {
  const replace = async (sandbox: TestSandbox, feeAmount = 9500) =>
    statusAndDetail(sandbox, replaceCard, { ...CARD, feeAmount: feeAmount as Ore, changedAmount: false });
  const balanceNow = async (sandbox: TestSandbox) =>
    (await sandbox.ask(balance, { id: ANNA }, await sandbox.tokenOf('anna'))).amount;
  const cardIdInMessage = ({ services }: TestSandbox) =>
    /\d{9}/.exec(sentMessages(services.db)[0]?.body ?? '')?.[0] ?? '';

  test('costs the fee once when repeated', async ({ sandbox }) => {
    const before = await balanceNow(sandbox);
    expect(await sandbox.ask(replacementFee, { clientId: 7 }, await sandbox.tokenOf('anna'))).toEqual({
      amount: 95,
      currency: 'SEK',
    });
    for (const _ of [1, 2]) expect((await replace(sandbox))[0]).toBe(204);
    expect(await balanceNow(sandbox)).toBeCloseTo(before - 95, 2);
    expect(await cards(sandbox)).toHaveLength(2);
  });

  test('is not replaced if the fee has changed', async ({ sandbox }) => {
    expect(await replace(sandbox, 0)).toEqual([409, 'The fee has changed']);
    expect(await cards(sandbox)).toMatchObject([{ status: 'ACTIVE' }]);
  });

  test('is activated by its card ID, by its owner only', async ({ sandbox }) => {
    await replace(sandbox);
    const cardId = cardIdInMessage(sandbox);
    const [{ referenceCode } = CARD] = await cards(sandbox);
    expect(await statusAndDetail(sandbox, temporaryBlock, { referenceCode })).toEqual([
      409,
      'The card is not activated yet',
    ]);
    expect(await statusAndDetail(sandbox, activateCard, { cardId }, 'vera')).toEqual([400, 'Invalid card ID']);
    expect(await statusAndDetail(sandbox, activateCard, { cardId: '12345678' })).toEqual([400, 'Invalid card ID']);
    for (const _ of [1, 2]) expect((await statusAndDetail(sandbox, activateCard, { cardId }))[0]).toBe(204);
    expect((await cards(sandbox))[0]).toMatchObject({ referenceCode, status: 'ACTIVE' });
  });

  test('can be replaced again before activation; the first one can then not be activated', async ({ sandbox }) => {
    await replace(sandbox);
    const cardId = cardIdInMessage(sandbox);
    const [{ referenceCode } = CARD] = await cards(sandbox);
    const again = { referenceCode, feeAmount: 9500 as Ore, changedAmount: false } as const;
    expect((await statusAndDetail(sandbox, replaceCard, again))[0]).toBe(204);
    expect(await statusAndDetail(sandbox, activateCard, { cardId })).toEqual([409, 'The card could not be activated']);
  });
});
