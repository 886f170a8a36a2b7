import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import spring from '../../adapters/spring.js';
import type { RequestOf } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts';
import { httpBackend } from '../../src/ports/backend.ts';

const NOW = Date.parse('2026-11-20T12:00:00+01:00');
const ACCOUNT = { id: '30412' };
const CARD = { referenceCode: 'card-30412-1' };
/** The read calls that the adapter changes, and some others, with their requests. */
const READS: Readonly<Record<string, object>> = {
  cardholderInfo: {},
  accounts: {},
  balance: ACCOUNT,
  transactions: { ...ACCOUNT, page: '0', size: '5' },
  yearTransactions: { ...ACCOUNT, year: '2026' },
  onboardingStatus: {},
  virtualCards: {},
  pinStatus: CARD,
  physicalCardFee: {},
  replacementFee: { clientId: '7' },
  topupCalendar: { year: '2026' },
};

const callOf = (name: string) => {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`no call is named ${name}`);
  return call;
};

let sandbox: Sandbox;
let token: string;

/** What a sandbox of this style answers to the portal. */
async function start(style: 'contract' | 'spring') {
  sandbox = createSandbox({ now: () => NOW, style });
  vi.stubGlobal('fetch', async (request: Request) => sandbox.portal.fetch(request));
  const created = await sandbox.portal.request('/sandbox/api/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'anna' }),
  });
  ({ accessToken: token } = await created.json());
  const backend = httpBackend({
    host: 'http://localhost/api',
    token: () => token,
    retries: 0,
    timeout: false,
    ...(style === 'spring' && { adapter: spring }),
    observer: { response: () => undefined, outcome: () => undefined, difference: () => undefined },
  });
  return (name: string, wire: object) => {
    const call = callOf(name);
    const request = z.parse(z.object({ ...call.params, ...call.query, ...call.body }), wire) as RequestOf<typeof call>;
    return backend(call, request, { signal: new AbortController().signal });
  };
}

afterEach(() => {
  sandbox.close();
  vi.unstubAllGlobals();
});

describe('the adapter of the example reads the same as the contract', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it.each(Object.entries(READS))('%s', async (name, wire) => {
    const expected = await (await start('contract'))(name, wire);
    sandbox.close();
    expect(toTimes(await (await start('spring'))(name, wire))).toEqual(toTimes(expected));
  });
});

/** Two texts of one moment are the same. */
const toTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, entry) =>
    typeof entry === 'string' && /^\d{4}-\d\d-\d\dT/.test(entry) ? Math.floor(Date.parse(entry) / 1000) : entry,
  );

it('a rejection has the text of the contract', async () => {
  const ask = await start('spring');
  await expect(ask('balance', { id: '1' })).rejects.toMatchObject({
    failure: { status: 403, detail: 'The account belongs to another cardholder' },
  });
});

it('a change goes to the address of the provider, and its answer is a card', async () => {
  const ask = await start('spring');
  expect(await ask('temporaryBlock', CARD)).toMatchObject({ status: 'BLOCKED', ...CARD });
  expect(await ask('temporaryBlock', CARD)).toMatchObject({ status: 'ACTIVE' });
});

it('without the adapter the provider rejects the request', async () => {
  await start('spring');
  const response = await sandbox.portal.request('/api/cardholder/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'X_CLIENT_IS_MISSING' }]);
});
