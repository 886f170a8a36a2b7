import { type Kronor, type Ore, toKronor, toOre } from '../../contract/money.ts';
import { amountText } from '../amount-text.ts';
import { cleanLine } from '../clean-text.ts';
import { type Rule, textWhere } from '../rules.ts';

/** The largest amount that the contract accepts. */
const MAX_AMOUNT = 1_000_000_000;

/** Parses a typed amount; NaN if it is ambiguous or no amount. */
export const parseAmount = (value: string): number => {
  const amount = amountText(value);
  return typeof amount === 'string' ? Number.NaN : Number(amount.digits);
};

const startsWithZero = (value: string): boolean => {
  const amount = amountText(value);
  return typeof amount !== 'string' && amount.digits.startsWith('0');
};

/** An amount in a foreign currency (§5): a number without a leading zero. The first failed check is shown. */
export const foreignAmount: Rule = textWhere(
  cleanLine,
  [(value) => value !== '', 'rule.required'],
  [(value) => amountText(value) !== 'invalid' && !value.startsWith('-'), 'rule.number'],
  [(value) => amountText(value) !== 'ambiguous', 'rule.ambiguousAmount'],
  [(value) => !startsWithZero(value), 'rule.leadingZero'],
  [(value) => parseAmount(value) <= MAX_AMOUNT, 'rule.tooMuch'],
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
