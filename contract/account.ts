import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Kronor } from './money.ts';
import { FORBIDDEN } from './rejections.ts';
import { Id, Moment, PageSize } from './values.ts';

const account = z.object({
  id: z.int(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  topupLevel: z.object({ branchId: z.int(), branchName: z.string() }),
  /** Null until the account has a card. */
  card: z.nullable(z.object({ lastFourDigits: z.string() })),
  cardHolder: z.object({ status: z.string() }),
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
  response: z.array(account),
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
  response: z.object({ amount: Kronor }),
  rejections: FORBIDDEN.account,
  example: { request: { id: '30412' }, response: { amount: 1284.5 as Kronor } },
});

const amount = z.object({ amount: Kronor });

export const transaction = z.object({
  id: z.int(),
  transactionDate: Moment,
  description: z.string(),
  operation: z.enum(['Purchase', 'Top-up', 'Fee', 'Manual Deduction', 'Refund']),
  status: z.enum(['Successful', 'Declined', 'Denied', 'Expired', 'Reserved']),
  /** Kronor, negative when money leaves the account. */
  settlementAmount: amount,
  feeAmount: z.nullable(amount),
  /** The price in the merchant's currency (ISO 4217). */
  transactionAmount: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
});
export type Transaction = z.output<typeof transaction>;

/** A page of the account's transactions, newest first. */
export const transactions = defineCall({
  name: 'transactions',
  method: 'GET',
  path: '/cardholder/accounts/v2/{id}/transactions',
  effect: 'read',
  summary: 'Read a page of transactions, newest first',
  origin: {
    decided: 'The specification does not show a page: `content` and `totalElements`, which fit its `page` and `size`',
  },
  params: { id: Id },
  query: { page: Id, size: PageSize },
  response: z.object({ content: z.array(transaction), totalElements: z.int() }),
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
      totalElements: 1,
    },
  },
});
