import * as z from 'zod/mini';
import { type Kronor, type Ore, toKronor, toOre } from '../../contract/money.ts';
import type { MessageId } from '../message.ts';
import type { Rule } from '../rules.ts';

/** The largest amount that the contract accepts. */
const MAX_AMOUNT = 1_000_000_000;

const normalize = (value: string): string => value.replaceAll(/\s/g, '').replace(',', '.');

/** Parses a typed amount: spaces between the digits are ignored, and a comma or a point starts the decimals. */
export const parseAmount = (value: string): number => Number(normalize(value));

const check = (isValid: (value: string) => boolean, id: MessageId) => z.refine<string>(isValid, id);

/** An amount in a foreign currency (§5): a number without a leading zero. The first failed check is shown. */
export const foreignAmount: Rule = z.string().check(
  check((value) => normalize(value) !== '', 'rule.required'),
  check((value) => /^\d+(\.\d*)?$/.test(normalize(value)), 'rule.number'),
  check((value) => !normalize(value).startsWith('0'), 'rule.leadingZero'),
  check((value) => parseAmount(value) <= MAX_AMOUNT, 'rule.tooMuch'),
);

/** The fee for purchases in foreign currency, as a share of the amount (§9: 2.95 %). */
export const FEE_RATE = 0.0295;

/** The fee rate in hundredths of a percent: whole numbers round exactly. */
const FEE_BASIS_POINTS = Math.round(FEE_RATE * 10_000);

export interface Price {
  readonly converted: Kronor;
  readonly fee: Kronor;
  readonly total: Kronor;
}

/** The price of a purchase with the fee for foreign currency. Calculated in whole öre. */
export function priceOf(converted: Kronor): Price {
  const amount = toOre(converted);
  const fee = Math.round((amount * FEE_BASIS_POINTS) / 10_000) as Ore;
  return { converted: toKronor(amount), fee: toKronor(fee), total: toKronor((amount + fee) as Ore) };
}
