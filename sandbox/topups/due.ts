import type { Ore } from '../../contract/money.ts';
import { book, type Entry } from '../accounts/ledger.ts';
import { dayOfMonth, momentAt } from '../calendar.ts';
import type { World } from '../world.ts';

interface OrderRow {
  year: number;
  month: number;
  amount: Ore;
  dayTopup: number;
}

/** When the money of an ordered month comes: the employer's day, early in the morning. */
const loadingMoment = ({ year, month, dayTopup }: Omit<OrderRow, 'amount'>): number =>
  momentAt(dayOfMonth(year, month, dayTopup), '06:00');

/** What a loaded month looks like in the ledger; the amount in öre. */
export const topupEntry = (bookedAt: number, amount: number): Entry => ({
  bookedAt,
  amount,
  operation: 'Top-up',
  status: 'Successful',
  description: 'Påfyllning från arbetsgivaren',
});

const waitingOrders = ({ db }: World, accountId: number) =>
  db.all<OrderRow>`
    SELECT year, month, topup_order.amount, branch.day_topup AS dayTopup
    FROM topup_order
      JOIN account ON account.id = topup_order.account_id
      JOIN topup_level ON topup_level.id = account.topup_level_id
      JOIN branch ON branch.id = topup_level.branch_id
    WHERE account_id = ${accountId} AND topup_order.status = 'ORDERED' AND loaded_at IS NULL
    ORDER BY year, month`;

/**
 * Loads the ordered months whose day has come. The sandbox's clock may jump, so this happens whenever somebody looks
 * at the account; a month is loaded once.
 */
export function loadDueTopups(world: World, accountId: number): void {
  const { db, clock } = world;
  const due = waitingOrders(world, accountId).filter((order) => loadingMoment(order) <= clock.now());
  if (due.length === 0) return;
  db.transaction(() => {
    for (const order of due) {
      const loaded = db.run`
        UPDATE topup_order SET loaded_at = ${clock.now()}
        WHERE account_id = ${accountId} AND year = ${order.year} AND month = ${order.month} AND loaded_at IS NULL`;
      if (loaded === 0) continue;
      book(db, accountId, topupEntry(loadingMoment(order), order.amount));
    }
  });
}

/** The day and amount (öre) of the first ordered month that is still to come; ask after `loadDueTopups`. */
export function nextTopup(world: World, accountId: number): { day: string; amount: Ore } | null {
  const [next] = waitingOrders(world, accountId);
  return next ? { day: dayOfMonth(next.year, next.month, next.dayTopup).toString(), amount: next.amount } : null;
}
