import type { Entry } from '../accounts/ledger.ts';
import type { Workday } from './workdays.ts';

const HOUR = 3_600_000;
const GOODS = ['Fruktautomaten', 'Kaffeautomaten', 'Vattenautomaten', 'Smörgåsautomaten'] as const;
/** Öre on the card above which people take more than an apple. */
const PLENTY = 600_000;

/** So many small purchases, evenly over the working days of a year: what a whole workplace buys with one card. */
export function crowdOf(
  count: number,
  days: readonly Workday[],
  chance: () => number,
): { readonly at: number; readonly buy: (balance: number) => Entry }[] {
  return days.flatMap((day, index) => {
    const until = (position: number) => Math.floor((position * count) / days.length);
    const today = until(index + 1) - until(index);
    return Array.from({ length: today }, (_, position) => {
      const at = day.lunchtime + Math.floor((position / today - 0.5) * 8 * HOUR);
      const buy = (balance: number): Entry => {
        const price = 3 + Math.floor(chance() * (balance > PLENTY ? 4 : 2));
        return {
          bookedAt: at,
          operation: 'Purchase',
          status: 'Successful',
          description: GOODS[Math.floor(chance() * GOODS.length)] ?? GOODS[0],
          amount: -price * 100,
          merchant: { amount: price, currency: 'SEK' },
        };
      };
      return { at, buy };
    });
  });
}
