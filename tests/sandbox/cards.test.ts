import { describe, expect, it } from 'vitest';
import { accounts, balance } from '../../contract/account.ts';
import type { Call, RequestOf } from '../../contract/call.ts';
import { accountCards, activateCard, cardDetails, temporaryBlock, walletTokens } from '../../contract/card.ts';
import type { Ore } from '../../contract/money.ts';
import { pinStatus } from '../../contract/pin.ts';
import { replaceCard, replaceDigitalCard, replacementFee, virtualCards } from '../../contract/replacement-card.ts';
import { luhnSum, testPan } from '../../sandbox/cards/pan.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { signedByBankId, signedByCode } from './signatures.ts';

const ANNA = 30_412;
const CARD = { referenceCode: 'card-30412-1' };
const MINUTE = 60_000;

async function told<C extends Call>(sandbox: TestSandbox, call: C, request: RequestOf<C>, persona = 'anna') {
  const answer = await sandbox.send(call, request, await sandbox.tokenOf(persona));
  const text = await answer.text();
  return [answer.status, text && JSON.parse(text).detail];
}

const cards = async (sandbox: TestSandbox, persona = 'anna', id = ANNA) =>
  sandbox.ask(accountCards, { id }, await sandbox.tokenOf(persona));

describe('a test card number', () => {
  it.each(['0000', '4821', '9999'])('ends in %s and has a true checksum', (lastFour) => {
    const pan = testPan(lastFour, Math.random);
    expect(pan).toMatch(new RegExp(`^400000\\d{6}${lastFour}$`));
    expect(luhnSum(pan) % 10).toBe(0);
  });

  it('is known by its sum: the usual example', () => {
    expect(luhnSum('4111111111111111') % 10).toBe(0);
    expect(luhnSum('4111111111111112') % 10).not.toBe(0);
  });
});

describe('a temporary block', () => {
  test('is put on and taken off by the same call', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    expect((await sandbox.ask(temporaryBlock, CARD, token)).status).toBe('BLOCKED');
    expect(await cards(sandbox)).toMatchObject([{ status: 'BLOCKED' }]);
    expect((await sandbox.ask(temporaryBlock, CARD, token)).status).toBe('ACTIVE');
  });

  test('does not bring a card back that is blocked for good', async ({ sandbox }) => {
    await sandbox.ask(replaceDigitalCard, CARD, await sandbox.tokenOf('anna'));
    expect(await told(sandbox, temporaryBlock, CARD)).toEqual([409, 'The card is blocked for good']);
  });
});

describe('card details', () => {
  const open = async (sandbox: TestSandbox, signature: Omit<RequestOf<typeof cardDetails>, 'referenceCode'>) =>
    told(sandbox, cardDetails, { ...CARD, ...signature });

  test('open with a fresh BankID signature, once', async ({ sandbox }) => {
    const signature = await signedByBankId(sandbox, 'anna');
    const { cardDataUrl, token } = await sandbox.ask(
      cardDetails,
      { ...CARD, ...signature },
      await sandbox.tokenOf('anna'),
    );
    expect(cardDataUrl).toBe('http://localhost:4301/card');
    expect(token.length).toBeGreaterThan(20);
    expect(await open(sandbox, signature)).toEqual([400, 'Signature is missing or already used']);
  });

  test('do not open with a signature that is stale, another’s, of another text, or made up', async ({ sandbox }) => {
    const refused = [400, 'Signature is missing or already used'];
    const signature = await signedByBankId(sandbox, 'anna');
    expect(await open(sandbox, { ...signature, userVisibleData: 'QW5uYXQ=' })).toEqual(refused);
    expect(await open(sandbox, await signedByBankId(sandbox, 'vera'))).toEqual(refused);
    expect(await open(sandbox, { ...signature, credential: 'made up' })).toEqual(refused);
    sandbox.wait(5 * MINUTE);
    expect(await open(sandbox, signature)).toEqual(refused);
  });

  test('open with a one-time code after a log-in by password, and with nothing else', async ({ sandbox }) => {
    const code = await signedByCode(sandbox, 'anna', 'VIEW_CARD_DETAILS');
    expect(await open(sandbox, code)).toEqual([400, 'Signature is missing or already used']);
    const token = await sandbox.tokenOf('anna', { authenticationMethod: 'PASSWORD' });
    const bankId = await signedByBankId(sandbox, 'anna');
    expect((await sandbox.send(cardDetails, { ...CARD, ...bankId }, token)).status).toBe(400);
    expect((await sandbox.send(cardDetails, { ...CARD, ...code }, token)).status).toBe(200);
  });

  test('of a card that is blocked for good do not open, and the signature stays good', async ({ sandbox }) => {
    const signature = await signedByBankId(sandbox, 'anna');
    await sandbox.ask(replaceDigitalCard, CARD, await sandbox.tokenOf('anna'));
    expect(await open(sandbox, signature)).toEqual([409, 'The card is blocked for good']);
    const [{ referenceCode } = CARD] = await cards(sandbox);
    expect((await told(sandbox, cardDetails, { referenceCode, ...signature }))[0]).toBe(200);
  });
});

