import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { acceptTerms, customPolicy, onboardingStatus } from '../../contract/access-gate.ts';
import { accounts, balance } from '../../contract/account.ts';
import { failureOf } from '../../contract/backend.ts';
import type { Call, RequestOf } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { notifications } from '../../contract/home.ts';
import { clientPreferences } from '../../contract/preferences.ts';
import { virtualCards } from '../../contract/replacement-card.ts';
import { cancelTopup, nextDashboardTopup, nextTopupInfo, orderTopup } from '../../contract/topups.ts';
import { nothing } from '../../contract/values.ts';
import { type BackendOptions, httpBackend } from '../../src/ports/backend.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const outcome = vi.fn();
const difference = vi.fn();
const OPTIONS: BackendOptions = {
  host: 'https://portal.example/api',
  addressLookup: 'https://lookup.example',
  token: () => null,
  retries: 0,
  timeout: false,
  observer: { response: () => {}, outcome, difference },
};
const backend = httpBackend(OPTIONS);

/** The example request of a call, parsed from its wire form. */
const requestOf = (call: Call): RequestOf<Call> =>
  z.parse(z.object({ ...call.params, ...call.query, ...call.body }), call.example.request);

/** Sends the example request of a call, which the server answers with this response. */
function resultOf(call: Call, status: number, body: string | null, contentType: string | null): Promise<unknown> {
  const response = new Response(body, { status });
  // A response with a text body gets a content type by default.
  response.headers.delete('content-type');
  if (contentType !== null) response.headers.set('content-type', contentType);
  fetchMock.mockResolvedValueOnce(response);
  return backend(call, requestOf(call), { signal: new AbortController().signal });
}

const HTML = '<!doctype html><title>Log in</title>';

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/hal+json'];

const OTHER_TYPES = {
  'no content type': null,
  'an empty content type': '',
  HTML: 'text/html; charset=utf-8',
  text: 'text/plain',
  'a type that only starts like JSON': 'application/jsonp',
  'a type that only contains JSON': 'text/html; note=application/json',
};

const emptyCalls = calls.filter(({ response }) => response === nothing);
/** No content is an answer of these calls: the specification shows none, or it means that there is none. */
const WITHOUT_RESPONSE: readonly string[] = [
  ...[orderTopup, cancelTopup, customPolicy, onboardingStatus, virtualCards, clientPreferences].map(({ name }) => name),
  ...[nextDashboardTopup, nextTopupInfo, notifications].map(({ name }) => name),
];
const EMPTY: [name: string, status: number, body: string | null, contentType: string | null][] = [
  ['an empty body', 200, '', 'application/json'],
  ['status 204', 204, null, null],
];
const otherCalls = calls.filter(({ response }) => response !== nothing);

describe.each(emptyCalls.map((call) => [call.name, call] as const))('%s, which returns nothing', (_, call) => {
  it.each([
    ['status 204', 204, null, null],
    ['status 205', 205, null, null],
    ['status 200 with an empty body', 200, '', null],
    ['an empty body that is labelled as HTML', 200, '', 'text/html'],
    ['a JSON object', 200, '{"done":true}', 'application/json; charset=utf-8'],
    ['JSON null', 200, 'null', 'application/hal+json'],
    ['text', 200, 'OK', 'text/plain;charset=UTF-8'],
  ])('succeeds with %s', async (_, status, body, contentType) => {
    await expect(resultOf(call, status, body, contentType)).resolves.toBeUndefined();
  });

  it.each([
    ['HTML', HTML, 'text/html; charset=utf-8'],
    ['HTML that is labelled as JSON', HTML, 'application/json'],
    ['HTML that is labelled as text', HTML, 'text/plain'],
    ['JSON that is labelled as HTML', '{}', 'text/html'],
    ['JSON without a content type', '{}', null],
    ['truncated JSON', '{"done": tr', 'application/json'],
    ['blanks', ' \n', 'text/html'],
  ])('fails with %s', async (_, body, contentType) => {
    outcome.mockClear();
    await expect(resultOf(call, 200, body, contentType)).rejects.toMatchObject({
      failure: { kind: 'invalidResponse' },
    });
    expect(outcome).not.toHaveBeenCalled();
  });
});

