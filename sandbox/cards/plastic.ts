import { randomInt } from 'node:crypto';
import type { Ore } from '../../contract/money.ts';
import { book } from '../accounts/ledger.ts';
import { cardOnItsWay, tell } from '../mailbox/letters.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { type CardRow, demandCard } from './cards.ts';

interface PlasticRow {
  referenceCode: string;
  activatedAt: number | null;
  terminatedAt: number | null;
}

interface PlasticOrder {
  readonly referenceCode: string;
  /** What the card is charged for it, öre. */
  readonly fee: Ore;
  readonly description: string;
}

/** Sends a card of plastic by post and charges for it; part of the deed that orders it. */
export function sendPlastic(world: World, { accountId, cardholderId }: CardRow, order: PlasticOrder): void {
  const { db, clock } = world;
  const cardId = String(randomInt(100_000_000, 1_000_000_000));
  const now = clock.now();
  db.run`
    INSERT INTO plastic (card_id, reference_code, ordered_at, fee)
    VALUES (${cardId}, ${order.referenceCode}, ${now}, ${order.fee})`;
  if (order.fee > 0) {
    const { description, fee } = order;
    book(db, accountId, { bookedAt: now, operation: 'Fee', status: 'Successful', description, amount: -fee });
  }
  tell(world, cardholderId, cardOnItsWay(cardId));
}

/** Puts a card of plastic into use by the number on its letter, as often as it is pressed. */
export function activatePlastic({ db, clock }: World, cardId: string, cardholderId: number): void {
  const plastic = db.one<PlasticRow>`
    SELECT referenceCode, activated_at AS activatedAt, terminatedAt
    FROM plastic JOIN card_read ON referenceCode = reference_code
    WHERE card_id = ${cardId} AND cardholderId = ${cardholderId}`;
  if (!plastic) throw new Refusal(400, 'Invalid card ID');
  const { referenceCode, activatedAt, terminatedAt } = plastic;
  if (terminatedAt !== null) throw new Refusal(409, 'The card could not be activated');
  if (activatedAt !== null) return;
  db.transaction(() => {
    db.run`UPDATE plastic SET activated_at = ${clock.now()} WHERE card_id = ${cardId}`;
    if (!demandCard(db, referenceCode, cardholderId).awaitsActivation) return;
    db.run`UPDATE card SET status = 'ACTIVE', awaits_activation = 0 WHERE reference_code = ${referenceCode}`;
  });
}
