import * as z from 'zod/mini';

/** Minor units (1 krona = 100 öre), a whole number: top-up amounts and limits (§9). */
export const Ore = z.int().brand<'Ore', 'inout'>();
export type Ore = z.output<typeof Ore>;

/** Kronor with decimals: balances and transaction amounts (§9). */
export const Kronor = z.number().brand<'Kronor', 'inout'>();
export type Kronor = z.output<typeof Kronor>;

export const toKronor = (ore: Ore): Kronor => (ore / 100) as Kronor;

/** Rounds an amount in kronor to whole öre, in which sums are exact. Turns −0 into 0. */
export const toOre = (kronor: number): Ore => (Math.round(kronor * 100) + 0) as Ore;
