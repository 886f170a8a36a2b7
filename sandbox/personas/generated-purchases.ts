import type { LedgerEntry } from '../accounts/ledger.ts';
import type { Workday } from './workdays.ts';

const HOUR = 3_600_000;
const MERCHANTS = ['Fruktautomaten', 'Kaffeautomaten', 'Vattenautomaten', 'Smörgåsautomaten'] as const;
/** öre; above it, prices are higher, so that the balance stays below the maximum. */
const HIGH_BALANCE = 600_000;

/** Generates `count` small purchases, spread evenly over the days. `buy` needs the current balance, öre. */
export function generatePurchases(
  count: number,
  days: readonly Workday[],
  random: () => number,
): { readonly at: number; readonly buy: (balance: number) => LedgerEntry }[] {
  return days.flatMap((day, index) => {
    const countUntil = (position: number) => Math.floor((position * count) / days.length);
    const today = countUntil(index + 1) - countUntil(index);
    return Array.from({ length: today }, (_, position) => {
      const at = day.lunchtime + Math.floor((position / today - 0.5) * 8 * HOUR);
      const buy = (balance: number): LedgerEntry => {
        const price = 3 + Math.floor(random() * (balance > HIGH_BALANCE ? 4 : 2));
        return {
          bookedAt: at,
          operation: 'Purchase',
          status: 'Successful',
          description: MERCHANTS[Math.floor(random() * MERCHANTS.length)] ?? MERCHANTS[0],
          amount: -price * 100,
          merchant: { amount: price, currency: 'SEK' },
        };
      };
      return { at, buy };
    });
  });
}
