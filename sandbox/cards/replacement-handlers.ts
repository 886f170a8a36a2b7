import { type Ore, toKronor } from '../../contract/money.ts';
import type * as contract from '../../contract/replacement-card.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../handler.ts';
import { digitalCardCreated, notifyCardholder } from '../mailbox/message-texts.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { type CardRow, createCard, type NewCard, requireCard, terminateCard } from './cards.ts';
import { sendPhysicalCard } from './physical-cards.ts';

interface Employer {
  replacementFee: Ore;
  hasDigitalCards: number;
}

const employersOf = (db: Database, cardholderId: number): (Employer & { id: number })[] =>
  db.all<Employer & { id: number }>`
    SELECT client.id, replacement_fee AS replacementFee, has_digital_cards AS hasDigitalCards
    FROM client JOIN branch ON branch.client_id = client.id
    WHERE branch.id IN (
      SELECT branch_id FROM cardholder WHERE id = ${cardholderId}
      UNION
      SELECT branch_id FROM account JOIN topup_level ON topup_level.id = topup_level_id
      WHERE cardholder_id = ${cardholderId}
    )`;

function feeOf(db: Database, clientId: number, cardholderId: number): Ore {
  const employer = employersOf(db, cardholderId).find(({ id }) => id === clientId);
  if (!employer) throw new Rejection(403, 'The employer is not the cardholder’s own');
  return employer.replacementFee;
}

/** Terminates a card and creates its replacement; returns the new reference. */
function replace({ db, clock }: Services, card: CardRow, kind: Pick<NewCard, 'awaitsActivation' | 'pin'>): string {
  const now = clock.now();
  terminateCard(db, card, now);
  const successor = createCard(db, { accountId: card.accountId, createdAt: now, ...kind });
  db.run`UPDATE card SET replaced_by = ${successor} WHERE reference_code = ${card.referenceCode}`;
  return successor;
}

/** Whether a card was replaced by a physical card; then the request is a repetition. */
const isReplacedByPhysicalCard = (db: Database, { replacedBy }: CardRow): boolean =>
  db.one`SELECT 1 FROM physical_card WHERE reference_code = ${replacedBy}` !== undefined;

function replaceByPhysicalCard(services: Services, card: CardRow, agreedFee: Ore): void {
  if (card.terminatedAt !== null) {
    if (isReplacedByPhysicalCard(services.db, card)) return;
    throw new Rejection(409, 'The card is blocked for good');
  }
  if (agreedFee !== card.replacementFee) throw new Rejection(409, 'The fee has changed');
  services.db.transaction(() => {
    const referenceCode = replace(services, card, { awaitsActivation: true, pin: card.pin });
    sendPhysicalCard(services, card, { referenceCode, fee: agreedFee, description: 'Avgift för ersättningskort' });
  });
}

function replaceByDigitalCard(services: Services, card: CardRow): void {
  if (card.terminatedAt !== null) {
    throw new Rejection(400, 'You already blocked your card and created a new digital card.');
  }
  if (!card.hasDigitalCards) throw new Rejection(409, 'Digital cards are not enabled');
  services.db.transaction(() => {
    // The new card has no PIN; the cardholder chooses one when ordering a physical card.
    replace(services, card, {});
    notifyCardholder(services, card.cardholderId, digitalCardCreated);
  });
}

export const replacementHandlers = (services: Services): Handlers<typeof contract> => ({
  replacementFee: ({ clientId }, { cardholderId }) => ({
    amount: toKronor(feeOf(services.db, clientId, cardholderId)),
    currency: 'SEK',
  }),

  replaceCard: ({ referenceCode, feeAmount }, { cardholderId }) =>
    replaceByPhysicalCard(services, requireCard(services.db, referenceCode, cardholderId), feeAmount),

  replaceDigitalCard: ({ referenceCode }, { cardholderId }) =>
    replaceByDigitalCard(services, requireCard(services.db, referenceCode, cardholderId)),

  virtualCards: (_, { cardholderId }) => ({
    enabled: employersOf(services.db, cardholderId).some(({ hasDigitalCards }) => hasDigitalCards === 1),
  }),
});
