import { Hono } from 'hono';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';

/** The shapes of a provider whose answers are no part of the contract. */
type Json = Record<string, unknown>;
type Change = (body: never) => unknown;

const wordOf = (word: string): string => word.toUpperCase().replaceAll(/[ -]/g, '_');
const minor = (amount: number): number => Math.round(Math.abs(amount) * 100);

/** A moment as a `LocalDateTime` of Stockholm: without an offset. */
const localTime = (moment: string): string =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' }).replace(' ', 'T');

const page = (content: readonly unknown[]) => ({
  content,
  pageable: { pageNumber: 0, pageSize: Math.max(1, content.length), offset: 0, paged: true },
  totalElements: content.length,
  totalPages: 1,
  last: true,
  numberOfElements: content.length,
});

interface Row extends Json {
  readonly transactionDate: string;
  readonly operation: string;
  readonly status: string;
  readonly settlementAmount: { readonly amount: number };
  readonly feeAmount: { readonly amount: number } | null;
  readonly transactionAmount: unknown;
}

const transaction = ({
  transactionDate,
  operation,
  status,
  settlementAmount,
  feeAmount,
  transactionAmount,
  ...row
}: Row) => ({
  ...row,
  bookedAt: localTime(transactionDate),
  type: wordOf(operation),
  status: wordOf(status),
  amountMinor: minor(settlementAmount.amount),
  direction: settlementAmount.amount < 0 ? 'DEBIT' : 'CREDIT',
  feeMinor: feeAmount && minor(feeAmount.amount),
  price: transactionAmount,
});

const fee = ({ amount, currency = 'SEK' }: { amount: number; currency?: string }) => ({
  amountMinor: minor(amount),
  currency,
});

interface Info extends Json {
  readonly personalInformation: { readonly contactInfos: readonly { readonly modifiedDate: string }[] };
}

/** How the answers differ from the contract, by call. */
const ANSWERS: Readonly<Record<string, Change>> = {
  startBankId: (body: Json) => ({ ...body, status: 'PENDING' }),
  collectBankId: ({ authResponse, ...body }: Json & { authResponse?: { accessToken: string } | null }) => ({
    ...body,
    accessToken: authResponse?.accessToken ?? null,
  }),
  cardholderInfo: ({ personalInformation, ...body }: Info) => ({
    ...body,
    personalInformation: {
      ...personalInformation,
      contactInfos: personalInformation.contactInfos.map((info) => ({
        ...info,
        modifiedDate: Date.parse(info.modifiedDate),
      })),
    },
  }),
  accounts: (list: readonly Json[]) =>
    page(
      list.map(({ termsAndConditionsAccepted: isAccepted, ...account }) => ({
        ...account,
        termsAcceptedAt: isAccepted ? 1_767_225_600_000 : null,
      })),
    ),
  balance: ({ amount }: { amount: number }) => ({ balanceMinor: Math.round(amount * 100) }),
  transactions: ({ content }: { content: readonly Row[] }) => page(content.map(transaction)),
  yearTransactions: (list: readonly Row[]) => page(list.map(transaction)),
  onboardingStatus: ({ needsOnboarding }: Json) => needsOnboarding,
  virtualCards: ({ enabled }: Json) => enabled,
  pinStatus: ({ pinSet }: Json) => pinSet,
  physicalCardFee: ({ feeAmount }: { feeAmount: { amount: number } }) => fee(feeAmount),
  replacementFee: fee,
  viewPin: ({ pinURL }: Json) => ({ frameUrl: pinURL }),
  temporaryBlock: ({ status, ...card }: Json) => ({ card, blocked: status === 'BLOCKED' }),
  // Nothing at all, as many controllers answer a POST.
  orderTopup: () => undefined,
  cancelTopup: () => undefined,
};

const patterns = calls.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
const callOf = (method: string, path: string): Call | undefined =>
  patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call;

/** An error as Spring writes it, with the text of the contract as a code. */
const errorOf = (status: number, { detail = '' }: { detail?: string }) => ({
  timestamp: Date.now(),
  status,
  code: wordOf(detail.replaceAll(/[^\w -]/g, '')),
  message: 'The request could not be processed',
});

/**
 * The backend of the contract in the usual style of Java and Spring, with other paths, words, units and errors: what
 * `adapters/spring.js` is for.
 */
export function springBackend(router: Hono, prefix: string): Hono {
  const app = new Hono();
  app.all('*', async (c) => {
    if (c.req.header('x-client') !== 'portal' && c.req.path !== `${prefix}/address-lookup`)
      return c.json(errorOf(400, { detail: 'X-Client is missing' }), 400);
    const url = new URL(c.req.url);
    const isBlock = url.pathname.endsWith('/block-state');
    url.pathname = url.pathname.slice(prefix.length).replace('/block-state', '/temporary-block');
    const method = isBlock ? 'POST' : c.req.method;
    const body = ['GET', 'HEAD'].includes(method) ? undefined : await c.req.arrayBuffer();
    const response = await router.fetch(
      new Request(url, { method, headers: c.req.raw.headers, ...(body && { body }) }),
      c.env,
    );
    if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
    const found = await response.json();
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    if (!response.ok)
      return new Response(JSON.stringify(errorOf(response.status, found)), { status: response.status, headers });
    const change = ANSWERS[callOf(method, url.pathname)?.name ?? ''];
    const changed = change ? change(found as never) : found;
    if (changed === undefined) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    return new Response(JSON.stringify(changed), { status: response.status, headers });
  });
  return app;
}
