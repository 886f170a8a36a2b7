import { type Kronor, type Ore, toKronor, toOre } from '../../contract/money.ts';
import type { PendingTopup } from '../../contract/topups.ts';
import { MAX_BALANCE } from '../balance-limits.ts';

/** A top-up that waits until it fits under the maximum balance. */
export interface PendingTopupView extends PendingTopup {
  /** How much must be spent before the card is loaded, whole kronor; null while the balance is unknown. */
  readonly needed: Kronor | null;
}

/**
 * Adds what each pending top-up waits for. They are loaded in order, so each one also waits for those before it. Parts of a
 * krona are rounded up: with the amount that is shown, the top-up fits.
 */
export function pendingTopupViews(
  pending: readonly PendingTopup[],
  balance: Kronor | null,
): readonly PendingTopupView[] {
  if (balance === null) return pending.map((topup) => ({ ...topup, needed: null }));
  let missing = toOre(balance) - toOre(MAX_BALANCE);
  return pending.map((topup) => {
    missing += topup.amount;
    return { ...topup, needed: Math.ceil(toKronor(Math.max(0, missing) as Ore)) as Kronor };
  });
}
