import * as z from 'zod/mini';
import { without } from './oddity.ts';
import { numeric } from './tolerance.ts';

/** Minor units (1 krona = 100 öre), a whole number: top-up amounts and limits (§9). */
export const Ore = z.int().brand<'Ore', 'inout'>();
export type Ore = z.output<typeof Ore>;

/** Kronor with decimals: balances and transaction amounts (§9). */
export const Kronor = z.number().brand<'Kronor', 'inout'>();
export type Kronor = z.output<typeof Kronor>;

/** The most that a card can hold (§9), kronor. No balance and no amount of a transaction is larger. */
export const MAX_BALANCE = 15_000;

/** A larger fee is öre, or a mistake, kronor. */
const MAX_FEE = 1000;

/** A smaller top-up, öre, is an amount in kronor: 1 680 for 1 680 kr would be 16,80 kr. */
const MIN_TOPUP = 5000;

/** The amount of a top-up, öre: 0, or one that can be right. */
export const TopupAmount = Ore.check(
  z.gte(0),
  z.lte(MAX_BALANCE * 100),
  without('unit', (amount: number) => (amount > 0 && amount < MIN_TOPUP ? [] : null)),
);

/** Kronor, negative when money leaves the account. */
export const SignedKronor = Kronor.check();

/** The amount of a fee, in the largest unit of its currency. */
export const FeeAmount = z.number().check(z.gte(0), z.lte(MAX_FEE));

/** An amount in kronor. */
export const toKronor = (ore: Ore): Kronor => (ore / 100) as Kronor;

/** Rounds an amount in kronor to whole öre, in which sums are exact. Turns −0 into 0. */
export const toOre = (kronor: number): Ore => (Math.round(kronor * 100) + 0) as Ore;

/** A fee, as the backend gives it (decision 32): never negative, in the currency with this ISO 4217 code. */
export interface Fee {
  readonly amount: number;
  readonly currency: string;
}
export const NO_FEE: Fee = { amount: 0, currency: 'SEK' };

/**
 * A fee in a response: an amount in the largest unit of its currency, not in öre. Without a currency it is in
 * kronor. One that would be a hundred times too high is not read, so that it cannot be approved.
 */
export const fee = z.object({
  amount: numeric(FeeAmount),
  currency: z._default(z.string(), 'SEK'),
});
fee.register(z.globalRegistry, { id: 'Fee' });
