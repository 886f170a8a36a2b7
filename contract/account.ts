import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { moment } from './dates.ts';
import { listOf, onlyList } from './list.ts';
import { Kronor, MAX_BALANCE } from './money.ts';
import { FORBIDDEN } from './rejections.ts';
import { capitals, lastFourDigits, numeric, openEnum, orAlso, orElse, readAs } from './tolerance.ts';
import { transactionExample, transactionPage } from './transaction.ts';
import { Id, PageSize } from './values.ts';

const text = orElse(z.string(), '');

/** Null, or the date of the acceptance, for a boolean. */
const toAccepted = (value: unknown): unknown => (value === null ? false : z.safeParse(moment, value).success || value);

const account = z.object({
  id: numeric(z.int()),
  status: openEnum(['ACTIVE', 'INACTIVE']),
  /** Required: accounts of some branches are never shown. */
  topupLevel: z.object({ branchId: numeric(z.int()), branchName: text }),
  /** Null until the account has a card. */
  card: orElse(z.nullable(z.object({ lastFourDigits })), null),
  cardHolder: orElse(z.object({ status: capitals }), { status: '' }),
  /** Required: it decides access. The date of the acceptance will do; null is not accepted. */
  termsAndConditionsAccepted: readAs(z.boolean(), toAccepted),
});
account.register(z.globalRegistry, { id: 'Account' });
export type Account = z.output<typeof account>;

const accountExample = {
  id: 30412,
  status: 'ACTIVE',
  topupLevel: { branchId: 12, branchName: 'Nordlunds Bygg AB' },
  card: { lastFourDigits: '4821' },
  cardHolder: { status: 'ACTIVE' },
  termsAndConditionsAccepted: true,
} as const;

/** All accounts of the cardholder, including those that the portal excludes (§4). */
export const accounts = defineCall({
  name: 'accounts',
  method: 'GET',
  path: '/cardholder/accounts/v2',
  effect: 'read',
  summary: 'List the accounts of the cardholder',
  response: listOf(account, ({ id }) => id),
  example: { response: [accountExample] },
});

/** An account can hold a little more after a refund. More than twice the maximum is an amount in öre. */
const possibleBalance = numeric(Kronor.check(z.lte(MAX_BALANCE * 2)));

/** The available balance, in kronor. */
export const balance = defineCall({
  name: 'balance',
  method: 'GET',
  path: '/cardholder/accounts/v2/{id}/balance',
  effect: 'read',
  summary: 'Read the balance of an account',
  params: { id: Id },
  response: z.object({ amount: orAlso(Kronor.check(z.lte(MAX_BALANCE)), possibleBalance) }),
  rejections: FORBIDDEN.account,
  example: { request: { id: '30412' }, response: { amount: 1284.5 as Kronor } },
});

/** A page of the account's transactions, newest first. */
export const transactions = defineCall({
  name: 'transactions',
  method: 'GET',
  path: '/cardholder/accounts/v2/{id}/transactions',
  effect: 'read',
  summary: 'Read a page of transactions, newest first',
  origin: {
    decided:
      'The specification does not show a page: an object with `content`, which fits its `page` and `size`; a plain list is read too',
  },
  params: { id: Id },
  query: { page: Id, size: PageSize },
  response: readAs(z.object({ content: transactionPage }), (value) => {
    const content = Array.isArray(value) ? value : onlyList(value);
    return content ? { content } : value;
  }),
  rejections: FORBIDDEN.account,
  example: {
    request: { id: '30412', page: '0', size: '5' },
    response: {
      content: [transactionExample],
    },
  },
});