describe.each(otherCalls.map((call) => [call.name, call] as const))('%s, which has a response', (_, call) => {
  const example = JSON.stringify(call.example.response);

  it('returns the parsed response', async () => {
    const parsed = z.parse(call.response, call.example.response);
    expect(await resultOf(call, 200, example, 'application/json')).toEqual(parsed);
  });

  it.each([
    ['its example that is labelled as HTML', 200, example, 'text/html'],
    ['HTML', 200, HTML, 'text/html'],
    ...(WITHOUT_RESPONSE.includes(call.name) ? [] : EMPTY),
  ])('fails with %s', async (_, status, body, contentType) => {
    const result = resultOf(call, status, body, contentType);
    await expect(result).rejects.toMatchObject({ failure: { kind: 'invalidResponse' } });
  });
});

describe.each([orderTopup, cancelTopup].map((call) => [call.name, call] as const))('%s', (_, call) => {
  it.each(EMPTY)('succeeds with %s', async (_, status, body, contentType) => {
    await expect(resultOf(call, status, body, contentType)).resolves.toMatchObject({ status: { other: '' } });
  });
});

describe('the content type of a response', () => {
  const body = '{"amount":12}';

  it.each(JSON_TYPES)('can be %s', async (contentType) => {
    expect(await resultOf(balance, 200, body, contentType)).toEqual({ amount: 12 });
  });

  it.each(Object.entries(OTHER_TYPES))('cannot be %s', async (_, contentType) => {
    const result = resultOf(balance, 200, body, contentType);
    await expect(result).rejects.toMatchObject({
      failure: { kind: 'invalidResponse' },
      cause: { message: `the content type is “${contentType ?? ''}”, not JSON` },
    });
  });
});

it('the detail of a rejection is the text of the contract that it means', async () => {
  const problem = JSON.stringify({ detail: 'THERE IS NO CALENDAR FOR THIS YEAR' });
  await expect(resultOf(orderTopup, 404, problem, 'application/problem+json')).rejects.toMatchObject({
    failure: { kind: 'rejected', status: 404, detail: 'There is no calendar for this year' },
  });
});

