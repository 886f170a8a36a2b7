import { describe, expect } from 'vitest';
import { bankIdQrcode, cancelBankId, collectBankId, ORDER_SOURCE, startBankId } from '../../contract/bankid.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import { tokenClaims } from '../../contract/token.ts';
import { type TestSandbox, test } from './sandbox-test.ts';

const SECOND = 1000;

const start = (sandbox: TestSandbox) => sandbox.ask(startBankId, { authSource: ORDER_SOURCE });
type Started = Awaited<ReturnType<typeof start>>;

const orderParams = ({ orderRef, authId }: Started) => ({ authSource: ORDER_SOURCE, orderRef, authId });
const collect = (sandbox: TestSandbox, order: Started) => sandbox.ask(collectBankId, orderParams(order));
const qrCode = async (sandbox: TestSandbox, order: Started) =>
  (await sandbox.ask(bankIdQrcode, orderParams(order))).qrCode;

async function app(sandbox: TestSandbox, step: string, body: object) {
  const response = await sandbox.post(`/bankid/${step}`, body);
  return { status: response.status, body: await response.json() };
}

const opened = (sandbox: TestSandbox, { autoStartToken }: Started, persona?: string) =>
  app(sandbox, 'open', { autoStartToken, persona });

describe('a BankID login', () => {
  test('goes from the QR code through all hints to a valid token', async ({ sandbox }) => {
    const order = await start(sandbox);
    expect(order).toMatchObject({ status: 'pending', hintCode: 'outstandingTransaction' });
    sandbox.wait(4 * SECOND);
    const qr = await qrCode(sandbox, order);
    expect(qr.split('.')[2]).toBe('4');

    await app(sandbox, 'scan', { qr });
    expect(await collect(sandbox, order)).toEqual({ status: 'pending', hintCode: 'started' });
    await app(sandbox, 'identify', { orderRef: order.orderRef, persona: 'anna' });
    expect(await collect(sandbox, order)).toEqual({ status: 'pending', hintCode: 'userSign' });
    await app(sandbox, 'approve', { orderRef: order.orderRef, code: '123456' });
    const { status, authResponse } = await collect(sandbox, order);

    expect(status).toBe('complete');
    const token = authResponse?.accessToken ?? '';
    expect((await sandbox.ask(cardholderInfo, {}, token)).firstName).toBe('Anna');
    const claims = tokenClaims.parse(JSON.parse(atob(token.split('.')[1] ?? '')));
    expect(claims).toMatchObject({ sub: '501', authenticationMethod: 'BANKID', applications: ['Cardholder Portal'] });
    expect(claims.exp * SECOND).toBe(sandbox.services.clock.now() + 3600 * SECOND);
  });

  test('returns its token once', async ({ sandbox }) => {
    const order = await start(sandbox);
    await opened(sandbox, order, 'anna');
    await app(sandbox, 'approve', { orderRef: order.orderRef });
    const responses = await Promise.all([
      sandbox.send(collectBankId, orderParams(order)),
      sandbox.send(collectBankId, orderParams(order)),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is rejected for a person without a lunch card', async ({ sandbox }) => {
    const order = await start(sandbox);
    await opened(sandbox, order, 'gustav');
    await app(sandbox, 'approve', { orderRef: order.orderRef });
    const response = await sandbox.send(collectBankId, orderParams(order));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: 'No lunch card found for this BankID user' });
  });

  test('returns a useless token to a person without the application', async ({ sandbox }) => {
    const order = await start(sandbox);
    await opened(sandbox, order, 'olle');
    await app(sandbox, 'approve', { orderRef: order.orderRef });
    const { authResponse } = await collect(sandbox, order);
    expect((await sandbox.send(cardholderInfo, {}, authResponse?.accessToken)).status).toBe(403);
  });

  test('can be collected only with its authId', async ({ sandbox }) => {
    const order = await start(sandbox);
    const guess = { ...orderParams(order), authId: 'guessed' };
    expect((await sandbox.send(collectBankId, guess)).status).toBe(400);
    expect((await sandbox.send(bankIdQrcode, guess)).status).toBe(400);
  });
});

