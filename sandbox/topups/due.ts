import type { Ore } from '../../contract/money.ts';
import { balanceOf, book, type Entry } from '../accounts/ledger.ts';
import type { World } from '../world.ts';
import { agreementOf, loadingMoment, topupDay } from './agreement.ts';
import { type OrderedMonth, waitingMonths } from './orders.ts';
import { orderSubscribed } from './subscription.ts';

/** The most that a card may hold, in öre (§9). */
export const CEILING = 1_500_000;

/** What a loaded month looks like in the ledger; the amount in öre. */
export const topupEntry = (bookedAt: number, amount: number): Entry => ({
  bookedAt,
  amount,
  operation: 'Top-up',
  status: 'Successful',
  description: 'Påfyllning från arbetsgivaren',
});

interface DueMonth extends OrderedMonth {
  readonly dueAt: number;
}

/** The months that fit under the ceiling, oldest first; one that does not fit holds up those after it. */
function fitting(due: readonly DueMonth[], balance: number): DueMonth[] {
  let room = CEILING - balance;
  const full = due.findIndex(({ amount }) => {
    room -= amount;
    return room < 0;
  });
  return full === -1 ? [...due] : due.slice(0, full);
}

/** Puts a month's money into the ledger: on its own day, or now when it had to wait for room. */
function load({ db, clock }: World, accountId: number, { year, month, amount, queuedAt, dueAt }: DueMonth): void {
  const loaded = db.run`
    UPDATE topup_order SET loaded_at = ${clock.now()}
    WHERE account_id = ${accountId} AND year = ${year} AND month = ${month} AND loaded_at IS NULL`;
  if (loaded > 0) book(db, accountId, topupEntry(queuedAt === null ? dueAt : clock.now(), amount));
}

function queue({ db }: World, accountId: number, { year, month, dueAt }: DueMonth): void {
  db.run`
    UPDATE topup_order SET queued_at = ${dueAt}
    WHERE account_id = ${accountId} AND year = ${year} AND month = ${month} AND queued_at IS NULL`;
}

/**
 * Loads the ordered months whose day has come, as far as there is room under the maximum balance; the rest waits in a
 * queue (§4). The sandbox's clock may jump, so this happens whenever somebody looks at the account.
 */
export function loadDueTopups(world: World, accountId: number): void {
  const { db, clock } = world;
  orderSubscribed(world, accountId);
  const waiting = waitingMonths(db, accountId);
  const agreement = waiting.length > 0 ? agreementOf(db, accountId) : undefined;
  if (!agreement) return;
  const due = waiting
    .map((month) => ({ ...month, dueAt: loadingMoment(agreement, month) }))
    .filter(({ dueAt }) => dueAt <= clock.now());
  const loading = fitting(due, due.length > 0 ? balanceOf(db, accountId) : 0);
  const queueing = due.slice(loading.length).filter(({ queuedAt }) => queuedAt === null);
  if (loading.length + queueing.length === 0) return;
  db.transaction(() => {
    for (const month of loading) load(world, accountId, month);
    for (const month of queueing) queue(world, accountId, month);
  });
}

/** The day and amount (öre) of the first ordered month that is still to come; ask after `loadDueTopups`. */
export function nextTopup({ db }: World, accountId: number): { day: string; amount: Ore } | null {
  const next = waitingMonths(db, accountId).find(({ queuedAt }) => queuedAt === null);
  const agreement = next && agreementOf(db, accountId);
  return agreement ? { day: topupDay(agreement, next).toString(), amount: next.amount } : null;
}
