import type { Ore } from '../../contract/money.ts';

const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** Characters that users add to an amount: white space and the currency. */
const DECORATION = /\s|kr|:-/gi;

/** Parses a typed amount ("89,50", "1 200 kr") into öre, without floating-point arithmetic; null when it is invalid. */
export function parseOre(text: string): Ore | null {
  const [, kronor, decimals = ''] = AMOUNT.exec(text.replace(DECORATION, '')) ?? [];
  return kronor === undefined ? null : ((Number(kronor) * 100 + Number(decimals.padEnd(2, '0'))) as Ore);
}

/** Whether both amounts are valid and `from` is greater than `to`. */
export function isReversedRange(from: string, to: string): boolean {
  const [min, max] = [parseOre(from), parseOre(to)];
  return min !== null && max !== null && min > max;
}

/** Whether the text is neither empty nor a valid amount. */
export const isInvalidAmount = (text: string): boolean => text.trim() !== '' && parseOre(text) === null;
