import { describe, expect } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { cardholderInfo } from '../../contract/cardholder.ts';
import type { CallResult } from '../../scripts/contract-check/check.ts';
import { cacheNotes, checkContract } from '../../scripts/contract-check/check.ts';
import { passes, report } from '../../scripts/contract-check/print.ts';
import type { Fetch } from '../../scripts/contract-check/send.ts';
import { sendRead } from '../../scripts/contract-check/send.ts';
import { type TestSandbox, test } from '../sandbox/sandbox-test.ts';

const HOST = 'http://backend.example/api';
const YEAR = 2026;

const inProcess =
  (sandbox: TestSandbox): Fetch =>
  (url, init) =>
    sandbox.portal.request(url, init);

const check = async (sandbox: TestSandbox, persona: string, fetch = inProcess(sandbox)) =>
  checkContract(calls, { host: HOST, token: await sandbox.tokenOf(persona), timeout: 60_000, fetch }, YEAR);

const resultOf = (results: readonly CallResult[], name: string): CallResult => {
  const found = results.find((result) => result.name === name);
  if (!found) throw new Error(`no result for ${name}`);
  return found;
};

type Change = (body: never) => unknown;

/** The sandbox with some responses replaced: the functions get the body of the response by the end of its path. */
const planted =
  (sandbox: TestSandbox, changes: Readonly<Record<string, Change>>): Fetch =>
  async (url, init) => {
    const response = await sandbox.portal.request(url, init);
    const change = Object.entries(changes).find(([end]) => new URL(url).pathname.endsWith(end))?.[1];
    if (!change) return response;
    const answer = change((await response.json()) as never);
    return answer instanceof Response ? answer : Response.json(answer, { headers: response.headers });
  };

const replacing =
  (sandbox: TestSandbox, answer: () => Response | Promise<Response>): Fetch =>
  (url, init) =>
    url.endsWith('/cardholder/info') ? answer() : sandbox.portal.request(url, init);

describe('a backend that keeps the contract', () => {
  test.for(['anna', 'tage', 'nils', 'vera', 'karin', 'pelle'])(
    'has no differences for %s',
    async (persona, { sandbox }) => {
      const results = await check(sandbox, persona);
      expect(results.flatMap(({ name, findings }) => findings.map((finding) => ({ name, ...finding })))).toEqual([]);
      expect(results.filter(({ isBroken }) => isBroken)).toEqual([]);
      expect(passes(results)).toBe(true);
    },
  );

  test('gets every read call, except those that need a change or another company', async ({ sandbox }) => {
    const results = await check(sandbox, 'anna');
    const reads = calls.filter(({ effect }) => effect === 'read').map(({ name }) => name);
    expect(results.map(({ name }) => name).toSorted()).toEqual(reads.toSorted());
    expect(results.filter(({ requests }) => requests === 0).map(({ name }) => name)).toEqual([
      'bankIdQrcode',
      'signingQrcode',
      'passwordResetLink',
      'lookUpAddress',
    ]);
  });

  test('is asked about each account of a cardholder', async ({ sandbox }) => {
    expect(resultOf(await check(sandbox, 'tage'), 'balance').requests).toBe(2);
  });
});

describe('answers that a browser may keep', () => {
  test('are named, and none is if all have no-store', async ({ sandbox }) => {
    expect(cacheNotes(await check(sandbox, 'anna'))).toEqual([]);
    const results = await check(sandbox, 'anna', async (url, init) => {
      const response = await sandbox.portal.request(url, init);
      if (url.endsWith('/balance')) response.headers.set('cache-control', 'private, max-age=60');
      return response;
    });
    expect(cacheNotes(results).map(({ problem, isFatal }) => ({ problem, isFatal }))).toEqual([
      { problem: 'answers without Cache-Control: no-store (1 call, such as balance)', isFatal: false },
    ]);
  });
});

