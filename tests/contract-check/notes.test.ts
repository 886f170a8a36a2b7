import { describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { changeNotes } from '../../scripts/contract-check/changes.ts';
import { corsNotes } from '../../scripts/contract-check/cors.ts';
import { noteLines } from '../../scripts/contract-check/note.ts';
import type { Backend, Fetch } from '../../scripts/contract-check/send.ts';
import { tokenNotes } from '../../scripts/contract-check/token.ts';
import { test } from '../sandbox/sandbox-test.ts';

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
  test('makes and undoes them, and has nothing to say about the sandbox', async ({ sandbox }) => {
    const sent: string[] = [];
    const fetch: Fetch = (url, init) => {
      if (init.method === 'POST') sent.push(new URL(url).pathname.split('/').slice(-1)[0] ?? '');
      return sandbox.portal.request(url, init);
    };
    const token = await sandbox.tokenOf('anna');
    expect(await changeNotes(backend(fetch, token), 2026)).toEqual([]);
    expect(sent).toEqual(['order', 'cancel', 'temporary-block', 'temporary-block', 'preferences', 'preferences']);
  });

  test('says which change is not shown', async ({ sandbox }) => {
    const fetch: Fetch = (url, init) =>
      init.method === 'POST' ? new Response(null, { status: 204 }) : sandbox.portal.request(url, init);
    const notes = await changeNotes(backend(fetch, await sandbox.tokenOf('anna')), 2026);
    expect(notes.map(({ subject, problem }) => `${subject}: ${problem}`)).toEqual([
      'orderTopup: topupCalendar does not show the change at once',
      'temporaryBlock: accountCards does not show the change at once',
      'savePreferences: readPreferences does not show the change at once',
    ]);
  });
});
