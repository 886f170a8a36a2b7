import type * as contract from '../../contract/card.ts';
import { demandAccount } from '../accounts/accounts.ts';
import type { Answers } from '../answer.ts';
import { Refusal } from '../refusal.ts';
import { prove } from '../signing/signature.ts';
import { issueTicket } from '../vault/tickets.ts';
import type { World } from '../world.ts';
import { type CardRow, cardSight, cardsOf, demandCard } from './cards.ts';
import { activatePlastic } from './plastic.ts';

/** A wallet as it is kept. */
interface WalletRow {
  status: string;
  walletName: string;
  deviceName: string;
}

function demandLiving({ terminatedAt }: CardRow): void {
  if (terminatedAt !== null) throw new Refusal(409, 'The card is blocked for good');
}

export const cardAnswers = (world: World): Answers<typeof contract> => ({
  accountCards: ({ id }, { cardholderId }) => {
    demandAccount(world.db, id, cardholderId);
    return cardsOf(world.db, id).map(cardSight);
  },

  temporaryBlock: ({ referenceCode }, { cardholderId }) => {
    const card = demandCard(world.db, referenceCode, cardholderId);
    demandLiving(card);
    if (card.awaitsActivation) throw new Refusal(409, 'The card is not activated yet');
    const status = card.status === 'ACTIVE' ? 'BLOCKED' : 'ACTIVE';
    world.db.run`UPDATE card SET status = ${status} WHERE reference_code = ${referenceCode}`;
    return cardSight({ ...card, status });
  },

  cardDetails: ({ referenceCode, ...signature }, visit) => {
    const card = demandCard(world.db, referenceCode, visit.cardholderId);
    demandLiving(card);
    const spend = prove(world, visit, 'VIEW_CARD_DETAILS', signature);
    return world.db.transaction(() => {
      spend();
      const { id, token } = issueTicket(world, card, 'DETAILS');
      return { id, token, cardDataUrl: `${visit.vaultOrigin}/card` };
    });
  },

  walletTokens: ({ referenceCode }, { cardholderId }) => {
    demandCard(world.db, referenceCode, cardholderId);
    const walletTokens = world.db.all<WalletRow>`
      SELECT status, wallet_name AS walletName, device_name AS deviceName FROM wallet_token
      WHERE reference_code = ${referenceCode} ORDER BY id`;
    return { walletTokens };
  },

  activateCard: ({ cardId }, { cardholderId }) => activatePlastic(world, cardId, cardholderId),
});
