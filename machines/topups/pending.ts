import type { PendingTopup } from '../../contract/calendar.ts';
import { type Kronor, kronorOf, type Ore } from '../../contract/money.ts';

/** The most that a card may hold, kronor (§9). */
export const CEILING = 15_000 as Kronor;

const oreOf = (amount: Kronor): number => Math.round(amount * 100);

/** A top-up that waits for room. */
export interface Waiting extends PendingTopup {
  /** How much must be spent before it is loaded, in kronor; null while the balance is not known. */
  readonly needed: Kronor | null;
}

/** What each waiting top-up waits for: they are loaded in their order, so a later one needs the room of those before it. */
export function waitingOf(pending: readonly PendingTopup[], balance: Kronor | null): readonly Waiting[] {
  if (balance === null) return pending.map((one) => ({ ...one, needed: null }));
  let missing = oreOf(balance) - oreOf(CEILING);
  return pending.map((one) => {
    missing += one.amount;
    return { ...one, needed: kronorOf(Math.max(0, missing) as Ore) };
  });
}