describe('an order ends', () => {
  test('30 seconds after its start if it is not opened', async ({ sandbox }) => {
    const order = await start(sandbox);
    sandbox.wait(30 * SECOND - 1);
    expect((await collect(sandbox, order)).status).toBe('pending');
    sandbox.wait(1);
    expect(await collect(sandbox, order)).toEqual({ status: 'failed', hintCode: 'startFailed' });
    expect((await opened(sandbox, order)).status).toBe(409);
  });

  test('three minutes after it was opened', async ({ sandbox }) => {
    const order = await start(sandbox);
    await opened(sandbox, order, 'anna');
    sandbox.wait(180 * SECOND - 1);
    expect((await collect(sandbox, order)).status).toBe('pending');
    sandbox.wait(1);
    expect(await collect(sandbox, order)).toEqual({ status: 'failed', hintCode: 'expiredTransaction' });
    expect((await app(sandbox, 'approve', { orderRef: order.orderRef })).status).toBe(409);
  });

  test('when it is cancelled in the app', async ({ sandbox }) => {
    const order = await start(sandbox);
    await opened(sandbox, order, 'anna');
    await app(sandbox, 'cancel', { orderRef: order.orderRef });
    expect(await collect(sandbox, order)).toEqual({ status: 'failed', hintCode: 'userCancel' });
  });

  test('with the hint code that the app sends', async ({ sandbox }) => {
    const order = await start(sandbox);
    await app(sandbox, 'fail', { orderRef: order.orderRef, hint: 'certificateErr' });
    expect(await collect(sandbox, order)).toEqual({ status: 'failed', hintCode: 'certificateErr' });
  });

  test('when the portal cancels it; a second cancel is rejected', async ({ sandbox }) => {
    const order = await start(sandbox);
    const { orderRef } = order;
    expect((await sandbox.send(cancelBankId, { orderRef })).status).toBe(204);
    expect(await collect(sandbox, order)).toEqual({ status: 'failed', hintCode: 'cancelled' });
    expect((await sandbox.send(cancelBankId, { orderRef })).status).toBe(409);
    expect((await sandbox.send(cancelBankId, { orderRef: 'unknown' })).status).toBe(400);
  });

  test('together with another pending order of the same person', async ({ sandbox }) => {
    const [first, second] = [await start(sandbox), await start(sandbox)];
    await opened(sandbox, first, 'anna');
    await opened(sandbox, second, 'anna');
    expect(await collect(sandbox, second)).toEqual({ status: 'failed', hintCode: 'alreadyInProgress' });
    expect(await collect(sandbox, first)).toEqual({ status: 'failed', hintCode: 'cancelled' });
  });
});

describe('the app', () => {
  test('lists the pending orders', async ({ sandbox }) => {
    const old = await start(sandbox);
    sandbox.wait(29 * SECOND);
    const order = await start(sandbox);
    await opened(sandbox, order, 'vera');
    sandbox.wait(SECOND);
    const list = await (await sandbox.portal.request('/sandbox/api/bankid/orders')).json();
    expect(list).toMatchObject([{ orderRef: order.orderRef, persona: 'vera', hintCode: 'started' }]);
    expect(list).not.toContainEqual(expect.objectContaining({ orderRef: old.orderRef }));
  });

  test('accepts a current, authentic QR code only', async ({ sandbox }) => {
    const order = await start(sandbox);
    sandbox.wait(7 * SECOND);
    const scan = (qr: string) => app(sandbox, 'scan', { qr });
    expect(await scan(order.qrCode)).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('too old') },
    });
    const now = await qrCode(sandbox, order);
    expect((await scan(now.replace(/\.7\./, '.8.'))).status).toBe(400);
    expect((await scan('https://example.se')).status).toBe(400);
    expect((await scan(now)).status).toBe(200);
  });

  test('rejects steps in the wrong order', async ({ sandbox }) => {
    const order = await start(sandbox);
    const { orderRef } = order;
    expect((await app(sandbox, 'identify', { orderRef, persona: 'anna' })).status).toBe(409);
    await opened(sandbox, order);
    expect((await app(sandbox, 'approve', { orderRef })).status).toBe(409);
    expect((await app(sandbox, 'identify', { orderRef, persona: 'unknown' })).status).toBe(404);
    await app(sandbox, 'identify', { orderRef, persona: 'anna' });
    expect((await app(sandbox, 'approve', { orderRef, code: '12345' })).status).toBe(400);
    expect((await app(sandbox, 'approve', { orderRef, code: '123456' })).status).toBe(200);
  });
});
