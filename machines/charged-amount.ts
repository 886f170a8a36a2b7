import type { Transaction } from '../contract/account.ts';
import { type Ore, toOre } from '../contract/money.ts';

/** The fee of a transaction, öre, never negative. */
export const feeOf = ({ feeAmount }: Pick<Transaction, 'feeAmount'>): Ore => toOre(Math.abs(feeAmount?.amount ?? 0));

/** What a transaction changes the balance by, öre, including its fee: negative for a purchase. */
export const chargedAmount = (transaction: Pick<Transaction, 'settlementAmount' | 'feeAmount'>): Ore =>
  (toOre(transaction.settlementAmount.amount) - feeOf(transaction)) as Ore;
