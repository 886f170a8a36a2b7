import type { Ore } from '../../contract/money.ts';

const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** What people type around an amount: spaces of every kind, and the currency. */
const AROUND = /\s|kr|:-/gi;

/** An amount as it was typed ("89,50", "1 200 kr"), in öre; null when it is none. Counted in digits, never in floats. */
export function typedOre(text: string): Ore | null {
  const [, kronor, decimals = ''] = AMOUNT.exec(text.replace(AROUND, '')) ?? [];
  return kronor === undefined ? null : ((Number(kronor) * 100 + Number(decimals.padEnd(2, '0'))) as Ore);
}

/** Whether a span was typed that ends before it begins, in which nothing can lie. */
export function isBackward(from: string, to: string): boolean {
  const [least, most] = [typedOre(from), typedOre(to)];
  return least !== null && most !== null && least > most;
}

/** Whether something was typed that is no amount. */
export const isNoAmount = (text: string): boolean => text.trim() !== '' && typedOre(text) === null;
