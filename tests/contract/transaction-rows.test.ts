import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { transactionList } from '../../contract/account.ts';
import { promiseOf } from '../../contract/promise.ts';
import { yearTransactions } from '../../contract/transactions.ts';
import { mutationsOf } from '../../scripts/tolerance/mutations.ts';

const [example] = yearTransactions.example.response;
const complete = { ...example, feeAmount: { amount: 5 } };
const values = [
  { kind: 'unchanged', path: '', body: complete },
  { kind: 'without amounts', path: '', body: { ...complete, feeAmount: null, transactionAmount: null } },
  { kind: 'a day that does not exist', path: '', body: { ...complete, transactionDate: '2026-02-30T11:52:00+01:00' } },
  { kind: 'a fraction', path: 'id', body: { ...complete, id: 1.5 } },
  ...mutationsOf(complete),
];

it.each(values)('a transaction is taken without zod exactly when it is as promised: $path $kind', ({ body }) => {
  const { data } = z.safeParse(transactionList, [body]);
  // Zod returns a new object.
  const isTakenAsItIs = data?.[0] === body;
  expect(isTakenAsItIs).toBe(z.safeParse(promiseOf(transactionList), [body]).success);
});
