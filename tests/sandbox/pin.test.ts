import { describe, expect } from 'vitest';
import type { Call, RequestOf } from '../../contract/call.ts';
import { choosePin, pinAttempts, pinStatus, resetPinAttempts, setRandomPin, viewPin } from '../../contract/pin.ts';
import { replaceDigitalCard } from '../../contract/replacement-card.ts';
import { renewToken } from '../../contract/session.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { signedByBankId, signedByCode, textToSign } from './signatures.ts';

const LAST_FOUR = '7731';
const PELLE = { referenceCode: 'card-30506-1' };
const UNBLOCK = textToSign('unblock', LAST_FOUR);
const MINUTE = 60_000;

async function statusAndDetail<C extends Call>(
  sandbox: TestSandbox,
  call: C,
  request: RequestOf<C>,
  persona = 'pelle',
) {
  const response = await sandbox.send(call, request, await sandbox.tokenOf(persona));
  const text = await response.text();
  return [response.status, text && JSON.parse(text).detail];
}

const attempts = async (sandbox: TestSandbox) => sandbox.ask(pinAttempts, PELLE, await sandbox.tokenOf('pelle'));
const blocked = { counter: 3, max: 3 };

describe('a blocked PIN', () => {
  test('is unblocked within five minutes of a signature; a repetition changes nothing', async ({ sandbox }) => {
    expect(await attempts(sandbox)).toEqual(blocked);
    expect(await statusAndDetail(sandbox, resetPinAttempts, PELLE)).toEqual([
      400,
      'Signature is missing or already used',
    ]);
    await signedByBankId(sandbox, 'pelle', UNBLOCK);
    expect((await statusAndDetail(sandbox, resetPinAttempts, PELLE))[0]).toBe(204);
    expect(await attempts(sandbox)).toEqual({ counter: 0, max: 3 });
    sandbox.wait(10 * MINUTE);
    expect((await statusAndDetail(sandbox, resetPinAttempts, PELLE))[0]).toBe(204);
  });

  test.for<[string, string]>([
    ['of another purpose', textToSign('pin', LAST_FOUR)],
    ['for another card', textToSign('unblock', '0001')],
    ['of another text', `${UNBLOCK} Och jag beställer ett kort.`],
  ])('is not unblocked by a signature %s', async ([, text], { sandbox }) => {
    await signedByBankId(sandbox, 'pelle', text);
    expect((await statusAndDetail(sandbox, resetPinAttempts, PELLE))[0]).toBe(400);
  });

  test('is unblocked without a signature in a session that accepts any, also after its renewal', async ({
    sandbox,
  }) => {
    const token = await sandbox.tokenOf('pelle', { acceptsAnySignature: true });
    const renewed = (await sandbox.ask(renewToken, {}, token)).accessToken;
    expect((await sandbox.send(resetPinAttempts, PELLE, renewed)).status).toBe(204);
    expect(await attempts(sandbox)).toEqual({ counter: 0, max: 3 });
    const code = { signingMethod: 'OTP', credential: '133742' } as const;
    expect((await sandbox.send(viewPin, { ...PELLE, ...code }, renewed)).status).toBe(200);
  });

  test('is unblocked once by a signature', async ({ sandbox }) => {
    await signedByBankId(sandbox, 'pelle', UNBLOCK);
    expect((await statusAndDetail(sandbox, resetPinAttempts, PELLE))[0]).toBe(204);
    await sandbox.post('/people/pelle/pin', {});
    expect((await statusAndDetail(sandbox, resetPinAttempts, PELLE))[0]).toBe(400);
  });

  test('is not unblocked by an old signature or by that of another person', async ({ sandbox }) => {
    await signedByBankId(sandbox, 'anna', UNBLOCK);
    expect((await statusAndDetail(sandbox, resetPinAttempts, PELLE))[0]).toBe(400);
    await signedByBankId(sandbox, 'pelle', UNBLOCK);
    sandbox.wait(5 * MINUTE);
    expect((await statusAndDetail(sandbox, resetPinAttempts, PELLE))[0]).toBe(400);
    expect(await attempts(sandbox)).toEqual(blocked);
  });

  test('is unblocked after a one-time code was used, not after it was only sent', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('pelle', { authenticationMethod: 'PASSWORD' });
    const code = await signedByCode(sandbox, 'pelle', 'VIEW_CARD_PIN');
    expect((await sandbox.send(resetPinAttempts, PELLE, token)).status).toBe(400);
    await sandbox.ask(viewPin, { ...PELLE, ...code }, token);
    expect((await sandbox.send(resetPinAttempts, PELLE, token)).status).toBe(204);
    await sandbox.post('/people/pelle/pin', {});
    expect((await sandbox.send(resetPinAttempts, PELLE, token)).status).toBe(400);
  });

  test('is not unblocked by a one-time code that has shown the PIN, nor the PIN shown after it was unblocked', async ({
    sandbox,
  }) => {
    const token = await sandbox.tokenOf('pelle', { authenticationMethod: 'PASSWORD' });
    const shown = await sandbox.ask(
      viewPin,
      { ...PELLE, ...(await signedByCode(sandbox, 'pelle', 'VIEW_CARD_PIN')) },
      token,
    );
    expect((await sandbox.vault.request(shown.pinURL)).status).toBe(200);
    expect((await sandbox.send(resetPinAttempts, PELLE, token)).status).toBe(400);
    const used = await sandbox.ask(
      viewPin,
      { ...PELLE, ...(await signedByCode(sandbox, 'pelle', 'VIEW_CARD_PIN')) },
      token,
    );
    expect((await sandbox.send(resetPinAttempts, PELLE, token)).status).toBe(204);
    expect((await sandbox.vault.request(used.pinURL)).status).toBe(410);
  });

  test('of a permanently blocked card stays blocked', async ({ sandbox }) => {
    await signedByBankId(sandbox, 'pelle', UNBLOCK);
    await sandbox.ask(replaceDigitalCard, PELLE, await sandbox.tokenOf('pelle'));
    expect(await statusAndDetail(sandbox, resetPinAttempts, PELLE)).toEqual([409, 'Unable to reset PIN for this card']);
    expect(await statusAndDetail(sandbox, pinAttempts, PELLE)).toEqual([
      409,
      'PIN is not available for new or terminated cards',
    ]);
  });
});

