import type { Ore } from '../../contract/money.ts';
import { addEntry, balanceOf, type LedgerEntry } from '../accounts/ledger.ts';
import type { Services } from '../services.ts';
import { loadTime, orderingRulesOf, topupDay } from './ordering-rules.ts';
import { type OrderedMonth, unloadedMonths } from './orders.ts';
import { orderSubscribedMonths } from './subscription.ts';

/** Maximum balance, öre (§9). */
export const MAX_BALANCE = 1_500_000;

/** The ledger entry of a loaded month; `amount` in öre. */
export const topupEntry = (bookedAt: number, amount: number): LedgerEntry => ({
  bookedAt,
  amount,
  operation: 'Top-up',
  status: 'Successful',
  description: 'Påfyllning från arbetsgivaren',
});

interface DueMonth extends OrderedMonth {
  readonly dueAt: number;
}

/** The months that fit below the maximum balance, oldest first. A month that does not fit also blocks later months. */
function fittingMonths(due: readonly DueMonth[], balance: number): DueMonth[] {
  let room = MAX_BALANCE - balance;
  const firstTooLarge = due.findIndex(({ amount }) => {
    room -= amount;
    return room < 0;
  });
  return firstTooLarge === -1 ? [...due] : due.slice(0, firstTooLarge);
}

/** Books the top-up of a month: on its own day, or now when it was queued. */
function load({ db, clock }: Services, accountId: number, { year, month, amount, queuedAt, dueAt }: DueMonth): void {
  const updated = db.run`
    UPDATE topup_order SET loaded_at = ${clock.now()}
    WHERE account_id = ${accountId} AND year = ${year} AND month = ${month} AND loaded_at IS NULL`;
  if (updated > 0) addEntry(db, accountId, topupEntry(queuedAt === null ? dueAt : clock.now(), amount));
}

function queue({ db }: Services, accountId: number, { year, month, dueAt }: DueMonth): void {
  db.run`
    UPDATE topup_order SET queued_at = ${dueAt}
    WHERE account_id = ${accountId} AND year = ${year} AND month = ${month} AND queued_at IS NULL`;
}

/**
 * Loads the ordered months that are due, up to the maximum balance, and queues the rest (§4). The sandbox's clock may jump,
 * so every read of the account calls this first.
 */
export function loadDueTopups(services: Services, accountId: number): void {
  const { db, clock } = services;
  orderSubscribedMonths(services, accountId);
  const unloaded = unloadedMonths(db, accountId);
  const rules = unloaded.length > 0 ? orderingRulesOf(db, accountId) : undefined;
  if (!rules) return;
  const due = unloaded
    .map((month) => ({ ...month, dueAt: loadTime(rules, month) }))
    .filter(({ dueAt }) => dueAt <= clock.now());
  const loading = fittingMonths(due, due.length > 0 ? balanceOf(db, accountId) : 0);
  const queueing = due.slice(loading.length).filter(({ queuedAt }) => queuedAt === null);
  if (loading.length + queueing.length === 0) return;
  db.transaction(() => {
    for (const month of loading) load(services, accountId, month);
    for (const month of queueing) queue(services, accountId, month);
  });
}

/** The day and amount (öre) of the next ordered month that is not due yet. Call `loadDueTopups` first. */
export function nextTopup({ db }: Services, accountId: number): { day: string; amount: Ore } | null {
  const next = unloadedMonths(db, accountId).find(({ queuedAt }) => queuedAt === null);
  const rules = next && orderingRulesOf(db, accountId);
  return rules ? { day: topupDay(rules, next).toString(), amount: next.amount } : null;
}
