import { randomInt } from 'node:crypto';
import type { Ore } from '../../contract/money.ts';
import { addEntry } from '../accounts/ledger.ts';
import { cardSent, notifyCardholder } from '../mailbox/message-texts.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { type CardRow, requireCard } from './cards.ts';

interface PhysicalCardRow {
  referenceCode: string;
  activatedAt: number | null;
  terminatedAt: number | null;
}

interface PhysicalCardOrder {
  readonly referenceCode: string;
  /** Charged to the account, öre. */
  readonly fee: Ore;
  readonly description: string;
}

/** Sends a physical card by post and charges the fee. Call it in the transaction of the order. */
export function sendPhysicalCard(
  services: Services,
  { accountId, cardholderId }: CardRow,
  order: PhysicalCardOrder,
): void {
  const { db, clock } = services;
  const cardId = String(randomInt(100_000_000, 1_000_000_000));
  const now = clock.now();
  db.run`
    INSERT INTO physical_card (card_id, reference_code, ordered_at, fee)
    VALUES (${cardId}, ${order.referenceCode}, ${now}, ${order.fee})`;
  if (order.fee > 0) {
    const { description, fee } = order;
    addEntry(db, accountId, { bookedAt: now, operation: 'Fee', status: 'Successful', description, amount: -fee });
  }
  notifyCardholder(services, cardholderId, cardSent(cardId));
}

/** Activates a physical card by the card ID in its letter. Idempotent. */
export function activatePhysicalCard({ db, clock }: Services, cardId: string, cardholderId: number): void {
  const physicalCard = db.one<PhysicalCardRow>`
    SELECT referenceCode, activated_at AS activatedAt, terminatedAt
    FROM physical_card JOIN card_read ON referenceCode = reference_code
    WHERE card_id = ${cardId} AND cardholderId = ${cardholderId}`;
  if (!physicalCard) throw new Rejection(400, 'Invalid card ID');
  const { referenceCode, activatedAt, terminatedAt } = physicalCard;
  if (terminatedAt !== null) throw new Rejection(409, 'The card could not be activated');
  if (activatedAt !== null) return;
  db.transaction(() => {
    db.run`UPDATE physical_card SET activated_at = ${clock.now()} WHERE card_id = ${cardId}`;
    if (!requireCard(db, referenceCode, cardholderId).awaitsActivation) return;
    db.run`UPDATE card SET status = 'ACTIVE', awaits_activation = 0 WHERE reference_code = ${referenceCode}`;
  });
}
