import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/account.ts';
import { cancelBankId } from '../../contract/bankid.ts';
import { calls } from '../../contract/calls.ts';
import { endSession, renewToken } from '../../contract/session.ts';
import { openSandbox, type TestSandbox } from './sandbox-test.ts';

const guarded = calls.filter(({ auth }) => auth === 'bearer');

/** Requests for resources that do not belong to Anna (cardholder 501, branch 12), for each call with such a parameter. */
const FOREIGN_REQUESTS: Readonly<Record<string, readonly Record<string, string>[]>> = {
  accountCards: [{ id: '30502' }],
  verifyContact: [{ contactInformationId: '5091', code: '123456' }],
  replacementFee: [{ clientId: '8' }, { clientId: '999' }],
  transactionYears: [{ id: '30502' }],
  yearTransactions: [{ id: '30502', year: '2026' }],
  balance: [{ id: '30502' }, { id: '999' }],
  transactions: [{ id: '30502', page: '0', size: '5' }],
  nextTopupInfo: [{ id: '30502' }],
  acceptTerms: [{ id: '30502' }],
  customPolicy: [
    { cardholderId: '502', branchId: '14' },
    { cardholderId: '501', branchId: '14' },
  ],
  approvePolicy: [
    { cardholderId: '502', branchId: '14' },
    { cardholderId: '501', branchId: '14' },
  ],
};

const SIGNATURE = { signingMethod: 'BANKID', credential: 'x' };
const CARD_CALLS: Readonly<Record<string, object>> = {
  cardDetails: SIGNATURE,
  choosePin: { scope: 'SET_PIN' },
  orderPhysicalCard: {},
  physicalCardEligibility: {},
  pinAttempts: {},
  pinStatus: {},
  replaceCard: { feeAmount: 9500, changedAmount: false },
  replaceDigitalCard: {},
  resetPinAttempts: {},
  setRandomPin: {},
  temporaryBlock: {},
  viewPin: SIGNATURE,
  walletTokens: {},
};

/** Requests of a call for resources of another cardholder. */
function foreignRequests(name: string): readonly Record<string, unknown>[] {
  const rest = CARD_CALLS[name];
  const cards = ['card-30505-1', 'unknown', '../card-30505-1'];
  return rest ? cards.map((referenceCode) => ({ referenceCode, ...rest })) : (FOREIGN_REQUESTS[name] ?? []);
}

let folder: string;
let sandbox: TestSandbox;
let observer: DatabaseSync;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'test.sqlite');
  sandbox = openSandbox(file);
  observer = new DatabaseSync(file, { readOnly: true });
});

