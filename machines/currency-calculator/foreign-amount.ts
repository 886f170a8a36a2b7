import * as z from 'zod/mini';
import type { Kronor } from '../../contract/money.ts';
import type { MessageId } from '../message.ts';
import type { Rule } from '../rules.ts';

/** The most that can be converted at once, as the contract has it. */
const MOST = 1_000_000_000;

const bare = (value: string): string => value.replaceAll(/\s/g, '').replace(',', '.');

/** An amount as it was typed, in numbers: spaces between the digits, and a comma or a point before the decimals. */
export const amountOf = (value: string): number => Number(bare(value));

const demand = (holds: (value: string) => boolean, id: MessageId) => z.refine<string>(holds, id);

/** An amount in a foreign currency (§5): a number that does not begin with zero. Of several faults the first is said. */
export const foreignAmount: Rule = z.string().check(
  demand((value) => bare(value) !== '', 'rule.required'),
  demand((value) => /^\d+(\.\d*)?$/.test(bare(value)), 'rule.number'),
  demand((value) => !bare(value).startsWith('0'), 'rule.leadingZero'),
  demand((value) => amountOf(value) <= MOST, 'rule.tooMuch'),
);

/** The fee for foreign currency, hundredths of a percent (§9: 2.95 %). */
const FEE = 295;

export interface Price {
  readonly converted: Kronor;
  readonly fee: Kronor;
  readonly total: Kronor;
}

/** What a purchase costs in kronor, with the fee for foreign currency; counted in whole öre. */
export function priceOf(converted: Kronor): Price {
  const ore = Math.round(converted * 100);
  const fee = Math.round((ore * FEE) / 10_000);
  const kronor = (amount: number) => (amount / 100) as Kronor;
  return { converted: kronor(ore), fee: kronor(fee), total: kronor(ore + fee) };
}

/** The fee as a share, for showing. */
export const FEE_SHARE = FEE / 10_000;
