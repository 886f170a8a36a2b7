import { randomInt, randomUUID } from 'node:crypto';
import type { Card } from '../../contract/card.ts';
import type { Ore } from '../../contract/money.ts';
import { dayAt } from '../calendar.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { testPan } from './pan.ts';

/** A card as it is kept. Moments are ms since 1970, flags 0 or 1. */
export interface CardRow {
  readonly referenceCode: string;
  readonly accountId: number;
  readonly cardholderId: number;
  readonly clientId: number;
  readonly status: Card['status'];
  readonly pan: string;
  readonly lastFour: string;
  readonly expires: string;
  readonly cvc: string;
  readonly createdAt: number;
  /** Null until one is chosen. */
  readonly pin: string | null;
  readonly pinCounter: number;
  readonly pinMax: number;
  readonly awaitsActivation: number;
  /** When it was blocked for good. */
  readonly terminatedAt: number | null;
  readonly replacedBy: string | null;
  readonly physicalFee: Ore;
  readonly replacementFee: Ore;
  readonly hasDigitalCards: number;
}

/** Newest first. */
export const cardsOf = (db: Database, accountId: number): CardRow[] =>
  db.all<CardRow>`SELECT * FROM card_read WHERE accountId = ${accountId} ORDER BY createdAt DESC, referenceCode DESC`;

/** Refuses with 403 whoever asks about a card of somebody else, or one that does not exist. */
export function demandCard(db: Database, referenceCode: string, cardholderId: number): CardRow {
  const card = db.one<CardRow>`
    SELECT * FROM card_read WHERE referenceCode = ${referenceCode} AND cardholderId = ${cardholderId}`;
  if (!card) throw new Refusal(403, 'The card belongs to somebody else');
  return card;
}

/** The card as the contract tells it. */
export const cardSight = ({ referenceCode, status, lastFour, clientId }: CardRow): Card => ({
  referenceCode,
  status,
  lastFourDigits: lastFour,
  cardOrder: { cardHolder: { branch: { clientPackage: { client: { id: clientId } } } } },
});

/** Active accounts whose holder still has to create the digital card (§4 onboarding). */
export const accountsWithoutCard = (db: Database, cardholderId: number): number[] =>
  db.all<{ id: number }>`
    SELECT id FROM account
    WHERE cardholder_id = ${cardholderId} AND status = 'ACTIVE'
      AND NOT EXISTS (SELECT 1 FROM card WHERE account_id = account.id)`.map(({ id }) => id);

const YEARS_VALID = 4;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The month and year (`MM/YY`) in which a card made at a moment ends. */
export const expiryOf = (createdAt: number): string => {
  const { month, year } = dayAt(createdAt);
  return `${twoDigits(month)}/${twoDigits((year + YEARS_VALID) % 100)}`;
};

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

export interface NewCard {
  readonly accountId: number;
  readonly createdAt: number;
  readonly pin?: string | null;
  /** A card of plastic cannot be used before it has come. */
  readonly awaitsActivation?: boolean;
}

/** Gives an account a new card and tells its reference; the account must have no living card. */
export function createCard(
  db: Database,
  { accountId, createdAt, pin = null, awaitsActivation = false }: NewCard,
): string {
  const referenceCode = randomUUID();
  db.run`
    INSERT INTO card (reference_code, account_id, status, pan, expires, cvc, created_at, pin, awaits_activation)
    VALUES (${referenceCode}, ${accountId}, ${awaitsActivation ? 'BLOCKED' : 'ACTIVE'},
      ${testPan(digits(4), Math.random)}, ${expiryOf(createdAt)}, ${digits(3)}, ${createdAt}, ${pin},
      ${awaitsActivation ? 1 : 0})`;
  return referenceCode;
}

/** Blocks a card for good; the wallets that hold it let it go. */
export function terminateCard(db: Database, { referenceCode }: CardRow, now: number): void {
  db.run`
    UPDATE card SET status = 'BLOCKED', awaits_activation = 0, terminated_at = ${now}
    WHERE reference_code = ${referenceCode} AND terminated_at IS NULL`;
  db.run`UPDATE wallet_token SET status = 'DEACTIVATED' WHERE reference_code = ${referenceCode}`;
}
