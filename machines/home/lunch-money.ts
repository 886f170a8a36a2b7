import type { Kronor } from '../../contract/money.ts';
import { workingDaysUntil } from '../working-days.ts';

/**
 * How much there is for each working day until the next top-up, today included; whole kronor, rounded down. Null if the balance
 * or the day of the top-up is not known, or no working day is left.
 *
 * @param today and `day`, the day of the top-up: `yyyy-mm-dd` in Stockholm
 */
export function lunchMoney(balance: Kronor | null, today: string, day: string | null): number | null {
  if (balance === null || day === null) return null;
  const days = workingDaysUntil(today, day);
  return days === 0 ? null : Math.max(0, Math.floor(balance / days));
}
