import * as z from 'zod/mini';

/** Minor units (1 krona = 100 öre), a whole number: top-up amounts and limits (§9). */
export const Ore = z.int().brand<'Ore', 'inout'>();
export type Ore = z.output<typeof Ore>;

/** Kronor with decimals: balances and transaction amounts (§9). */
export const Kronor = z.number().brand<'Kronor', 'inout'>();
export type Kronor = z.output<typeof Kronor>;

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

/** The fields of a fee in a response. Without a currency it is in kronor. */
export const feeFields = { amount: z.number().check(z.gte(0)), currency: z._default(z.string(), 'SEK') };
