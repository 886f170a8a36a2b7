import type { Kronor } from '../contract/money.ts';

/** The highest balance that a card can have, kronor (§9). */
export const MAX_BALANCE = 15_000 as Kronor;
