import type { Ore } from '../../contract/money.ts';
import { amountText } from '../amount-text.ts';
import { cleanLine } from '../clean-text.ts';
import type { MessageId } from '../message.ts';

const AMOUNT = /^(\d{1,7})(?:\.(\d{0,2}))?$/;

/** Parses a typed amount ("89,50", "1 200 kr") into öre, without floating-point arithmetic; null when it is invalid. */
export function parseOre(text: string): Ore | null {
  const amount = amountText(text);
  const [, kronor, decimals = ''] = AMOUNT.exec(typeof amount === 'string' ? '' : amount.digits) ?? [];
  return kronor === undefined ? null : ((Number(kronor) * 100 + Number(decimals.padEnd(2, '0'))) as Ore);
}

/** Whether both amounts are valid and `from` is greater than `to`. */
export function isReversedRange(from: string, to: string): boolean {
  const [min, max] = [parseOre(from), parseOre(to)];
  return min !== null && max !== null && min > max;
}

/** What is wrong with an amount; null if it is empty or valid. */
export function amountError(text: string): MessageId | null {
  if (cleanLine(text) === '' || parseOre(text) !== null) return null;
  return amountText(text) === 'ambiguous' ? 'rule.ambiguousAmount' : 'transactions.invalidAmount';
}
