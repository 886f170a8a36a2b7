import { book } from '../accounts/ledger.ts';
import { dayAt } from '../calendar.ts';
import { expiryOf } from '../cards/cards.ts';
import { testPan } from '../cards/pan.ts';
import type { Database } from '../db/database.ts';
import { chanceOf } from './chance.ts';
import { pastOf } from './history.ts';
import type { AccountPlan, CardPlan } from './persona.ts';

const DAY = 86_400_000;

interface Level {
  amount: number;
  day: number;
}

/** The name by which tests know the cards of planted accounts; the first is number 1. */
const referenceOf = (accountId: number, index: number): string => `card-${accountId}-${index + 1}`;

function plantWallets(db: Database, reference: string, { wallets }: CardPlan): void {
  for (const { wallet, device, status } of wallets) {
    db.run`
      INSERT INTO wallet_token (reference_code, status, wallet_name, device_name)
      VALUES (${reference}, ${status}, ${wallet}, ${device})`;
  }
}

function plantPlastic(db: Database, reference: string, { plastic }: CardPlan, now: number): void {
  if (!plastic) return;
  const orderedAt = now - plastic.daysAgo * DAY;
  db.run`
    INSERT INTO plastic (card_id, reference_code, ordered_at, fee, activated_at)
    VALUES (${plastic.cardId}, ${reference}, ${orderedAt}, 0, ${plastic.isActivated ? orderedAt + 8 * DAY : null})`;
}

function plantCard(db: Database, { id, cards }: AccountPlan, index: number, begin: number, now: number): void {
  const card = cards[index];
  if (!card) return;
  const chance = chanceOf(`card ${id} ${index}`);
  const reference = referenceOf(id, index);
  // Each card but the last was blocked half-way between its beginning and today.
  const createdAt = now - (now - begin) / 2 ** index;
  const isOver = card.state === 'TERMINATED';
  db.run`
    INSERT INTO card (reference_code, account_id, status, pan, expires, cvc, created_at, pin, pin_counter, terminated_at)
    VALUES (${reference}, ${id}, ${card.state === 'ACTIVE' ? 'ACTIVE' : 'BLOCKED'},
      ${testPan(card.lastFour, chance)}, ${expiryOf(createdAt)}, ${String(100 + Math.floor(chance() * 900))},
      ${createdAt}, ${card.pin}, ${card.wrongPins}, ${isOver ? now - (now - begin) / 2 ** (index + 1) : null})`;
  if (index > 0) {
    db.run`UPDATE card SET replaced_by = ${reference} WHERE reference_code = ${referenceOf(id, index - 1)}`;
  }
  plantWallets(db, reference, card);
  plantPlastic(db, reference, card, now);
}

function plantMonths(db: Database, { id, decided, ...plan }: AccountPlan, level: Level, now: number): void {
  const { entries, months } = pastOf({ id, decided, ...plan }, level, now);
  for (const { year, month, moment, isLoaded, isQueued } of months) {
    db.run`
      INSERT INTO topup_order (account_id, year, month, status, amount, ordered_at, queued_at, loaded_at)
      VALUES (${id}, ${year}, ${month}, 'ORDERED', ${level.amount}, ${Math.min(now, moment) - 20 * DAY},
        ${isQueued ? moment : null}, ${isLoaded ? moment : null})`;
  }
  for (const { ahead, status } of decided) {
    const { year, month } = dayAt(now).with({ day: 1 }).add({ months: ahead });
    db.run`
      INSERT INTO topup_order (account_id, year, month, status, amount, ordered_at)
      VALUES (${id}, ${year}, ${month}, ${status}, ${level.amount}, ${now})`;
  }
  for (const entry of entries) book(db, id, entry);
}

/** Writes down an account with all that has happened on it. `now` in ms since 1970. */
export function plantAccount(db: Database, cardholderId: number, plan: AccountPlan, now: number): void {
  const level = db.one<Level>`
    SELECT amount, day_topup AS day FROM topup_level JOIN branch ON branch.id = branch_id
    WHERE topup_level.id = ${plan.levelId}`;
  if (!level) throw new Error(`there is no top-up level ${plan.levelId}`);
  const begin = now - plan.history * 30 * DAY;
  db.run`
    INSERT INTO account (id, cardholder_id, topup_level_id, status, terms_accepted_at)
    VALUES (${plan.id}, ${cardholderId}, ${plan.levelId}, ${plan.status}, ${plan.acceptedTerms ? begin : null})`;
  for (const index of plan.cards.keys()) plantCard(db, plan, index, begin, now);
  plantMonths(db, plan, level, now);
}
