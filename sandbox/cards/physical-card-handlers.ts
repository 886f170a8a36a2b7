import { isDeepStrictEqual } from 'node:util';
import { type Ore, toKronor } from '../../contract/money.ts';
import type * as contract from '../../contract/physical-card.ts';
import { dayAt } from '../dates.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../handler.ts';
import { addressChanged, notifyCardholder } from '../mailbox/message-texts.ts';
import { readAddress, saveAddress } from '../people/addresses.ts';
import { readCardholder } from '../people/cardholders.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { requireSignature } from '../signature/signature.ts';
import { type CardRow, requireCard } from './cards.ts';
import { sendPhysicalCard } from './physical-cards.ts';

/** When a physical card was last ordered for the account of a card, ms since 1970. */
const lastOrdered = (db: Database, { accountId }: CardRow): number | null =>
  db.one<{ last: number | null }>`
    SELECT max(ordered_at) AS last FROM physical_card JOIN card USING (reference_code) WHERE account_id = ${accountId}`
    ?.last ?? null;

const hasPhysicalCard = (db: Database, { referenceCode }: CardRow): boolean =>
  db.one`SELECT 1 FROM physical_card WHERE reference_code = ${referenceCode}` !== undefined;

const isEligible = (db: Database, card: CardRow): boolean => card.status === 'ACTIVE' && !hasPhysicalCard(db, card);

/** The employer's fee for a physical card, öre. */
const feeFor = (db: Database, cardholderId: number): Ore =>
  db.one<{ fee: Ore }>`
    SELECT physical_fee AS fee FROM cardholder JOIN branch ON branch.id = branch_id JOIN client ON client.id = client_id
    WHERE cardholder.id = ${cardholderId}`?.fee ?? (0 as Ore);

function requireOrderable(db: Database, card: CardRow): void {
  if (!isEligible(db, card)) throw new Rejection(409, 'A physical card was already ordered');
  if (card.pin === null) throw new Rejection(409, 'A PIN must be chosen first');
  if (!readAddress(db, card.cardholderId)) throw new Rejection(409, 'An address is needed');
}

export const physicalCardHandlers = (services: Services): Handlers<typeof contract> => ({
  physicalCardEligibility: ({ referenceCode }, { cardholderId }) => {
    const card = requireCard(services.db, referenceCode, cardholderId);
    const last = lastOrdered(services.db, card);
    return { eligible: isEligible(services.db, card), lastOrderDate: last === null ? null : dayAt(last).toString() };
  },

  physicalCardFee: (_, { cardholderId }) => ({
    feeAmount: { amount: toKronor(feeFor(services.db, cardholderId)), currency: 'SEK' },
  }),

  enrichCardholder: (_, { cardholderId }) => {
    const { firstName, lastName } = readCardholder(services.db, cardholderId);
    return { firstName, lastName, address: readAddress(services.db, cardholderId) };
  },

  saveAddress: (address, { cardholderId }) => {
    services.db.transaction(() => {
      const before = readAddress(services.db, cardholderId);
      saveAddress(services.db, cardholderId, address);
      const isSame = isDeepStrictEqual(before, readAddress(services.db, cardholderId));
      if (before && !isSame) notifyCardholder(services, cardholderId, addressChanged);
    });
  },

  orderPhysicalCard: ({ referenceCode, ...signature }, context) => {
    const card = requireCard(services.db, referenceCode, context.cardholderId);
    requireOrderable(services.db, card);
    const consume = requireSignature(services, context, { action: 'PHYSICAL_CARD_ORDER', card }, signature);
    services.db.transaction(() => {
      consume();
      sendPhysicalCard(services, card, {
        referenceCode,
        fee: card.physicalFee,
        description: 'Avgift för fysiskt kort',
      });
    });
  },
});
