import { describe, expect } from 'vitest';
import { cancelBankId, collectBankId, startBankId } from '../../contract/bankid.ts';
import { collectSigning, sendOneTimeCode, signingQrcode, startSigning } from '../../contract/signature.ts';
import { sentMessages } from '../../sandbox/mailbox/mailbox.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

const MINUTE = 60_000;
const base64 = (text: string) => Buffer.from(text).toString('base64');

const start = async (sandbox: TestSandbox, text = '# Visa PIN-kod\n\nJag vill se **min** PIN-kod för kort å/ä/ö') =>
  sandbox.ask(
    startSigning,
    { signSource: 'CARDHOLDER_PORTAL', userVisibleDataFormat: 'simpleMarkdownV1', userVisibleData: base64(text) },
    await sandbox.tokenOf('anna'),
  );
const app = async (sandbox: TestSandbox, step: string, body: object) => sandbox.post(`/bankid/${step}`, body);

describe('a signing order', () => {
  test('is signed in the app, which shows its text, by its signer only', async ({ sandbox }) => {
    const { orderRef, autoStartToken } = await start(sandbox);
    const token = await sandbox.tokenOf('anna');
    const status = () => sandbox.ask(collectSigning, { orderRef }, token);
    expect(await status()).toEqual({ status: 'pending', hintCode: 'outstandingTransaction' });
    await app(sandbox, 'open', { autoStartToken });
    expect((await app(sandbox, 'identify', { orderRef, persona: 'vera' })).status).toBe(403);
    await app(sandbox, 'identify', { orderRef, persona: 'anna' });
    const page = await (await sandbox.portal.request(`/sandbox/bankid/orders/${orderRef}`)).text();
    expect(page).toContain('<h2 class="signed">Visa PIN-kod</h2>');
    expect(page).toContain('Jag vill se <strong>min</strong> PIN-kod för kort å/ä/ö');
    await app(sandbox, 'approve', { orderRef, code: '123456' });
    expect(await status()).toEqual({ status: 'complete', hintCode: null });
  });

  test('escapes its text', async ({ sandbox }) => {
    const { orderRef, autoStartToken } = await start(sandbox, '<img src=x onerror=alert(1)>');
    await app(sandbox, 'open', { autoStartToken, persona: 'anna' });
    await app(sandbox, 'identify', { orderRef, persona: 'anna' });
    const page = await (await sandbox.portal.request(`/sandbox/bankid/orders/${orderRef}`)).text();
    expect(page).toContain('&lt;img src=x');
  });

  test('has a QR code that changes', async ({ sandbox }) => {
    const { orderRef, qrCode } = await start(sandbox);
    sandbox.wait(2000);
    const later = await sandbox.ask(signingQrcode, { orderRef }, await sandbox.tokenOf('anna'));
    expect(later.qrCode).not.toBe(qrCode);
    expect((await app(sandbox, 'scan', { qr: later.qrCode })).status).toBe(200);
  });

  test('cannot be read or canceled by others, and cannot be used to log in', async ({ sandbox }) => {
    const { orderRef } = await start(sandbox);
    const vera = await sandbox.tokenOf('vera');
    expect((await sandbox.send(collectSigning, { orderRef }, vera)).status).toBe(400);
    expect((await sandbox.send(signingQrcode, { orderRef }, vera)).status).toBe(400);
    expect((await sandbox.send(cancelBankId, { orderRef }, vera)).status).toBe(400);
    expect((await sandbox.send(cancelBankId, { orderRef })).status).toBe(400);
    const { auth_id: authId } = sandbox.services.db.one<{ auth_id: string }>`SELECT auth_id FROM bankid_order` ?? {};
    expect((await sandbox.send(collectBankId, { authSource: 'x', orderRef, authId: authId ?? '' })).status).toBe(400);
    const login = await sandbox.ask(startBankId, { authSource: 'x' });
    expect((await sandbox.send(collectSigning, { orderRef: login.orderRef }, vera)).status).toBe(400);
    expect((await sandbox.send(cancelBankId, { orderRef }, await sandbox.tokenOf('anna'))).status).toBe(204);
  });

  test.for(['', 'not base64!', 'å', 'A'.repeat(1504)])('is rejected for “%s”', async (userVisibleData, { sandbox }) => {
    const values = { signSource: 'x', userVisibleDataFormat: 'simpleMarkdownV1', userVisibleData };
    const response = await sandbox.sendWire(startSigning, values, await sandbox.tokenOf('anna'));
    expect(await response.json()).toMatchObject({ status: 400, errors: [{ field: 'userVisibleData' }] });
  });
});

describe('a one-time code', () => {
  const ask = async (sandbox: TestSandbox, persona = 'anna') =>
    sandbox.send(sendOneTimeCode, { purpose: 'VIEW_CARD_PIN' }, await sandbox.tokenOf(persona));

  test('is sent by e-mail to the verified address, in the cardholder’s language', async ({ sandbox }) => {
    expect((await ask(sandbox)).status).toBe(204);
    await ask(sandbox, 'james');
    const [english, swedish] = sentMessages(sandbox.services.db);
    expect(swedish).toMatchObject({ channel: 'EMAIL', recipient: 'anna.lindqvist@example.se' });
    expect(swedish?.code).toMatch(/^\d{6}$/);
    expect(swedish?.body).toContain(`Din engångskod är ${swedish?.code}`);
    expect(english?.body).toContain(`Your one-time code is ${english?.code}`);
  });

  test('is not sent to an unverified address', async ({ sandbox }) => {
    sandbox.services.db.run`UPDATE contact SET verified = 0 WHERE cardholder_id = 501`;
    const response = await ask(sandbox);
    expect([response.status, (await response.json()).detail]).toEqual([409, 'Add and verify your email first']);
    expect(sentMessages(sandbox.services.db)).toEqual([]);
  });

  test('can be requested ten times in ten minutes, for each purpose', async ({ sandbox }) => {
    for (let count = 0; count < 10; count += 1) expect((await ask(sandbox)).status).toBe(204);
    expect((await ask(sandbox)).status).toBe(429);
    expect((await ask(sandbox, 'vera')).status).toBe(204);
    const other = sandbox.send(sendOneTimeCode, { purpose: 'VIEW_CARD_DETAILS' }, await sandbox.tokenOf('anna'));
    expect((await other).status).toBe(204);
    sandbox.wait(10 * MINUTE);
    expect((await ask(sandbox)).status).toBe(204);
  });

  test('can be requested twenty times in a day, for all purposes together', async ({ sandbox }) => {
    for (let count = 0; count < 20; count += 1) {
      if (count === 10) sandbox.wait(10 * MINUTE);
      expect((await ask(sandbox)).status).toBe(204);
    }
    sandbox.wait(10 * MINUTE);
    const other = async () =>
      (await sandbox.send(sendOneTimeCode, { purpose: 'VIEW_CARD_DETAILS' }, await sandbox.tokenOf('anna'))).status;
    expect([(await ask(sandbox)).status, await other()]).toEqual([429, 429]);
    sandbox.wait(24 * 60 * MINUTE);
    expect(await other()).toBe(204);
  });
});
