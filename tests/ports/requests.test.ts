import { beforeEach, describe, expect, it, vi } from 'vitest';
import { balance, transactions } from '../../contract/account.ts';
import { lookUpAddress } from '../../contract/address-lookup.ts';
import type { CallError } from '../../contract/backend.ts';
import { startBankId } from '../../contract/bankid.ts';
import type { Call } from '../../contract/call.ts';
import { viewPin } from '../../contract/pin.ts';
import { renewToken } from '../../contract/session.ts';
import { type BackendOptions, httpBackend } from '../../src/ports/backend.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

describe('a request', () => {
  const signal = () => new AbortController().signal;
  const withToken = (token: string | null, rest: Partial<BackendOptions> = {}) =>
    httpBackend({
      host: 'https://api.example/',
      token: () => token,
      retries: 2,
      timeout: false,
      observer: { response, outcome: () => undefined, difference: () => undefined },
      ...rest,
    });
  const response = vi.fn();
  const answer = (call: Call) => fetchMock.mockResolvedValueOnce(Response.json(call.example.response ?? null));
  const sent = () => fetchMock.mock.lastCall?.[0] as Request;
  const headersOf = ({ headers }: Request) => Object.fromEntries(headers);

  it('has the path, the query and the token of its call', async () => {
    answer(transactions);
    await withToken('abc')(transactions, { id: 30_412, page: 0, size: 5 }, { signal: signal() });
    expect(sent()).toMatchObject({
      url: 'https://api.example/cardholder/accounts/v2/30412/transactions?page=0&size=5',
      method: 'GET',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      body: null,
    });
    expect(headersOf(sent())).toEqual({ authorization: 'Bearer abc' });
  });

  it('has the body of its call as JSON, and encodes its path', async () => {
    fetchMock.mockImplementationOnce(async (request) => {
      body = await (request as Request).json();
      return Response.json(viewPin.example.response);
    });
    let body: unknown;
    const values = { referenceCode: 'C/1', signingMethod: 'OTP', credential: '133742' } as const;
    await withToken(null)(viewPin, values, { signal: signal() });
    const { url, method } = sent();
    expect(url).toBe('https://api.example/cards/api/v3/sensitive-info/C%2F1/pin-control');
    expect(body).toEqual({ signingMethod: 'OTP', credential: '133742' });
    const headers = headersOf(sent());
    expect([method, headers['content-type'], headers.authorization]).toEqual(['POST', 'application/json', undefined]);
  });

  it('has no token if its call needs none', async () => {
    answer(startBankId);
    await withToken('abc')(startBankId, { authSource: 'x' }, { signal: signal() });
    expect(headersOf(sent())).not.toHaveProperty('authorization');
  });

  it('can outlive its page', async () => {
    answer(balance);
    await withToken(null)(balance, { id: 1 }, { signal: signal() });
    expect(sent().keepalive).toBe(false);
    answer(balance);
    await withToken(null)(balance, { id: 1 }, { signal: signal(), outlivesPage: true });
    expect(sent().keepalive).toBe(true);
  });

  it('is sent again if it only reads', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(async () => new Response('', { status: 503 }));
    const [read, change] = [
      withToken(null)(balance, { id: 1 }, { signal: signal() }),
      withToken(null)(renewToken, {}, { signal: signal() }),
    ].map((call) => call.catch((error: CallError) => error.message));
    await vi.runAllTimersAsync();
    expect(await Promise.all([read, change])).toEqual(['balance: rejected 503', 'renewToken: rejected 503']);
    const countOf = (call: Call) =>
      fetchMock.mock.calls.filter(([sent]) => (sent as Request).url.endsWith(call.path)).length;
    expect(fetchMock).toHaveBeenCalledTimes(3 + 1);
    expect(countOf(renewToken)).toBe(1);
    vi.useRealTimers();
  });

  it('lets the clock follow the time of the backend', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ amount: 12 }, { headers: { date: 'now' } }));
    response.mockClear();
    await withToken('abc')(balance, { id: 1 }, { signal: signal() });
    expect(response.mock.calls.map(([headers]) => headers.get('date'))).toEqual(['now']);
  });

  it('to a third party goes to its address, without a key and without a look at its clock', async () => {
    answer(lookUpAddress);
    response.mockClear();
    await withToken('abc', { addressLookup: 'https://lookup.example/ip' })(lookUpAddress, {}, { signal: signal() });
    expect(sent().url).toBe('https://lookup.example/ip');
    expect(headersOf(sent())).toEqual({});
    expect(response).not.toHaveBeenCalled();
  });

  it('to a third party without an address fails', async () => {
    const call = withToken('abc')(lookUpAddress, {}, { signal: signal() });
    const error = await call.catch((reason: CallError) => reason);
    expect(error).toMatchObject({
      failure: { kind: 'invalidResponse' },
      cause: { message: 'addressLookup is not configured' },
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('that is aborted fails with the reason', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation((request) => {
      controller.abort('the screen was left');
      return Promise.reject((request as Request).signal.reason);
    });
    await expect(withToken(null)(balance, { id: 1 }, { signal: controller.signal })).rejects.toBe(
      'the screen was left',
    );
  });
});
