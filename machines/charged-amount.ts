import { type Ore, toOre } from '../contract/money.ts';
import { isOther } from '../contract/tolerance.ts';
import type { Transaction } from '../contract/transaction.ts';

/** The fee of a transaction, öre, never negative. */
export const feeOf = ({ feeAmount }: Pick<Transaction, 'feeAmount'>): Ore => toOre(Math.abs(feeAmount?.amount ?? 0));

/** What a transaction changes the balance by, öre, including its fee: negative for a purchase. */
export const chargedAmount = (transaction: Pick<Transaction, 'settlementAmount' | 'feeAmount'>): Ore =>
  (toOre(transaction.settlementAmount.amount) - feeOf(transaction)) as Ore;

/** What the merchant charged for a purchase, if it was in another currency than the account's; otherwise null (§3). */
export const foreignAmountOf = ({ operation, transactionAmount }: Transaction): Transaction['transactionAmount'] =>
  operation === 'Purchase' && transactionAmount?.currency !== 'SEK' ? transactionAmount : null;

const VOID: ReadonlySet<Transaction['status']> = new Set(['Declined', 'Denied', 'Expired']);

/** Whether the transaction is one of a kind that the portal knows. Others are shown but not counted (decision 29). */
export const isKnown = ({ status, operation }: Transaction): boolean => !isOther(status) && !isOther(operation);

/** Whether some transactions are of a kind that the portal does not know: then it cannot say that there is no purchase. */
export const hasUnknown = (transactions: readonly Transaction[]): boolean => !transactions.every(isKnown);

/** Whether the transaction affects the balance: it is neither declined nor expired, and its kind is known. */
export const hasMoved = (transaction: Transaction): boolean => isKnown(transaction) && !VOID.has(transaction.status);

/** Whether the transaction is a purchase that is completed or reserved. It counts as a lunch. */
export const isCompletedPurchase = (transaction: Transaction): boolean =>
  transaction.operation === 'Purchase' && hasMoved(transaction);

/** What some purchases cost, öre including fees. */
export const spentOn = (purchases: readonly Transaction[]): Ore =>
  purchases.reduce((sum, purchase) => sum - chargedAmount(purchase), 0) as Ore;
