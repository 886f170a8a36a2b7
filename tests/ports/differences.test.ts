import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, balance, transactions } from '../../contract/account.ts';
import { differencesIn, reportDifferences } from '../../src/ports/differences.ts';

const rejected = (body: unknown) => ({ kind: 'body', body, isRejected: true }) as const;
const [account] = accounts.example.response;

describe('the differences between a response and the contract', () => {
  it('are fields and kinds without values, each once', () => {
    const { card: _, ...withoutCard } = { ...account };
    const body = [
      { ...account, status: 'FROZEN' },
      { ...account, status: 'FROZEN', cardHolder: null },
      { ...withoutCard, id: '30412' },
    ];
    expect(differencesIn(accounts, body)).toEqual([
      { field: '[].status', kind: 'unknown' },
      { field: '[].cardHolder', kind: 'null' },
      { field: '[].id', kind: 'type' },
      { field: '[].card', kind: 'missing' },
    ]);
  });

  it('are none if the response is as promised', () => {
    expect(differencesIn(balance, balance.example.response)).toEqual([]);
  });

  it('can be the whole response', () => {
    expect(differencesIn(balance, 'none')).toEqual([{ field: '', kind: 'type' }]);
    expect(differencesIn(transactions, { content: {} })).toEqual([{ field: 'content', kind: 'type' }]);
  });
});

describe('a report of differences', () => {
  const fetchMock = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is sent once per difference, and a failure is ignored', async () => {
    fetchMock.mockRejectedValue(new TypeError('offline'));
    await reportDifferences('/reports', balance, rejected({ amount: null }));
    await reportDifferences('/reports', balance, rejected({ amount: null }));
    await reportDifferences('/reports', balance, rejected({}));
    const bodies = fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(bodies).toEqual([
      { type: 'difference', call: 'balance', outcome: 'fatal', differences: [{ field: 'amount', kind: 'null' }] },
      { type: 'difference', call: 'balance', outcome: 'fatal', differences: [{ field: 'amount', kind: 'missing' }] },
    ]);
  });

  it('says whether the portal could go on, and what came instead of JSON', async () => {
    fetchMock.mockResolvedValue(new Response());
    await reportDifferences('/reports', accounts, { kind: 'body', body: [{ ...account, id: '1' }], isRejected: false });
    const page = { kind: 'notJson', status: 200, contentType: 'text/html', isRejected: true } as const;
    await reportDifferences('/reports', accounts, page);
    const bodies = fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(bodies).toMatchObject([
      { call: 'accounts', outcome: 'tolerated', differences: [{ field: '[].id', kind: 'type' }] },
      { outcome: 'fatal', differences: [{ field: '', kind: 'notJson' }], status: 200, contentType: 'text/html' },
    ]);
  });
});
