import { randomInt } from 'node:crypto';
import type * as contract from '../../contract/pin.ts';
import type { Answers } from '../answer.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { hasSigned, prove } from '../signing/signature.ts';
import { issueTicket } from '../vault/tickets.ts';
import type { World } from '../world.ts';
import { type CardRow, demandCard } from './cards.ts';

/** Refuses for a card that has no PIN yet, or whose PIN is of no use any more. */
function demandPin({ pin, terminatedAt }: CardRow): void {
  if (pin === null || terminatedAt !== null) {
    throw new Refusal(409, 'PIN is not available for new or terminated cards');
  }
}

/** Gives a card its PIN; false when it has one already, or is of no use any more. */
export const choosePin = (db: Database, referenceCode: string, pin: string): boolean =>
  db.run`
    UPDATE card SET pin = ${pin}, pin_counter = 0
    WHERE reference_code = ${referenceCode} AND pin IS NULL AND terminated_at IS NULL` === 1;

function unblock(world: World, { pin, pinCounter, referenceCode, terminatedAt, cardholderId }: CardRow): void {
  if (pin === null || terminatedAt !== null) throw new Refusal(409, 'Unable to reset PIN for this card');
  // Pressed twice: there is nothing left to do, and nothing to be signed for.
  if (pinCounter === 0) return;
  if (!hasSigned(world, cardholderId)) throw new Refusal(400, 'Signature is missing or already used');
  world.db.run`UPDATE card SET pin_counter = 0 WHERE reference_code = ${referenceCode}`;
}

export const pinAnswers = (world: World): Answers<typeof contract> => ({
  pinAttempts: ({ referenceCode }, { cardholderId }) => {
    const card = demandCard(world.db, referenceCode, cardholderId);
    demandPin(card);
    return { counter: card.pinCounter, max: card.pinMax };
  },

  pinStatus: ({ referenceCode }, { cardholderId }) => ({
    pinSet: demandCard(world.db, referenceCode, cardholderId).pin !== null,
  }),

  resetPinAttempts: ({ referenceCode }, { cardholderId }) =>
    unblock(world, demandCard(world.db, referenceCode, cardholderId)),

  viewPin: ({ referenceCode, ...signature }, visit) => {
    const card = demandCard(world.db, referenceCode, visit.cardholderId);
    demandPin(card);
    const spend = prove(world, visit, 'VIEW_CARD_PIN', signature);
    return world.db.transaction(() => {
      spend();
      const { id, token } = issueTicket(world, card, 'VIEW_PIN');
      return { id, pinURL: `${visit.vaultOrigin}/view-pin?ticket=${token}` };
    });
  },

  // No signature comes with these two: a PIN that is there can therefore not be changed by them.
  choosePin: ({ referenceCode }, visit) => {
    const card = demandCard(world.db, referenceCode, visit.cardholderId);
    if (card.pin !== null || card.terminatedAt !== null) throw new Refusal(409, 'Error when changing PIN');
    const { id, token } = issueTicket(world, card, 'SET_PIN');
    return { id, pinFrameURL: `${visit.vaultOrigin}/set-pin?ticket=${token}` };
  },

  setRandomPin: ({ referenceCode }, { cardholderId }) => {
    const card = demandCard(world.db, referenceCode, cardholderId);
    if (card.terminatedAt !== null) throw new Refusal(409, 'Error when changing PIN');
    choosePin(world.db, referenceCode, String(randomInt(10_000)).padStart(4, '0'));
  },
});
