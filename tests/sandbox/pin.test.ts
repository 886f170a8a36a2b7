import { describe, expect } from 'vitest';
import type { Call, RequestOf } from '../../contract/call.ts';
import { choosePin, pinAttempts, pinStatus, resetPinAttempts, setRandomPin, viewPin } from '../../contract/pin.ts';
import { replaceDigitalCard } from '../../contract/replacement-card.ts';
import { type TestSandbox, test } from './sandbox-test.ts';
import { signedByBankId, signedByCode } from './signatures.ts';

const PELLE = { referenceCode: 'card-30506-1' };
const MINUTE = 60_000;

async function told<C extends Call>(sandbox: TestSandbox, call: C, request: RequestOf<C>, persona = 'pelle') {
  const answer = await sandbox.send(call, request, await sandbox.tokenOf(persona));
  const text = await answer.text();
  return [answer.status, text && JSON.parse(text).detail];
}

const attempts = async (sandbox: TestSandbox) => sandbox.ask(pinAttempts, PELLE, await sandbox.tokenOf('pelle'));
const blocked = { counter: 3, max: 3 };

describe('a blocked PIN', () => {
  test('is unblocked soon after a signature, and stays so when pressed again', async ({ sandbox }) => {
    expect(await attempts(sandbox)).toEqual(blocked);
    expect(await told(sandbox, resetPinAttempts, PELLE)).toEqual([400, 'Signature is missing or already used']);
    await signedByBankId(sandbox, 'pelle');
    expect((await told(sandbox, resetPinAttempts, PELLE))[0]).toBe(204);
    expect(await attempts(sandbox)).toEqual({ counter: 0, max: 3 });
    sandbox.wait(10 * MINUTE);
    expect((await told(sandbox, resetPinAttempts, PELLE))[0]).toBe(204);
  });

  test('is not unblocked long after a signature, nor by somebody else’s', async ({ sandbox }) => {
    await signedByBankId(sandbox, 'anna');
    expect((await told(sandbox, resetPinAttempts, PELLE))[0]).toBe(400);
    await signedByBankId(sandbox, 'pelle');
    sandbox.wait(5 * MINUTE);
    expect((await told(sandbox, resetPinAttempts, PELLE))[0]).toBe(400);
    expect(await attempts(sandbox)).toEqual(blocked);
  });

  test('is unblocked once the PIN was opened with a one-time code; a code that was only sent is not enough', async ({
    sandbox,
  }) => {
    const token = await sandbox.tokenOf('pelle', { authenticationMethod: 'PASSWORD' });
    const code = await signedByCode(sandbox, 'pelle', 'VIEW_CARD_PIN');
    expect((await sandbox.send(resetPinAttempts, PELLE, token)).status).toBe(400);
    await sandbox.ask(viewPin, { ...PELLE, ...code }, token);
    expect((await sandbox.send(resetPinAttempts, PELLE, token)).status).toBe(204);
  });

  test('of a card that is blocked for good stays blocked', async ({ sandbox }) => {
    await signedByBankId(sandbox, 'pelle');
    await sandbox.ask(replaceDigitalCard, PELLE, await sandbox.tokenOf('pelle'));
    expect(await told(sandbox, resetPinAttempts, PELLE)).toEqual([409, 'Unable to reset PIN for this card']);
    expect(await told(sandbox, pinAttempts, PELLE)).toEqual([409, 'PIN is not available for new or terminated cards']);
  });
});

describe('a card without a PIN', () => {
  const without = (sandbox: TestSandbox) => sandbox.services.db.run`UPDATE card SET pin = NULL WHERE account_id = 30506`;
  const isSet = async (sandbox: TestSandbox) =>
    (await sandbox.ask(pinStatus, PELLE, await sandbox.tokenOf('pelle'))).pinSet;

  test('has none to show or to count', async ({ sandbox }) => {
    without(sandbox);
    const unavailable = [409, 'PIN is not available for new or terminated cards'];
    expect(await told(sandbox, pinAttempts, PELLE)).toEqual(unavailable);
    const signature = await signedByBankId(sandbox, 'pelle');
    expect(await told(sandbox, viewPin, { ...PELLE, ...signature })).toEqual(unavailable);
    expect(await isSet(sandbox)).toBe(false);
  });

  test('is given one by chance, which it then keeps', async ({ sandbox }) => {
    without(sandbox);
    const pin = () => sandbox.services.db.one`SELECT pin FROM card WHERE account_id = 30506`;
    expect((await told(sandbox, setRandomPin, PELLE))[0]).toBe(204);
    const first = pin();
    expect(first).toEqual({ pin: expect.stringMatching(/^\d{4}$/) });
    expect((await told(sandbox, setRandomPin, PELLE))[0]).toBe(204);
    expect(pin()).toEqual(first);
    expect(await isSet(sandbox)).toBe(true);
  });

  test('can have one chosen; a card that has one cannot, for no signature comes with it', async ({ sandbox }) => {
    without(sandbox);
    const choice = await sandbox.ask(choosePin, { ...PELLE, scope: 'SET_PIN' }, await sandbox.tokenOf('pelle'));
    expect(choice.pinFrameURL).toMatch(/^http:\/\/localhost:4301\/set-pin\?ticket=/);
    await sandbox.ask(setRandomPin, PELLE, await sandbox.tokenOf('pelle'));
    expect(await told(sandbox, choosePin, { ...PELLE, scope: 'SET_PIN' })).toEqual([409, 'Error when changing PIN']);
  });
});
