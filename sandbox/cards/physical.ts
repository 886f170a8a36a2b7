import { kronorOf, type Ore } from '../../contract/money.ts';
import type * as contract from '../../contract/physical-card.ts';
import type { Answers } from '../answer.ts';
import { dayAt } from '../calendar.ts';
import type { Database } from '../db/database.ts';
import { readAddress, saveAddress } from '../people/addresses.ts';
import { readCardholder } from '../people/cardholders.ts';
import { Refusal } from '../refusal.ts';
import { prove } from '../signing/signature.ts';
import type { World } from '../world.ts';
import { type CardRow, demandCard } from './cards.ts';
import { sendPlastic } from './plastic.ts';

/** When plastic was last sent to the holder of a card, ms since 1970. */
const lastOrdered = (db: Database, { accountId }: CardRow): number | null =>
  db.one<{ last: number | null }>`
    SELECT max(ordered_at) AS last FROM plastic JOIN card USING (reference_code) WHERE account_id = ${accountId}`
    ?.last ?? null;

const hasPlastic = (db: Database, { referenceCode }: CardRow): boolean =>
  db.one`SELECT 1 FROM plastic WHERE reference_code = ${referenceCode}` !== undefined;

const isEligible = (db: Database, card: CardRow): boolean => card.status === 'ACTIVE' && !hasPlastic(db, card);

/** What the employer of a cardholder takes for a physical card, öre. */
const feeFor = (db: Database, cardholderId: number): Ore =>
  db.one<{ fee: Ore }>`
    SELECT physical_fee AS fee FROM cardholder JOIN branch ON branch.id = branch_id JOIN client ON client.id = client_id
    WHERE cardholder.id = ${cardholderId}`?.fee ?? (0 as Ore);

function demandOrderable(db: Database, card: CardRow): void {
  if (!isEligible(db, card)) throw new Refusal(409, 'A physical card was already ordered');
  if (card.pin === null) throw new Refusal(409, 'A PIN must be chosen first');
  if (!readAddress(db, card.cardholderId)) throw new Refusal(409, 'An address is needed');
}

export const physicalCardAnswers = (world: World): Answers<typeof contract> => ({
  physicalCardEligibility: ({ referenceCode }, { cardholderId }) => {
    const card = demandCard(world.db, referenceCode, cardholderId);
    const last = lastOrdered(world.db, card);
    return { eligible: isEligible(world.db, card), lastOrderDate: last === null ? null : dayAt(last).toString() };
  },

  physicalCardFee: (_, { cardholderId }) => ({
    feeAmount: { amount: kronorOf(feeFor(world.db, cardholderId)), currency: 'SEK' },
  }),

  enrichCardholder: (_, { cardholderId }) => {
    const { firstName, lastName } = readCardholder(world.db, cardholderId);
    return { firstName, lastName, address: readAddress(world.db, cardholderId) };
  },

  saveAddress: (address, { cardholderId }) => saveAddress(world.db, cardholderId, address),

  orderPhysicalCard: ({ referenceCode, ...signature }, visit) => {
    const card = demandCard(world.db, referenceCode, visit.cardholderId);
    demandOrderable(world.db, card);
    const spend = prove(world, visit, 'PHYSICAL_CARD_ORDER', signature);
    world.db.transaction(() => {
      spend();
      sendPlastic(world, card, { referenceCode, fee: card.physicalFee, description: 'Avgift för fysiskt kort' });
    });
  },
});
