import { kronorOf, type Ore } from '../../contract/money.ts';
import { dayAt, momentAt } from '../calendar.ts';
import type { CardRow } from '../cards/cards.ts';
import { cardsOf } from '../cards/cards.ts';
import type { Database } from '../db/database.ts';
import { abroad, high, low, notify } from '../mailbox/notices.ts';
import { limitsOf } from '../preferences/preferences.ts';
import { Refusal } from '../refusal.ts';
import { CEILING, loadDueTopups } from '../topups/due.ts';
import type { World } from '../world.ts';
import { balanceOf, book, type Entry } from './ledger.ts';

const SEK = 'SEK';
/** §9: foreign currency costs 2.95 % more. */
const FOREIGN_FEE = 0.0295;
/** §9: a notice comes below 200 and above 12,000 kronor. */
const LOW = 20_000;
const HIGH = 1_200_000;

/** What somebody pays at a till; `amount` in the currency's own units. */
export interface Purchase {
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
}

function inKronor(db: Database, { amount, currency }: Purchase): number {
  if (currency === SEK) return amount;
  const known = db.one<{ rate: number }>`SELECT rate FROM currency WHERE code = ${currency}`;
  if (!known) throw new Refusal(400, `Nobody takes ${currency}`, [{ field: 'currency', detail: 'is not known' }]);
  return amount * known.rate;
}

/** Öre that were paid since a moment. */
const spentSince = (db: Database, accountId: number, since: number): number =>
  db.one<{ sum: number }>`
    SELECT coalesce(sum(-counts), 0) AS sum FROM ledger_entry
    WHERE account_id = ${accountId} AND operation = 'Purchase' AND booked_at >= ${since}`?.sum ?? 0;

function exceedsLimits(world: World, { cardholderId, accountId }: CardRow, price: number): boolean {
  const { db, clock } = world;
  const { daily, weekly } = limitsOf(db, cardholderId);
  const today = dayAt(clock.now());
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const exceeds = (limit: number, since: Temporal.PlainDate) =>
    limit > 0 && spentSince(db, accountId, momentAt(since, '00:00')) + price > limit;
  return exceeds(daily, today) || exceeds(weekly, monday);
}

function tellOf(world: World, { cardholderId }: CardRow, before: number, after: number, isAbroad: boolean): void {
  if (isAbroad) notify(world, cardholderId, 'abroadTransactions', abroad);
  if (after < LOW && before >= LOW) notify(world, cardholderId, 'lowOnCredit', low(kronorOf(after as Ore)));
}

/**
 * Pays with the current card of an account: reserved, or declined when the card is blocked, the money does not suffice or
 * a limit would be passed. Gives the status.
 */
export function pay(world: World, accountId: number, purchase: Purchase): Entry['status'] {
  const { db, clock } = world;
  return db.transaction(() => {
    loadDueTopups(world, accountId);
    const card = cardsOf(db, accountId).find(({ status }) => status === 'ACTIVE');
    const price = Math.round(inKronor(db, purchase) * 100);
    const isAbroad = purchase.currency !== SEK;
    const fee = isAbroad ? Math.round(price * FOREIGN_FEE) : 0;
    const balance = balanceOf(db, accountId);
    const isGood = card !== undefined && balance >= price + fee && !exceedsLimits(world, card, price + fee);
    const status = isGood ? 'Reserved' : 'Declined';
    const { description, amount, currency } = purchase;
    const merchant = { amount, currency };
    const bookedAt = clock.now();
    book(db, accountId, { bookedAt, operation: 'Purchase', status, description, amount: -price, fee, merchant });
    if (isGood) tellOf(world, card, balance, balance - price - fee, isAbroad);
    loadDueTopups(world, accountId);
    return status;
  });
}

/** Fills an account up to the ceiling, as an employer might once. */
export function fill(world: World, accountId: number): void {
  const { db, clock } = world;
  db.transaction(() => {
    loadDueTopups(world, accountId);
    const amount = CEILING - balanceOf(db, accountId);
    if (amount <= 0) return;
    const description = 'Engångspåfyllning från arbetsgivaren';
    book(db, accountId, { bookedAt: clock.now(), operation: 'Top-up', status: 'Successful', description, amount });
    const holder = db.one<{ id: number }>`SELECT cardholder_id AS id FROM account WHERE id = ${accountId}`;
    if (holder && CEILING - amount <= HIGH) notify(world, holder.id, 'highOnCredit', high(kronorOf(CEILING as Ore)));
  });
}