describe('money and order', () => {
  test('are checked: signs, units and the order of lists, with what to change', async ({ sandbox }) => {
    type Row = { settlementAmount: { amount: number } };
    const unsigned = (row: Row) => ({ ...row, settlementAmount: { amount: Math.abs(row.settlementAmount.amount) } });
    const results = await check(
      sandbox,
      'anna',
      planted(sandbox, {
        '/balance': () => ({ amount: 128_450 }),
        '/transactions': ({ content }: { content: Row[] }) => ({ content: content.map(unsigned) }),
        '/years': (years: number[]) => years.toReversed(),
        '/order-physical': () => ({ feeAmount: { amount: 4900, currency: 'SEK' } }),
      }),
    );
    const found = (name: string) =>
      resultOf(results, name).findings.map(({ kind, path, isRequired }) => ({ kind, path, isRequired }));
    expect(found('balance')).toEqual([{ kind: 'range', path: 'amount', isRequired: true }]);
    expect(found('transactions')).toEqual([
      { kind: 'sign', path: 'content[].settlementAmount.amount', isRequired: false },
    ]);
    expect(found('transactionYears')).toEqual([{ kind: 'order', path: '(the whole answer)', isRequired: false }]);
    expect(found('physicalCardFee')).toEqual([{ kind: 'range', path: 'feeAmount.amount', isRequired: true }]);
    expect(report(results)).toContain('change: make amounts negative that leave the account');
  });
});

describe('the check sends no change', () => {
  test('only methods and paths of read calls', async ({ sandbox }) => {
    const sent: string[] = [];
    await check(sandbox, 'anna', (url, init) => {
      sent.push(`${init.method} ${new URL(url).pathname}`);
      return sandbox.portal.request(url, init);
    });
    const isMatch = (request: string, { method, path }: (typeof calls)[number]) =>
      new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request);
    expect(sent.length).toBeGreaterThan(20);
    for (const request of sent) {
      const effects = calls.filter((call) => isMatch(request, call)).map(({ effect }) => effect);
      expect(effects, request).toEqual(['read']);
    }
  });

  test('the data is the same as before', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('pelle');
    const before = Buffer.from(sandbox.services.db.image()).toString('base64');
    await checkContract(calls, { host: HOST, token, timeout: 60_000, fetch: inProcess(sandbox) }, YEAR);
    expect(Buffer.from(sandbox.services.db.image()).toString('base64') === before).toBe(true);
  });

  test('a GET that changes something is refused before it is sent', async () => {
    const changes = calls.filter(({ effect }) => effect === 'change');
    const names = changes.filter(({ method }) => method === 'GET').map(({ name }) => name);
    expect(names.toSorted()).toEqual(['choosePin', 'resetPinAttempts', 'setRandomPin']);
    const fetch = () => expect.fail('a change was sent');
    for (const call of changes)
      await expect(
        sendRead(call, call.example.request, { host: HOST, token: 't', timeout: 1000, fetch }),
      ).rejects.toThrow(`${call.name} changes something`);
  });

  test('a read call that is missing in the plan is an error', async ({ sandbox }) => {
    const response = cardholderInfo.response;
    const example = { response: cardholderInfo.example.response };
    const more = defineCall({
      name: 'unplanned',
      method: 'GET',
      path: '/unplanned',
      effect: 'read',
      summary: '',
      response,
      example,
    });
    const backend = { host: HOST, token: 't', timeout: 1000, fetch: inProcess(sandbox) };
    await expect(checkContract([...calls, more], backend, YEAR)).rejects.toThrow('no step for unplanned');
  });
});

