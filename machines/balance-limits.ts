import type { Kronor } from '../contract/money.ts';

/** The highest balance that a card can have, kronor (§9). */
export const MAX_BALANCE = 15_000 as Kronor;
/** A balance below this is low, kronor (§9). */
export const LOW_BALANCE = 200;
/** A balance above this is high: the next top-up may not fit; kronor (§9). */
export const HIGH_BALANCE = 12_000;
