import { type Ore, toKronor, toOre } from '../../contract/money.ts';
import type { CardRow } from '../cards/cards.ts';
import { cardsOf } from '../cards/cards.ts';
import { dayAt, momentAt } from '../dates.ts';
import type { Database } from '../db/database.ts';
import { highBalance, lowBalance, purchaseAbroad, sendNotification } from '../mailbox/notifications.ts';
import { limitsOf } from '../preferences/preferences.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { loadDueTopups, MAX_BALANCE } from '../topups/loading.ts';
import { addEntry, balanceOf, type LedgerEntry } from './ledger.ts';

const SEK = 'SEK';
/** §9: foreign currency costs 2.95 % more. */
const FOREIGN_FEE = 0.0295;
/** §9: the cardholder is notified below 200 and above 12,000 kronor. */
const LOW_BALANCE = 20_000;
const HIGH_BALANCE = 1_200_000;

/** A card purchase; `amount` in units of the currency. */
export interface Purchase {
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
}

function toKronorPrice(db: Database, { amount, currency }: Purchase): number {
  if (currency === SEK) return amount;
  const row = db.one<{ rate: number }>`SELECT rate FROM currency WHERE code = ${currency}`;
  if (!row) throw new Rejection(400, `Unknown currency ${currency}`, [{ field: 'currency', detail: 'is unknown' }]);
  return amount * row.rate;
}

/** Purchases since a time, öre. */
const spentSince = (db: Database, accountId: number, since: number): number =>
  db.one<{ sum: number }>`
    SELECT coalesce(sum(-counts), 0) AS sum FROM ledger_entry
    WHERE account_id = ${accountId} AND operation = 'Purchase' AND booked_at >= ${since}`?.sum ?? 0;

function exceedsLimits(services: Services, { cardholderId, accountId }: CardRow, price: number): boolean {
  const { db, clock } = services;
  const { daily, weekly } = limitsOf(db, cardholderId);
  const today = dayAt(clock.now());
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const exceeds = (limit: number, since: Temporal.PlainDate) =>
    limit > 0 && spentSince(db, accountId, momentAt(since, '00:00')) + price > limit;
  return exceeds(daily, today) || exceeds(weekly, monday);
}

function notifyAfterPurchase(
  services: Services,
  { cardholderId }: CardRow,
  before: number,
  after: number,
  isAbroad: boolean,
): void {
  if (isAbroad) sendNotification(services, cardholderId, 'abroadTransactions', purchaseAbroad);
  if (after < LOW_BALANCE && before >= LOW_BALANCE)
    sendNotification(services, cardholderId, 'lowOnCredit', lowBalance(toKronor(after as Ore)));
}

/**
 * Pays with the active card of an account. Returns the status: `Reserved`, or `Declined` when the card is blocked, the
 * balance is too low or a limit would be exceeded.
 */
export function payWithCard(services: Services, accountId: number, purchase: Purchase): LedgerEntry['status'] {
  const { db, clock } = services;
  return db.transaction(() => {
    loadDueTopups(services, accountId);
    const card = cardsOf(db, accountId).find(({ status }) => status === 'ACTIVE');
    const price = toOre(toKronorPrice(db, purchase));
    const isAbroad = purchase.currency !== SEK;
    const fee = isAbroad ? Math.round(price * FOREIGN_FEE) : 0;
    const balance = balanceOf(db, accountId);
    const isAccepted = card !== undefined && balance >= price + fee && !exceedsLimits(services, card, price + fee);
    const status = isAccepted ? 'Reserved' : 'Declined';
    const { description, amount, currency } = purchase;
    const merchant = { amount, currency };
    const bookedAt = clock.now();
    addEntry(db, accountId, { bookedAt, operation: 'Purchase', status, description, amount: -price, fee, merchant });
    if (isAccepted) notifyAfterPurchase(services, card, balance, balance - price - fee, isAbroad);
    loadDueTopups(services, accountId);
    return status;
  });
}

/** Books a one-time top-up from the employer that raises the balance to the maximum. */
export function fillBalance(services: Services, accountId: number): void {
  const { db, clock } = services;
  db.transaction(() => {
    loadDueTopups(services, accountId);
    const amount = MAX_BALANCE - balanceOf(db, accountId);
    if (amount <= 0) return;
    const description = 'Engångspåfyllning från arbetsgivaren';
    addEntry(db, accountId, { bookedAt: clock.now(), operation: 'Top-up', status: 'Successful', description, amount });
    const holder = db.one<{ id: number }>`SELECT cardholder_id AS id FROM account WHERE id = ${accountId}`;
    if (holder && MAX_BALANCE - amount <= HIGH_BALANCE)
      sendNotification(services, holder.id, 'highOnCredit', highBalance(toKronor(MAX_BALANCE as Ore)));
  });
}