describe('planted differences', () => {
  test('a missing id is required; all are reported with their path and without values', async ({ sandbox }) => {
    const results = await check(
      sandbox,
      'anna',
      planted(sandbox, {
        '/cardholder/info': ({ id: _, ...body }: { id: number }) => ({ ...body, shoeSize: 43 }),
        '/cardholder/accounts/v2': (body: object[]) => body.map((account) => ({ ...account, status: 'FROZEN' })),
        '/balance': ({ amount }: { amount: number }) => ({ amount: [amount] }),
      }),
    );
    expect(resultOf(results, 'cardholderInfo')).toMatchObject({
      isBroken: true,
      findings: [
        { kind: 'missing', path: 'id', expected: 'integer', isRequired: true },
        { kind: 'extra', path: 'shoeSize', found: 'integer', isRequired: false },
      ],
    });
    expect(resultOf(results, 'accounts').findings).toMatchObject([
      { kind: 'unknown', path: '[].status', expected: '"ACTIVE" or "INACTIVE"', found: 'another text' },
    ]);
    expect(resultOf(results, 'balance').findings).toMatchObject([
      { kind: 'wrongType', path: 'amount', expected: 'kronor (≤ 15000)', found: 'list', isRequired: true },
    ]);
    expect(resultOf(results, 'customPolicy').problem).toContain('it needs the ids of the cardholder');
    expect(passes(results)).toBe(false);
    const text = report(results);
    expect(text).toContain('! missing: id (integer)');
    expect(text).toContain('unknown: [].status is another text, not "ACTIVE" or "INACTIVE"');
    expect(text).not.toContain('FROZEN');
    expect(text).not.toContain('43');
  });

  test('a difference of many rows is one line', async ({ sandbox }) => {
    const withoutMerchant = (rows: { description: string }[]) => rows.map(({ description: _, ...row }) => row);
    const results = await check(sandbox, 'anna', planted(sandbox, { '/years/2026': withoutMerchant }));
    const { findings } = resultOf(results, 'yearTransactions');
    expect(findings).toMatchObject([{ kind: 'missing', path: '[].description' }]);
    expect(findings[0]?.count).toBeGreaterThan(10);
  });

  test('an impossible day and null are of another form or type', async ({ sandbox }) => {
    const results = await check(
      sandbox,
      'anna',
      planted(sandbox, {
        '/topup/next': () => ({ nextTopup: '2026-13-45' }),
        '/onboarding-status': () => ({ needsOnboarding: null }),
      }),
    );
    expect(resultOf(results, 'nextDashboardTopup').findings).toMatchObject([
      { kind: 'wrongType', path: 'nextTopup', expected: 'date or null' },
    ]);
    expect(resultOf(results, 'onboardingStatus').findings).toMatchObject([
      { kind: 'wrongType', path: 'needsOnboarding', expected: 'boolean', found: 'null' },
    ]);
  });

  test('an empty list of accounts: the calls that need one are listed with the reason', async ({ sandbox }) => {
    const results = await check(sandbox, 'anna', planted(sandbox, { '/cardholder/accounts/v2': () => [] }));
    expect(resultOf(results, 'balance')).toMatchObject({ requests: 0, isBroken: true });
    expect(resultOf(results, 'balance').problem).toContain('the list of accounts is empty');
    expect(resultOf(results, 'pinStatus').problem).toContain('it needs a card');
    expect(passes(results)).toBe(false);
  });
});

describe('a backend that does not answer as one', () => {
  test('unreachable: one request, and the reason for all other calls', async ({ sandbox }) => {
    const results = await check(sandbox, 'anna', () => Promise.reject(new TypeError('fetch failed')));
    expect(results.reduce((sum, { requests }) => sum + requests, 0)).toBe(1);
    expect(resultOf(results, 'balance').problem).toBe('the backend could not be reached');
    expect(passes(results)).toBe(false);
  });

  test('401: the token is rejected, and no other call is made', async ({ sandbox }) => {
    const backend = { host: HOST, token: 'wrong', timeout: 60_000, fetch: inProcess(sandbox) };
    const results = await checkContract(calls, backend, YEAR);
    expect(resultOf(results, 'cardholderInfo').statuses).toEqual(['401']);
    expect(resultOf(results, 'accounts').problem).toBe('the backend rejected the token');
  });

  test.for<[string, () => Response | Promise<Response>, string, string]>([
    ['HTML', () => new Response('<p>Hej</p>', { headers: { 'content-type': 'text/html' } }), '200', 'text/html'],
    ['a redirect to a log-in page', () => new Response(null, { status: 302 }), '302', 'redirected'],
    [
      'an error',
      () => Response.json({ detail: 'Anna has moved' }, { status: 500 }),
      '500',
      'check <host>, and the headers',
    ],
    ['no Date header', () => Response.json(cardholderInfo.example.response), '200', 'the Date header is missing'],
    ['no answer in time', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout', 'no answer in time'],
  ])('%s', async ([, answer, status, problem], { sandbox }) => {
    const results = await check(sandbox, 'anna', replacing(sandbox, answer));
    const result = resultOf(results, 'cardholderInfo');
    expect(result).toMatchObject({ statuses: [status], isBroken: true });
    expect(result.problem).toContain(problem);
    expect(report(results)).not.toContain('Anna');
    expect(resultOf(results, 'accounts').statuses).toEqual(['200']);
  });
});
