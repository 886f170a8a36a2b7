import { describe, expect, it } from 'vitest';
import { accounts } from '../../contract/account.ts';
import { calls } from '../../contract/calls.ts';
import { accountCards } from '../../contract/card.ts';
import { readPreferences } from '../../contract/preferences.ts';
import { topupCalendar } from '../../contract/topups.ts';
import { tryChanges } from '../../scripts/contract-check/changes.ts';
import { corsNotes } from '../../scripts/contract-check/cors.ts';
import { noteLines } from '../../scripts/contract-check/note.ts';
import { report } from '../../scripts/contract-check/print.ts';
import type { Backend, Fetch } from '../../scripts/contract-check/send.ts';
import { tokenNotes } from '../../scripts/contract-check/token.ts';
import { type TestSandbox, test } from '../sandbox/sandbox-test.ts';

const NOW = Date.parse('2026-11-20T12:00:00+01:00');
const GOOD = {
  sub: 'anna',
  exp: NOW / 1000 + 3600,
  authenticationMethod: 'BANKID',
  applications: ['CardholderPortal'],
};
const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`;

describe('the claims of a token', () => {
  it.each<[string, object | string, string[]]>([
    ['a good one', GOOD, []],
    ['no JWT', 'abc', ['it is no JWT']],
    ['no exp', { ...GOOD, exp: undefined }, ['exp is missing or no number']],
    ['an old one', { ...GOOD, exp: 5 }, ['it has expired']],
    ['exp in ms', { ...GOOD, exp: NOW + 3_600_000 }, ['exp is in ms']],
    ['another application', { ...GOOD, applications: ['NOPE'] }, ['no application has a name with “Cardholder”']],
    ['an odd entry', { ...GOOD, applications: [{ name: null }, 'Cardholder'] }, ['some applications cannot be read']],
    ['no sub', { ...GOOD, sub: null }, ['sub is missing']],
    ['a numeric sub', { ...GOOD, sub: 5 }, ['sub is no text']],
    [
      'another spelling',
      { ...GOOD, authenticationMethod: 'bankid' },
      ['authenticationMethod is not BANKID in capitals'],
    ],
    ['no method', { ...GOOD, authenticationMethod: undefined }, ['authenticationMethod is missing']],
  ])('%s', (_, claims, problems) => {
    const notes = tokenNotes(typeof claims === 'string' ? claims : tokenOf(claims), NOW);
    expect(notes.map(({ problem }) => problem)).toEqual(problems);
    for (const note of notes) expect(noteLines(note).join('\n')).toMatch(/the user sees: .+\n {4}change: .+/);
  });
});

const backend = (fetch: Fetch, token = ''): Backend => ({
  host: 'https://b.example/api',
  token,
  timeout: 60_000,
  fetch,
});

describe('CORS', () => {
  const ORIGIN = 'https://portal.example';
  const answering =
    (headers: Record<string, string>): Fetch =>
    (_, { method }) =>
      new Response(null, { status: method === 'OPTIONS' ? 204 : 401, headers });
  const problemsWith = async (headers: Record<string, string>) =>
    (await corsNotes(calls, backend(answering(headers)), ORIGIN)).map(({ problem, change }) => `${problem}: ${change}`);
  const GOOD = {
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    'access-control-expose-headers': 'Date, Retry-After',
  };

  it('has nothing to say about a right backend', async () => expect(await problemsWith(GOOD)).toEqual([]));

  it('names the header of the key and what to do', async () => {
    const [problem, ...others] = await problemsWith({
      ...GOOD,
      'access-control-allow-headers': 'authorization, content-type',
    });
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^the header idempotency-key is not allowed \(\d+ calls, such as \w+\): .*idempotencyHeader in config\.json/,
    );
  });

  it('names methods, hidden headers and origins', async () => {
    expect((await problemsWith({ ...GOOD, 'access-control-allow-methods': 'GET, POST' })).join()).toMatch(
      /method PUT.*method PATCH|method PATCH.*method PUT/,
    );
    expect(await problemsWith({ ...GOOD, 'access-control-expose-headers': 'date' })).toEqual([
      expect.stringContaining('retry-after cannot be read'),
    ]);
    const none = (await problemsWith({})).join();
    for (const part of ['GET requests from', 'an answer with 401', 'date and retry-after'])
      expect(none).toContain(part);
  });
});

describe('--changes', () => {
  /** What the pairs of changes may alter, as the sandbox has it. */
  const stateOf = async (sandbox: TestSandbox, token: string) => [
    await sandbox.ask(readPreferences, {}, token),
    await sandbox.ask(topupCalendar, { year: 2027 }, token),
    await sandbox.ask(accountCards, { id: (await sandbox.ask(accounts, {}, token))[0]?.id ?? 0 }, token),
  ];
  const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

  test('makes and undoes them, and has nothing to say about the sandbox', async ({ sandbox }) => {
    const sent: string[] = [];
    const fetch: Fetch = (url, init) => {
      if (init.method === 'POST') sent.push(nameOf(url));
      return sandbox.portal.request(url, init);
    };
    const token = await sandbox.tokenOf('anna');
    const before = await stateOf(sandbox, token);
    expect(await tryChanges(backend(fetch, token), 2026)).toEqual({
      notes: [],
      undone: [
        'orderTopup',
        'temporaryBlock',
        'savePreferences (automatic top-ups)',
        'savePreferences (one notification)',
        'savePreferences (limits)',
      ],
      untried: [],
    });
    const preferences = Array.from({ length: 6 }, () => 'preferences');
    expect(sent).toEqual(['order', 'cancel', 'temporary-block', 'temporary-block', ...preferences]);
    expect(await stateOf(sandbox, token)).toEqual(before);
  });

  test('does not change the limits if the employer does not allow it', async ({ sandbox }) => {
    const bodies: string[] = [];
    const fetch: Fetch = (url, init) => {
      if (nameOf(url) === 'client-preferences') return Response.json({ allowClientToChangeCardholderLimits: false });
      bodies.push(String(init.body));
      return sandbox.portal.request(url, init);
    };
    const { notes, untried } = await tryChanges(backend(fetch, await sandbox.tokenOf('anna')), 2026);
    expect(notes).toEqual([]);
    expect(untried).toEqual([expect.stringMatching(/^savePreferences \(limits\): .*the employer/)]);
    expect(bodies.join()).toContain('subscribeTopups');
    expect(bodies.join()).not.toContain('PurchaseLimit');
  });

  test('says which change is not shown', async ({ sandbox }) => {
    const fetch: Fetch = (url, init) =>
      init.method === 'POST' ? new Response(null, { status: 204 }) : sandbox.portal.request(url, init);
    const { notes } = await tryChanges(backend(fetch, await sandbox.tokenOf('anna')), 2026);
    expect(notes.map(({ subject, problem }) => `${subject}: ${problem}`)).toEqual([
      'orderTopup: topupCalendar does not show the change at once',
      'temporaryBlock: accountCards does not show the change at once',
      'savePreferences (automatic top-ups): readPreferences does not show the change at once',
      'savePreferences (one notification): readPreferences does not show the change at once',
      'savePreferences (limits): readPreferences does not show the change at once',
    ]);
  });

  /** A fetch for one change at a time: what is wrong with its change, with the read after it, or with its undo. */
  const failing = (sandbox: TestSandbox, part: 'change' | 'read' | 'undo', fail: () => Response): Fetch => {
    const posts = new Map<string, number>();
    let isReadNext = false;
    return async (url, init) => {
      const isChange = init.method === 'POST';
      if (!isChange && isReadNext && part === 'read') {
        isReadNext = false;
        return fail();
      }
      const answer = await sandbox.portal.request(url, init);
      if (!isChange) return answer;
      // An order and its undo have different paths.
      const kind = nameOf(url).replace('cancel', 'order');
      const count = (posts.get(kind) ?? 0) + 1;
      posts.set(kind, count);
      isReadNext = count % 2 === 1;
      return part === 'change' && isReadNext ? fail() : answer;
    };
  };
  const lose = (): Response => {
    throw new TypeError('fetch failed');
  };

  test('undoes a change whose answer was lost', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const before = await stateOf(sandbox, token);
    const { notes } = await tryChanges(backend(failing(sandbox, 'change', lose), token), 2026);
    expect(notes.map(({ problem }) => problem)).toEqual(
      Array.from({ length: 5 }, () => 'it was made, but the answer was unreachable'),
    );
    expect(await stateOf(sandbox, token)).toEqual(before);
  });

  test('undoes a change that cannot be read afterwards', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const before = await stateOf(sandbox, token);
    const fetch = failing(sandbox, 'read', () => Response.json(null));
    await tryChanges(backend(fetch, token), 2026);
    expect(await stateOf(sandbox, token)).toEqual(before);
  });

  test('tries to undo again if the first attempt fails', async ({ sandbox }) => {
    const token = await sandbox.tokenOf('anna');
    const before = await stateOf(sandbox, token);
    const counts = new Map<string, number>();
    const fetch: Fetch = (url, init) => {
      const kind = nameOf(url);
      if (init.method !== 'POST') return sandbox.portal.request(url, init);
      const body = String(init.body);
      const key = kind === 'preferences' ? Object.keys(JSON.parse(body)).join() : kind;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      // The second request of a kind is the undo; for an order it is the first cancellation.
      const isUndo = counts.get(key) === (kind === 'cancel' ? 1 : 2);
      return isUndo ? new Response(null, { status: 503 }) : sandbox.portal.request(url, init);
    };
    expect((await tryChanges(backend(fetch, token), 2026)).notes).toEqual([]);
    expect(await stateOf(sandbox, token)).toEqual(before);
  });

  test('says what was not undone', async ({ sandbox }) => {
    const fetch: Fetch = (url, init) =>
      nameOf(url) === 'cancel' ? new Response(null, { status: 503 }) : sandbox.portal.request(url, init);
    const { notes, undone } = await tryChanges(backend(fetch, await sandbox.tokenOf('anna')), 2026);
    expect(undone).not.toContain('orderTopup');
    expect(notes).toMatchObject([{ subject: 'orderTopup', change: expect.stringContaining('undo it by hand') }]);
  });

  test('says what it has not tried, and why', async ({ sandbox }) => {
    const fetch: Fetch = (url, init) => sandbox.portal.request(url, init);
    const { notes, undone, untried } = await tryChanges(backend(fetch, await sandbox.tokenOf('nils')), 2026);
    expect(notes).toEqual([]);
    expect(undone).not.toContain('temporaryBlock');
    expect(untried).toContain('temporaryBlock: no card is active');
  });

  it('the report names the changes that were undone and those that were not tried', () => {
    const changes = { undone: ['orderTopup'], untried: ['temporaryBlock: no card is active'] };
    const text = report([], [], changes);
    expect(text).toContain('✓ orderTopup: made, shown by the next read, and undone');
    expect(text).toContain('· temporaryBlock: no card is active');
    expect(report([], [])).not.toContain('orderTopup');
  });
});
