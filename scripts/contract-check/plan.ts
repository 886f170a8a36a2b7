import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { valuesAt } from './path.ts';

/** The fields of a request in wire form: path, query and body values in one object. */
export type Wire = Readonly<Record<string, unknown>>;

/** What the backend has returned so far: the request and the body of each successful response, by the name of the call. */
type Found = ReadonlyMap<string, readonly { readonly request: Wire; readonly body: unknown }[]>;

export interface Step {
  /** Name of the call. */
  readonly name: string;
  /** The requests that earlier responses make possible; empty when something is missing. */
  readonly requests: (found: Found) => readonly Wire[];
  /** Why there is no request, when there is none. */
  readonly needs: string;
  /** Whether a backend that gives no request cannot be checked at all. */
  readonly isEssential?: boolean;
}

/** Enough to see differences between accounts, and few enough for a slow backend. */
const MAX_ACCOUNTS = 5;
const MAX_CARDS = 5;
/** The portal shows the current year and the next two (§9). */
const CALENDAR_YEARS = 3;

const all = (found: Found, call: string, path: string): string[] => {
  const values = (found.get(call) ?? []).flatMap(({ body }) => valuesAt(body, path));
  return [...new Set(values.filter((value) => typeof value === 'number' || typeof value === 'string').map(String))];
};

const accountIds = (found: Found) => all(found, 'accounts', '[].id').slice(0, MAX_ACCOUNTS);
const cards = (found: Found) => all(found, 'accountCards', '[].referenceCode').slice(0, MAX_CARDS);
const clients = (found: Found) => all(found, 'accountCards', '[].cardOrder.cardHolder.branch.clientPackage.client.id');

const once = (name: string, request: Wire = {}): Step => ({ name, requests: () => [request], needs: '' });

const perAccount = (name: string, more: Wire = {}): Step => ({
  name,
  requests: (found) => accountIds(found).map((id) => ({ id, ...more })),
  needs: 'an account: the list of accounts is empty or was not read',
  isEssential: true,
});

const perCard = (name: string): Step => ({
  name,
  requests: (found) => cards(found).map((referenceCode) => ({ referenceCode })),
  needs: 'a card: no account has one, or the cards were not read',
});

const yearsOf = (found: Found): Wire[] =>
  (found.get('transactionYears') ?? []).flatMap(({ request, body }) =>
    valuesAt(body, '[]').map((year) => ({ id: request.id, year: String(year) })),
  );

const policyOf = (found: Found): Wire[] => {
  const [cardholderId] = all(found, 'cardholderInfo', 'id');
  const [branchId] = all(found, 'cardholderInfo', 'branch.id');
  return cardholderId && branchId ? [{ cardholderId, branchId }] : [];
};

const conversionsOf = (found: Found): Wire[] => {
  const [fromCurrency] = all(found, 'currencies', '[].code');
  if (!fromCurrency) return [];
  const [fromCurrencyDescription = ''] = all(found, 'currencies', '[].description');
  const to = { issuerMarkupPercentage: 0, toCurrency: 'SEK', paymentScheme: 'VISA' };
  return [{ fromAmount: 100, fromCurrency, fromCurrencyDescription, ...to }];
};

const calendars = (thisYear: number): Wire[] =>
  Array.from({ length: CALENDAR_YEARS }, (_, index) => ({ year: String(thisYear + index) }));

const outOfReach = (name: string, needs: string): Step => ({ name, requests: () => [], needs });

/** The calls whose responses hold ids, and those that need a special request. */
const specialSteps = (thisYear: number): readonly Step[] => [
  once('cardholderInfo'),
  { ...once('accounts'), isEssential: true },
  perAccount('accountCards'),
  perAccount('transactions', { page: '0', size: '5' }),
  perAccount('transactionYears'),
  { name: 'yearTransactions', requests: yearsOf, needs: 'a year with transactions: there is none' },
  { name: 'topupCalendar', requests: () => calendars(thisYear), needs: '' },
  { name: 'customPolicy', requests: policyOf, needs: 'the ids of the cardholder and the branch', isEssential: true },
  {
    name: 'replacementFee',
    requests: (found) => clients(found).map((clientId) => ({ clientId })),
    needs: 'the id of the employer, which a card holds',
  },
  once('blogPosts', { limit: 100, state: 'PUBLISHED', contentGroupId: 'cardholder' }),
  once('currencies'),
  { name: 'convertCurrency', requests: conversionsOf, needs: 'a currency: the list is empty or was not read' },
  outOfReach('bankIdQrcode', 'a BankID order, which only a change starts'),
  outOfReach('signingQrcode', 'a BankID order, which only a change starts'),
  outOfReach('passwordResetLink', 'a reset link, which only a change sends'),
  outOfReach('lookUpAddress', 'the address lookup service, which is not the backend'),
];

/** A call about each account, about each card, or about neither; its other values are those of its example. */
function stepOf({ name, params, example }: Call): Step {
  const { id: _, referenceCode: __, ...others } = example.request as Wire;
  if ('id' in params) return perAccount(name, others);
  return 'referenceCode' in params ? perCard(name) : once(name, others);
}

/** All read calls of the contract, in an order in which each call comes after those whose ids it uses. */
export function planOf(thisYear: number): readonly Step[] {
  const special = specialSteps(thisYear);
  const names = new Set(special.map(({ name }) => name));
  return [...special, ...calls.filter(({ name, effect }) => effect === 'read' && !names.has(name)).map(stepOf)];
}