describe('a card without a PIN', () => {
  const without = (sandbox: TestSandbox) =>
    sandbox.services.db.run`UPDATE card SET pin = NULL WHERE account_id = 30506`;
  const isSet = async (sandbox: TestSandbox) =>
    (await sandbox.ask(pinStatus, PELLE, await sandbox.tokenOf('pelle'))).pinSet;

  test('has no PIN to show and no attempts', async ({ sandbox }) => {
    without(sandbox);
    const unavailable = [409, 'PIN is not available for new or terminated cards'];
    expect(await statusAndDetail(sandbox, pinAttempts, PELLE)).toEqual(unavailable);
    const signature = await signedByBankId(sandbox, 'pelle', textToSign('pin', LAST_FOUR));
    expect(await statusAndDetail(sandbox, viewPin, { ...PELLE, ...signature })).toEqual(unavailable);
    expect(await isSet(sandbox)).toBe(false);
  });

  test('gets a random PIN, which is not replaced', async ({ sandbox }) => {
    without(sandbox);
    const pin = () => sandbox.services.db.one`SELECT pin FROM card WHERE account_id = 30506`;
    expect((await statusAndDetail(sandbox, setRandomPin, PELLE))[0]).toBe(204);
    const first = pin();
    expect(first).toEqual({ pin: expect.stringMatching(/^\d{4}$/) });
    expect((await statusAndDetail(sandbox, setRandomPin, PELLE))[0]).toBe(204);
    expect(pin()).toEqual(first);
    expect(await isSet(sandbox)).toBe(true);
  });

  test('lets the cardholder choose a PIN; a card with a PIN does not', async ({ sandbox }) => {
    without(sandbox);
    const choice = await sandbox.ask(choosePin, { ...PELLE, scope: 'SET_PIN' }, await sandbox.tokenOf('pelle'));
    expect(choice.pinFrameURL).toMatch(/^http:\/\/localhost:4301\/set-pin\?ticket=/);
    await sandbox.ask(setRandomPin, PELLE, await sandbox.tokenOf('pelle'));
    expect(await statusAndDetail(sandbox, choosePin, { ...PELLE, scope: 'SET_PIN' })).toEqual([
      409,
      'Error when changing PIN',
    ]);
  });
});