describe('a one-time code', () => {
  const enter = async (sandbox: TestSandbox, credential: string) => {
    const token = await sandbox.tokenOf('anna', { authenticationMethod: 'PASSWORD' });
    const answer = await sandbox.send(cardDetails, { ...CARD, signingMethod: 'OTP', credential }, token);
    return [answer.status, (await answer.json()).detail];
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

  test('is dead after five wrong tries, until another is sent', async ({ sandbox }) => {
    const { credential } = await send(sandbox);
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(sandbox, other(credential))).toEqual(invalid);
    expect(await enter(sandbox, credential)).toEqual([429, 'Too many attempts']);
    const { credential: next } = await send(sandbox);
    expect((await enter(sandbox, next))[0]).toBe(200);
  });

  test('puts the older one out of use', async ({ sandbox }) => {
    const { credential: older } = await send(sandbox);
    const { credential: newer } = await send(sandbox);
    if (older !== newer) expect(await enter(sandbox, older)).toEqual(invalid);
    expect((await enter(sandbox, newer))[0]).toBe(200);
  });
});

describe('a card that is blocked and replaced by a digital one', () => {
  test('is replaced once; the new one is current and has no PIN yet', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    await sandbox.ask(replaceDigitalCard, CARD, token);
    expect(await told(sandbox, replaceDigitalCard, CARD)).toEqual([
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

  test('is let go by the wallets that held it', async ({ sandbox }) => {
    sandbox.services.db.run`
      INSERT INTO wallet_token (reference_code, status, wallet_name, device_name)
      VALUES (${CARD.referenceCode}, 'ACTIVE', 'Apple Pay', 'Annas iPhone')`;
    const token = await sandbox.tokenOf('anna');
    await sandbox.ask(replaceDigitalCard, CARD, token);
    expect(await sandbox.ask(walletTokens, CARD, token)).toEqual({
      walletTokens: [{ status: 'DEACTIVATED', walletName: 'Apple Pay', deviceName: 'Annas iPhone' }],
    });
  });

  test('is not, where the employer has no digital cards', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('karin');
    expect(await sandbox.ask(virtualCards, {}, token)).toEqual({ enabled: false });
    expect(await sandbox.ask(virtualCards, {}, await sandbox.tokenOf('anna'))).toEqual({ enabled: true });
    const answer = await sandbox.send(replaceDigitalCard, { referenceCode: 'card-30505-1' }, token);
    expect([answer.status, (await answer.json()).detail]).toEqual([409, 'Digital cards are not enabled']);
  });
});

describe('a card that is blocked and replaced by plastic', () => {
  const replace = async (sandbox: TestSandbox, feeAmount = 9500) =>
    told(sandbox, replaceCard, { ...CARD, feeAmount: feeAmount as Ore, changedAmount: false });
  const held = async (sandbox: TestSandbox) =>
    (await sandbox.ask(balance, { id: ANNA }, await sandbox.tokenOf('anna'))).amount;
  const letterId = ({ services }: TestSandbox) => /\d{9}/.exec(sentMessages(services.db)[0]?.body ?? '')?.[0] ?? '';

  test('costs the fee once, however often it is pressed', async ({ sandbox }) => {
    const before = await held(sandbox);
    expect(await sandbox.ask(replacementFee, { clientId: 7 }, await sandbox.tokenOf('anna'))).toEqual({ amount: 95 });
    for (const _ of [1, 2]) expect((await replace(sandbox))[0]).toBe(204);
    expect(await held(sandbox)).toBeCloseTo(before - 95, 2);
    expect(await cards(sandbox)).toHaveLength(2);
  });

  test('is not replaced for another fee than it costs', async ({ sandbox }) => {
    expect(await replace(sandbox, 0)).toEqual([409, 'The fee has changed']);
    expect(await cards(sandbox)).toMatchObject([{ status: 'ACTIVE' }]);
  });

  test('comes to life by its card ID, which is nobody else’s to enter', async ({ sandbox }) => {
    await replace(sandbox);
    const cardId = letterId(sandbox);
    const [{ referenceCode } = CARD] = await cards(sandbox);
    expect(await told(sandbox, temporaryBlock, { referenceCode })).toEqual([409, 'The card is not activated yet']);
    expect(await told(sandbox, activateCard, { cardId }, 'vera')).toEqual([400, 'Invalid card ID']);
    expect(await told(sandbox, activateCard, { cardId: '12345678' })).toEqual([400, 'Invalid card ID']);
    for (const _ of [1, 2]) expect((await told(sandbox, activateCard, { cardId }))[0]).toBe(204);
    expect((await cards(sandbox))[0]).toMatchObject({ referenceCode, status: 'ACTIVE' });
  });

  test('that was lost in the post is replaced again, and cannot be activated then', async ({ sandbox }) => {
    await replace(sandbox);
    const cardId = letterId(sandbox);
    const [{ referenceCode } = CARD] = await cards(sandbox);
    const again = { referenceCode, feeAmount: 9500 as Ore, changedAmount: false } as const;
    expect((await told(sandbox, replaceCard, again))[0]).toBe(204);
    expect(await told(sandbox, activateCard, { cardId })).toEqual([409, 'The card could not be activated']);
  });
});
