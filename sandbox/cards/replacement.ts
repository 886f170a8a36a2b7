import { kronorOf, type Ore } from '../../contract/money.ts';
import type * as contract from '../../contract/replacement.ts';
import type { Answers } from '../answer.ts';
import type { Database } from '../db/database.ts';
import { digitalCardMade, tell } from '../mailbox/letters.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { type CardRow, createCard, demandCard, type NewCard, terminateCard } from './cards.ts';
import { sendPlastic } from './plastic.ts';

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
  if (!employer) throw new Refusal(403, 'The employer is not the cardholder’s own');
  return employer.replacementFee;
}

/** Puts a new card in the place of one that is blocked for good; tells its reference. */
function succeed({ db, clock }: World, card: CardRow, kind: Pick<NewCard, 'awaitsActivation' | 'pin'>): string {
  const now = clock.now();
  terminateCard(db, card, now);
  const successor = createCard(db, { accountId: card.accountId, createdAt: now, ...kind });
  db.run`UPDATE card SET replaced_by = ${successor} WHERE reference_code = ${card.referenceCode}`;
  return successor;
}

/** Whether a card was replaced by one of plastic, so that whoever asks again has pressed twice. */
const isReplacedByPlastic = (db: Database, { replacedBy }: CardRow): boolean =>
  db.one`SELECT 1 FROM plastic WHERE reference_code = ${replacedBy}` !== undefined;

function replaceByPlastic(world: World, card: CardRow, agreedFee: Ore): void {
  if (card.terminatedAt !== null) {
    if (isReplacedByPlastic(world.db, card)) return;
    throw new Refusal(409, 'The card is blocked for good');
  }
  if (agreedFee !== card.replacementFee) throw new Refusal(409, 'The fee has changed');
  world.db.transaction(() => {
    const referenceCode = succeed(world, card, { awaitsActivation: true, pin: card.pin });
    sendPlastic(world, card, { referenceCode, fee: agreedFee, description: 'Avgift för ersättningskort' });
  });
}

function replaceByDigital(world: World, card: CardRow): void {
  if (card.terminatedAt !== null) {
    throw new Refusal(400, 'You already blocked your card and created a new digital card.');
  }
  if (!card.hasDigitalCards) throw new Refusal(409, 'Digital cards are not enabled');
  world.db.transaction(() => {
    // The PIN goes with the old card; a new one is chosen when plastic is ordered.
    succeed(world, card, {});
    tell(world, card.cardholderId, digitalCardMade);
  });
}

export const replacementAnswers = (world: World): Answers<typeof contract> => ({
  replacementFee: ({ clientId }, { cardholderId }) => ({
    amount: kronorOf(feeOf(world.db, clientId, cardholderId)),
  }),

  replaceCard: ({ referenceCode, feeAmount }, { cardholderId }) =>
    replaceByPlastic(world, demandCard(world.db, referenceCode, cardholderId), feeAmount),

  replaceDigitalCard: ({ referenceCode }, { cardholderId }) =>
    replaceByDigital(world, demandCard(world.db, referenceCode, cardholderId)),

  virtualCards: (_, { cardholderId }) => ({
    enabled: employersOf(world.db, cardholderId).some(({ hasDigitalCards }) => hasDigitalCards === 1),
  }),
});
