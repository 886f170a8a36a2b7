import { addEntry } from '../accounts/ledger.ts';
import { expiryOf } from '../cards/cards.ts';
import { testPan } from '../cards/pan.ts';
import type { Database } from '../db/database.ts';
import { changedMonths, simulateHistory } from './history.ts';
import type { AccountPlan, CardPlan } from './persona.ts';
import { seededRandom } from './random.ts';

const DAY = 86_400_000;

interface Level {
  amount: number;
  day: number;
}

/** The reference code of a seeded card; tests use it. The first card is number 1. */
const referenceOf = (accountId: number, index: number): string => `card-${accountId}-${index + 1}`;

function seedWallets(db: Database, reference: string, { wallets }: CardPlan): void {
  for (const { wallet, device, status } of wallets) {
    db.run`
      INSERT INTO wallet_token (reference_code, status, wallet_name, device_name)
      VALUES (${reference}, ${status}, ${wallet}, ${device})`;
  }
}

function seedPhysicalCard(db: Database, reference: string, { physicalCard }: CardPlan, now: number): void {
  if (!physicalCard) return;
  const orderedAt = now - physicalCard.daysAgo * DAY;
  db.run`
    INSERT INTO physical_card (card_id, reference_code, ordered_at, fee, activated_at)
    VALUES (${physicalCard.cardId}, ${reference}, ${orderedAt}, 0, ${physicalCard.isActivated ? orderedAt + 8 * DAY : null})`;
}

function seedCard(db: Database, { id, cards }: AccountPlan, index: number, startedAt: number, now: number): void {
  const card = cards[index];
  if (!card) return;
  const random = seededRandom(`card ${id} ${index}`);
  const reference = referenceOf(id, index);
  // Each card except the last was terminated half-way between its creation and now.
  const createdAt = now - (now - startedAt) / 2 ** index;
  const isTerminated = card.state === 'TERMINATED';
  db.run`
    INSERT INTO card (reference_code, account_id, status, pan, expires, cvc, created_at, pin, pin_counter, terminated_at)
    VALUES (${reference}, ${id}, ${card.state === 'ACTIVE' ? 'ACTIVE' : 'BLOCKED'},
      ${testPan(card.lastFour, random)}, ${expiryOf(createdAt)}, ${String(100 + Math.floor(random() * 900))},
      ${createdAt}, ${card.pin}, ${card.wrongPins}, ${isTerminated ? now - (now - startedAt) / 2 ** (index + 1) : null})`;
  if (index > 0) {
    db.run`UPDATE card SET replaced_by = ${reference} WHERE reference_code = ${referenceOf(id, index - 1)}`;
  }
  seedWallets(db, reference, card);
  seedPhysicalCard(db, reference, card, now);
}

function seedMonths(db: Database, plan: AccountPlan, level: Level, now: number): void {
  const { id } = plan;
  const { entries, months } = simulateHistory(plan, level, now);
  for (const { year, month, loadsAt, isLoaded, isQueued } of months) {
    db.run`
      INSERT INTO topup_order (account_id, year, month, status, amount, ordered_at, queued_at, loaded_at)
      VALUES (${id}, ${year}, ${month}, 'ORDERED', ${level.amount}, ${Math.min(now, loadsAt) - 20 * DAY},
        ${isQueued ? loadsAt : null}, ${isLoaded ? loadsAt : null})`;
  }
  for (const { year, month, status } of changedMonths(plan, now)) {
    db.run`
      INSERT INTO topup_order (account_id, year, month, status, amount, ordered_at)
      VALUES (${id}, ${year}, ${month}, ${status}, ${level.amount}, ${now})`;
  }
  for (const entry of entries) addEntry(db, id, entry);
}

/** Inserts an account with its cards, top-ups and transactions. `now` in ms since 1970. */
export function seedAccount(db: Database, cardholderId: number, plan: AccountPlan, now: number): void {
  const level = db.one<Level>`
    SELECT amount, day_topup AS day FROM topup_level JOIN branch ON branch.id = branch_id
    WHERE topup_level.id = ${plan.levelId}`;
  if (!level) throw new Error(`there is no top-up level ${plan.levelId}`);
  const startedAt = now - plan.historyMonths * 30 * DAY;
  db.run`
    INSERT INTO account (id, cardholder_id, topup_level_id, status, terms_accepted_at)
    VALUES (${plan.id}, ${cardholderId}, ${plan.levelId}, ${plan.status}, ${plan.acceptedTerms ? startedAt : null})`;
  for (const index of plan.cards.keys()) seedCard(db, plan, index, startedAt, now);
  seedMonths(db, plan, level, now);
}
