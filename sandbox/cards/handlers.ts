import type * as contract from '../../contract/card.ts';
import { requireAccount } from '../accounts/accounts.ts';
import type { Handlers } from '../handler.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { requireSignature } from '../signature/signature.ts';
import { issueTicket } from '../vault/tickets.ts';
import { type CardRow, cardsOf, requireCard, toCard } from './cards.ts';
import { activatePhysicalCard } from './physical-cards.ts';

interface WalletRow {
  status: string;
  walletName: string;
  deviceName: string;
}

function requireNotTerminated({ terminatedAt }: CardRow): void {
  if (terminatedAt !== null) throw new Rejection(409, 'The card is blocked for good');
}

export const cardHandlers = (services: Services): Handlers<typeof contract> => ({
  accountCards: ({ id }, { cardholderId }) => {
    requireAccount(services.db, id, cardholderId);
    return cardsOf(services.db, id).map(toCard);
  },

  temporaryBlock: ({ referenceCode }, { cardholderId }) => {
    const card = requireCard(services.db, referenceCode, cardholderId);
    requireNotTerminated(card);
    if (card.awaitsActivation) throw new Rejection(409, 'The card is not activated yet');
    const status = card.status === 'ACTIVE' ? 'BLOCKED' : 'ACTIVE';
    services.db.run`UPDATE card SET status = ${status} WHERE reference_code = ${referenceCode}`;
    return toCard({ ...card, status });
  },

  cardDetails: ({ referenceCode, ...signature }, context) => {
    const card = requireCard(services.db, referenceCode, context.cardholderId);
    requireNotTerminated(card);
    const consume = requireSignature(services, context, { action: 'VIEW_CARD_DETAILS', card }, signature);
    return services.db.transaction(() => {
      consume();
      const { token } = issueTicket(services, card, 'DETAILS');
      return { token, cardDataUrl: `${context.vaultOrigin}/card` };
    });
  },

  walletTokens: ({ referenceCode }, { cardholderId }) => {
    requireCard(services.db, referenceCode, cardholderId);
    const walletTokens = services.db.all<WalletRow>`
      SELECT status, wallet_name AS walletName, device_name AS deviceName FROM wallet_token
      WHERE reference_code = ${referenceCode} ORDER BY id`;
    return { walletTokens };
  },

  activateCard: ({ cardId }, { cardholderId }) => activatePhysicalCard(services, cardId, cardholderId),
});
