import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../contract/account.ts';
import { cancelBankId } from '../../contract/bankid.ts';
import { calls } from '../../contract/calls.ts';
import { renewToken } from '../../contract/session.ts';
import { openSandbox, type TestSandbox } from './sandbox-test.ts';

const guarded = calls.filter(({ auth }) => auth === 'bearer');

/** What Anna (cardholder 501, branch 12) may not ask about, for every call that names somebody's belongings. */
const FOREIGN: Readonly<Record<string, readonly Record<string, string>[]>> = {
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

/** What somebody else's belongings are called in each call. */
function foreignTo(name: string): readonly Record<string, unknown>[] {
  const rest = CARD_CALLS[name];
  const cards = ['card-30505-1', 'nobody’s', '../card-30505-1'];
  return rest ? cards.map((referenceCode) => ({ referenceCode, ...rest })) : (FOREIGN[name] ?? []);
}

let folder: string;
let sandbox: TestSandbox;
let looker: DatabaseSync;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'test.sqlite');
  sandbox = openSandbox(file);
  looker = new DatabaseSync(file, { readOnly: true });
});

afterAll(() => {
  looker.close();
  sandbox.close();
  rmSync(folder, { recursive: true });
});

/** A number that another connection sees change whenever something was written. */
const version = () => looker.prepare('PRAGMA data_version').get();

/** The status of a call's answer, having made sure that the call changed nothing. */
async function refusal(call: (typeof calls)[number], given: Record<string, unknown>, token?: string): Promise<number> {
  const before = version();
  const answer = await sandbox.sendWire(call, given, token);
  expect(version()).toEqual(before);
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
  return answer.status;
}

const forged = (life: number) =>
  new SignJWT({ authenticationMethod: 'BANKID', applications: ['Cardholder Portal'] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('501')
    .setExpirationTime(Math.floor(sandbox.services.clock.now() / 1000) + life)
    .sign(new TextEncoder().encode('somebody else, who has a key of 32 bytes'));

const unsigned =
  `${btoa('{"alg":"none"}')}.${btoa('{"sub":"501","exp":9999999999,"authenticationMethod":"BANKID"}')}.`.replaceAll(
    '=',
    '',
  );

describe.each(guarded.map((call) => [call.name, call] as const))('%s', (_, call) => {
  const { request } = call.example;

  it('refuses a caller without a token, or with one that is not ours', async () => {
    expect(await refusal(call, request)).toBe(401);
    expect(await refusal(call, request, 'garbage')).toBe(401);
    expect(await refusal(call, request, unsigned)).toBe(401);
    expect(await refusal(call, request, await forged(3600))).toBe(401);
    expect(await refusal(call, request, await forged(-1))).toBe(401);
  });

  it('refuses a token that has expired, and one without the application', async () => {
    expect(await refusal(call, request, await sandbox.tokenOf('anna', { expiresIn: -1 }))).toBe(403);
    expect(await refusal(call, request, await sandbox.tokenOf('olle'))).toBe(403);
    expect(await refusal(call, request, await sandbox.tokenOf('anna', { applications: ['cardholder'] }))).toBe(403);
  });
});

/** What a path may name without naming anybody's belongings. */
const COMMON = ['year', 'monthNumber'];
const owned = guarded.filter(({ params }) => Object.keys(params).some((name) => !COMMON.includes(name)));

it.each(owned.map((call) => [call.name, call] as const))("%s refuses what is somebody else's", async (name, call) => {
  const foreign = foreignTo(name);
  expect(foreign).not.toEqual([]);
  for (const given of foreign) expect(await refusal(call, given, await sandbox.tokenOf('anna'))).toBe(403);
});

describe('a token', () => {
  it('is refused from the second of its expiry', async () => {
    const token = await sandbox.tokenOf('anna', { expiresIn: 10 });
    sandbox.wait(9000);
    expect((await sandbox.send(accounts, {}, token)).status).toBe(200);
    sandbox.wait(1000);
    const answer = await sandbox.send(accounts, {}, token);
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ detail: 'The token has expired' }),
    ]);
  });

  it('is renewed for a whole life', async () => {
    const token = await sandbox.tokenOf('sara');
    sandbox.wait(30_000);
    const { accessToken } = await sandbox.ask(renewToken, {}, token);
    sandbox.wait(39_000);
    expect((await sandbox.send(accounts, {}, token)).status).toBe(403);
    expect((await sandbox.send(accounts, {}, accessToken)).status).toBe(200);
  });

  it('may be left out where it is optional, but not be wrong', async () => {
    const given = { orderRef: 'nobody' };
    expect(await refusal(cancelBankId, given)).toBe(400);
    expect(await refusal(cancelBankId, given, 'garbage')).toBe(401);
  });
});
