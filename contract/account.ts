import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { moment } from './dates.ts';
import { listOf } from './list.ts';
import { Kronor } from './money.ts';
import { FORBIDDEN } from './rejections.ts';
import { numeric, openEnum, orElse, readAs } from './tolerance.ts';
import { Id, PageSize } from './values.ts';

const text = orElse(z.string(), '');

const account = z.object({
  id: numeric(z.int()),
  status: openEnum(['ACTIVE', 'INACTIVE']),
  /** Required: accounts of some branches are never shown. */
  topupLevel: z.object({ branchId: numeric(z.int()), branchName: text }),
  /** Null until the account has a card. */
  card: orElse(z.nullable(z.object({ lastFourDigits: z.string() })), null),
  cardHolder: orElse(z.object({ status: z.string() }), { status: '' }),
  /** Required: it decides access. */
  termsAndConditionsAccepted: z.boolean(),
});
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

/** The available balance, in kronor. */
export const balance = defineCall({
  name: 'balance',
  method: 'GET',
  path: '/cardholder/accounts/v2/{id}/balance',
  effect: 'read',
  summary: 'Read the balance of an account',
  params: { id: Id },
  response: z.object({ amount: numeric(Kronor) }),
  rejections: FORBIDDEN.account,
  example: { request: { id: '30412' }, response: { amount: 1284.5 as Kronor } },
});

const amount = z.object({ amount: numeric(Kronor) });

const OPERATIONS = ['Purchase', 'Top-up', 'Fee', 'Manual Deduction', 'Refund'] as const;
const STATUSES = ['Successful', 'Declined', 'Denied', 'Expired', 'Reserved'] as const;

const transaction = z.object({
  id: numeric(z.int()),
  transactionDate: moment,
  description: text,
  operation: openEnum(OPERATIONS),
  status: openEnum(STATUSES),
  /** Kronor, negative when money leaves the account. */
  settlementAmount: amount,
  feeAmount: orElse(z.nullable(amount), null),
  /** The price in the merchant's currency (ISO 4217). */
  transactionAmount: orElse(z.nullable(z.object({ amount: numeric(z.number()), currency: z.string() })), null),
});
export type Transaction = z.output<typeof transaction>;

/** Transactions with different ids. */
export const transactionList = listOf(transaction, ({ id }) => id);

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
  response: readAs(z.object({ content: transactionList }), (value) =>
    Array.isArray(value) ? { content: value } : value,
  ),
  rejections: FORBIDDEN.account,
  example: {
    request: { id: '30412', page: '0', size: '5' },
    response: {
      content: [
        {
          id: 77001,
          transactionDate: '2026-11-20T11:52:00+01:00',
          description: 'Restaurang Jonas',
          operation: 'Purchase',
          status: 'Successful',
          settlementAmount: { amount: -135 as Kronor },
          feeAmount: null,
          transactionAmount: { amount: 135, currency: 'SEK' },
        },
      ],
    },
  },
});