afterAll(() => {
  observer.close();
  sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Changes when another connection has written to the database. */
const dataVersion = () => observer.prepare('PRAGMA data_version').get();

/** Sends a call that must be rejected without a write, and returns the status. */
async function rejectedStatus(
  call: (typeof calls)[number],
  values: Record<string, unknown>,
  token?: string,
): Promise<number> {
  const before = dataVersion();
  const response = await sandbox.sendWire(call, values, token);
  expect(dataVersion()).toEqual(before);
  expect(response.headers.get('Content-Type')).toContain('application/problem+json');
  return response.status;
}

const forged = (lifetime: number) =>
  new SignJWT({ authenticationMethod: 'BANKID', applications: ['Cardholder Portal'] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('501')
    .setExpirationTime(Math.floor(sandbox.services.clock.now() / 1000) + lifetime)
    .sign(new TextEncoder().encode('another key with at least 32 bytes'));

const unsigned =
  `${btoa('{"alg":"none"}')}.${btoa('{"sub":"501","exp":9999999999,"authenticationMethod":"BANKID"}')}.`.replaceAll(
    '=',
    '',
  );

describe.each(guarded.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const { request } = call.example;

  it('rejects a missing, invalid or forged token with 401', async () => {
    expect(await rejectedStatus(call, request)).toBe(401);
    expect(await rejectedStatus(call, request, 'garbage')).toBe(401);
    expect(await rejectedStatus(call, request, unsigned)).toBe(401);
    expect(await rejectedStatus(call, request, await forged(3600))).toBe(401);
    expect(await rejectedStatus(call, request, await forged(-1))).toBe(401);
  });

  it('rejects an expired token, and one without a Cardholder application, with 403', async () => {
    expect(await rejectedStatus(call, request, await sandbox.tokenOf('anna', { expiresIn: -1 }))).toBe(403);
    expect(await rejectedStatus(call, request, await sandbox.tokenOf('olle'))).toBe(403);
    expect(await rejectedStatus(call, request, await sandbox.tokenOf('anna', { applications: ['cardholder'] }))).toBe(
      403,
    );
  });
});

/** Path parameters that are not the id of a resource. */
const NOT_OWNED = ['year', 'monthNumber'];
const owned = guarded.filter(({ params }) => Object.keys(params).some((name) => !NOT_OWNED.includes(name)));

it.each(owned.map((call) => [call.name, call] as const))(
  '%s rejects the resources of another cardholder',
  async (name, call) => {
    const requests = foreignRequests(name);
    expect(requests).not.toEqual([]);
    for (const values of requests) expect(await rejectedStatus(call, values, await sandbox.tokenOf('anna'))).toBe(403);
  },
);

describe('a token', () => {
  it('is rejected from the second of its expiry', async () => {
    const token = await sandbox.tokenOf('anna', { expiresIn: 10 });
    sandbox.wait(9000);
    expect((await sandbox.send(accounts, {}, token)).status).toBe(200);
    sandbox.wait(1000);
    const response = await sandbox.send(accounts, {}, token);
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({ detail: 'The token has expired' }),
    ]);
  });

  it('is renewed for its full lifetime', async () => {
    const token = await sandbox.tokenOf('sara');
    sandbox.wait(30_000);
    const { accessToken } = await sandbox.ask(renewToken, {}, token);
    sandbox.wait(39_000);
    expect((await sandbox.send(accounts, {}, token)).status).toBe(403);
    expect((await sandbox.send(accounts, {}, accessToken)).status).toBe(200);
  });

  it('is renewed for twelve hours from the log-in at most', async () => {
    const HOUR = 3_600_000;
    let token = await sandbox.tokenOf('anna');
    for (let hour = 0; hour < 15; hour += 1) {
      sandbox.wait(0.75 * HOUR);
      token = (await sandbox.ask(renewToken, {}, token)).accessToken;
    }
    // After 11.25 hours.
    sandbox.wait(0.75 * HOUR - 1000);
    expect((await sandbox.send(renewToken, {}, token)).status).toBe(200);
    sandbox.wait(1000);
    expect((await sandbox.send(renewToken, {}, token)).status).toBe(403);
  });

  it('of a session that is over is not renewed, also if it has not expired', async () => {
    const token = await sandbox.tokenOf('anna');
    sandbox.services.db.run`UPDATE session SET ends_at = 0`;
    expect((await sandbox.send(renewToken, {}, token)).status).toBe(401);
  });

  it('ends with its session, and other sessions of the user go on', async () => {
    const token = await sandbox.tokenOf('anna');
    const { accessToken: renewed } = await sandbox.ask(renewToken, {}, token);
    const other = await sandbox.tokenOf('anna');
    await sandbox.ask(endSession, {}, token);
    for (const ended of [token, renewed]) expect((await sandbox.send(accounts, {}, ended)).status).toBe(401);
    expect((await sandbox.send(accounts, {}, other)).status).toBe(200);
  });

  it('counts as none in a call with optional authentication if it is not valid', async () => {
    const expired = await sandbox.tokenOf('anna', { expiresIn: -1 });
    for (const token of [undefined, 'garbage', expired, await sandbox.tokenOf('olle')])
      expect(await rejectedStatus(cancelBankId, { orderRef: 'unknown' }, token)).toBe(400);
  });
});