describe('a change', () => {
  const changes = calls.filter(({ effect }) => effect === 'change');
  const withRetries = httpBackend({ ...OPTIONS, retries: 2 });

  it.each(changes.map((call) => [call.name, call] as const))('is never sent twice: %s', async (_, call) => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(async () => new Response(null, { status: 503 }));
    const failure = withRetries(call, requestOf(call), { signal: new AbortController().signal }).catch(failureOf);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ status: 503 });
    expect(fetchMock).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('an idempotency key', () => {
  const requestSent = () => fetchMock.mock.lastCall?.[0] as Request;
  const keySent = () => requestSent().headers.get('idempotency-key');
  const keyOf = async (call: Call) => {
    await resultOf(call, 204, null, null).catch(() => undefined);
    return keySent();
  };
  const withToken = ['logInWithPassword', 'collectBankId', 'renewToken'];
  const changes = calls.filter(({ effect }) => effect === 'change');

  it.each(changes.filter(({ name }) => !withToken.includes(name)).map((call) => [call.name, call] as const))(
    'is new for each %s',
    async (_, call) => {
      const [first, second] = [await keyOf(call), await keyOf(call)];
      expect(first).toMatch(/^\d+(-\d+){3}$/);
      expect(second).not.toBe(first);
    },
  );

  it('is the one of the caller, if there is one', async () => {
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    const options = { signal: new AbortController().signal, idempotencyKey: '1-2-3-4' };
    await backend(acceptTerms, { id: 1 }, options);
    expect(keySent()).toBe('1-2-3-4');
  });

  it('is not sent with a read', async () => {
    expect(await keyOf(balance)).toBeNull();
  });

  it.each(changes.filter(({ name }) => withToken.includes(name)).map((call) => [call.name, call] as const))(
    'is not sent with %s, whose answer holds an access token',
    async (_, call) => expect(await keyOf(call)).toBeNull(),
  );
});

describe('a response that is not as the contract promises', () => {
  it.each([
    ['that can be read', accounts, [{ ...accounts.example.response[0], status: 'FROZEN' }]],
    ['that cannot be read', balance, {}],
  ])('is reported: one %s', async (_, call: Call, body) => {
    difference.mockClear();
    await resultOf(call, 200, JSON.stringify(body), 'application/json').catch(() => undefined);
    expect(difference).toHaveBeenCalledExactlyOnceWith(call, expect.objectContaining({ kind: 'body', body }));
  });

  it('is a failure if it cannot be read', async () => {
    const result = resultOf(balance, 200, '{}', 'application/json');
    await expect(result).rejects.toMatchObject({ failure: { kind: 'invalidResponse' } });
  });

  it('is not reported when it is as promised', async () => {
    difference.mockClear();
    await resultOf(balance, 200, '{"amount":12}', 'application/json');
    expect(difference).not.toHaveBeenCalled();
  });
});

describe('a read that was sent early', () => {
  const early = { take: vi.fn(), remember: vi.fn(), drop: vi.fn() };
  const backendWith = (token: string | null) => httpBackend({ ...OPTIONS, token: () => token, early });
  const URL_OF_BALANCE = 'https://portal.example/api/cardholder/accounts/v2/1/balance';
  const earlyBackend = backendWith('token');
  const options = { signal: new AbortController().signal };

  it('gives its response, and is remembered for the next start', async () => {
    early.take.mockReturnValueOnce(Promise.resolve(Response.json({ amount: 12 })));
    expect(await earlyBackend(balance, { id: 1 }, options)).toEqual({ amount: 12 });
    expect(early.take).toHaveBeenCalledExactlyOnceWith(URL_OF_BALANCE, 'token');
    expect(early.remember).toHaveBeenCalledExactlyOnceWith('balance', URL_OF_BALANCE);
    expect(early.drop).not.toHaveBeenCalled();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is dropped by a change, which is not remembered', async () => {
    early.remember.mockClear();
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await earlyBackend(acceptTerms, requestOf(acceptTerms) as never, options);
    expect(early.drop).toHaveBeenCalledOnce();
    expect(early.remember).not.toHaveBeenCalled();
  });

  it('is neither used nor remembered without a token, because it would be the response to another user', async () => {
    early.take.mockReset();
    early.remember.mockClear();
    fetchMock.mockResolvedValueOnce(Response.json({ amount: 12 }));
    await backendWith(null)(balance, { id: 1 }, options);
    expect(early.take).not.toHaveBeenCalled();
    expect(early.remember).not.toHaveBeenCalled();
    expect(fetchMock).toHaveBeenCalledOnce();
  });
});

describe('the observer of a backend', () => {
  it('sees the headers of a response and the outcome of its call', async () => {
    outcome.mockClear();
    await resultOf(balance, 200, '{"amount":12}', 'application/json');
    expect(outcome).toHaveBeenCalledExactlyOnceWith(balance, 200, null);
    outcome.mockClear();
    await resultOf(balance, 403, '{"detail":"No"}', 'application/json').catch(() => undefined);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(balance, 403, 'No');
    outcome.mockClear();
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    await backend(balance, { id: 1 }, { signal: new AbortController().signal }).catch(() => undefined);
    expect(outcome).not.toHaveBeenCalled();
  });

  it('does not see the outcome of a call whose token was replaced before the answer', async () => {
    let token: string | null = 'old';
    const renewed = httpBackend({ ...OPTIONS, token: () => token });
    const answered = (status: number, during: () => void) => {
      outcome.mockClear();
      fetchMock.mockImplementationOnce(async () => {
        during();
        return Response.json({ amount: 12 }, { status });
      });
      return renewed(balance, { id: 1 }, { signal: new AbortController().signal }).catch(() => undefined);
    };
    await answered(401, () => {
      token = 'new';
    });
    expect(outcome).not.toHaveBeenCalled();
    await answered(200, () => {
      token = null;
    });
    expect(outcome).not.toHaveBeenCalled();
    token = 'new';
    await answered(401, () => {});
    expect(outcome).toHaveBeenCalledExactlyOnceWith(balance, 401, null);
  });
});
