import { randomInt } from 'node:crypto';
import type * as contract from '../../contract/pin.ts';
import type { Database } from '../db/database.ts';
import type { Handlers } from '../handler.ts';
import { Rejection } from '../rejection.ts';
import type { RequestContext } from '../request-context.ts';
import type { Services } from '../services.ts';
import { requireSignature, requireUnblockSignature } from '../signature/signature.ts';
import { issueTicket } from '../vault/tickets.ts';
import { type CardRow, requireCard } from './cards.ts';

/** Rejects when a card has no PIN or is terminated. */
function requirePin({ pin, terminatedAt }: CardRow): void {
  if (pin === null || terminatedAt !== null) {
    throw new Rejection(409, 'PIN is not available for new or terminated cards');
  }
}

/** Sets the first PIN of a card; returns false when the card has a PIN or is terminated. */
export const choosePin = (db: Database, referenceCode: string, pin: string): boolean =>
  db.run`
    UPDATE card SET pin = ${pin}, pin_counter = 0
    WHERE reference_code = ${referenceCode} AND pin IS NULL AND terminated_at IS NULL` === 1;

function unblock(services: Services, context: RequestContext, card: CardRow): void {
  const { pin, pinCounter, referenceCode, terminatedAt } = card;
  if (pin === null || terminatedAt !== null) throw new Rejection(409, 'Unable to reset PIN for this card');
  // Idempotent: a repeated request needs no signature.
  if (pinCounter === 0) return;
  const consume = requireUnblockSignature(services, context, card);
  services.db.transaction(() => {
    consume();
    services.db.run`UPDATE card SET pin_counter = 0 WHERE reference_code = ${referenceCode}`;
  });
}

export const pinHandlers = (services: Services): Handlers<typeof contract> => ({
  pinAttempts: ({ referenceCode }, { cardholderId }) => {
    const card = requireCard(services.db, referenceCode, cardholderId);
    requirePin(card);
    return { counter: card.pinCounter, max: card.pinMax };
  },

  pinStatus: ({ referenceCode }, { cardholderId }) => ({
    pinSet: requireCard(services.db, referenceCode, cardholderId).pin !== null,
  }),

  resetPinAttempts: ({ referenceCode }, context) =>
    unblock(services, context, requireCard(services.db, referenceCode, context.cardholderId)),

  viewPin: ({ referenceCode, ...signature }, context) => {
    const card = requireCard(services.db, referenceCode, context.cardholderId);
    requirePin(card);
    const consume = requireSignature(services, context, { action: 'VIEW_CARD_PIN', card }, signature);
    return services.db.transaction(() => {
      consume();
      const { token } = issueTicket(services, card, 'VIEW_PIN');
      return { pinURL: `${context.vaultOrigin}/view-pin?ticket=${token}` };
    });
  },

  // The next two calls carry no signature, so they never change an existing PIN.
  choosePin: ({ referenceCode }, context) => {
    const card = requireCard(services.db, referenceCode, context.cardholderId);
    if (card.pin !== null || card.terminatedAt !== null) throw new Rejection(409, 'Error when changing PIN');
    const { token } = issueTicket(services, card, 'SET_PIN');
    return { pinFrameURL: `${context.vaultOrigin}/set-pin?ticket=${token}` };
  },

  setRandomPin: ({ referenceCode }, { cardholderId }) => {
    const card = requireCard(services.db, referenceCode, cardholderId);
    if (card.terminatedAt !== null) throw new Rejection(409, 'Error when changing PIN');
    choosePin(services.db, referenceCode, String(randomInt(10_000)).padStart(4, '0'));
  },
});
