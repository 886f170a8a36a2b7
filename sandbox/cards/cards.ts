import { randomInt, randomUUID } from 'node:crypto';
import type { Ore } from '../../contract/money.ts';
import { dayAt } from '../dates.ts';
import type { Database } from '../db/database.ts';
import { Rejection } from '../rejection.ts';
import type { Card } from '../wire.ts';
import { testPan } from './pan.ts';

/** A stored card with data of its account. Times are ms since 1970, flags 0 or 1. */
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
  /** Null until a PIN is chosen. */
  readonly pin: string | null;
  readonly pinCounter: number;
  readonly pinMax: number;
  readonly awaitsActivation: number;
  /** When the card was permanently blocked. */
  readonly terminatedAt: number | null;
  readonly replacedBy: string | null;
  readonly physicalFee: Ore;
  readonly replacementFee: Ore;
  readonly hasDigitalCards: number;
}

/** Newest first. */
export const cardsOf = (db: Database, accountId: number): CardRow[] =>
  db.all<CardRow>`SELECT * FROM card_read WHERE accountId = ${accountId} ORDER BY createdAt DESC, referenceCode DESC`;

/** Returns the card; rejects with 403 unless it exists and belongs to the cardholder. */
export function requireCard(db: Database, referenceCode: string, cardholderId: number): CardRow {
  const card = db.one<CardRow>`
    SELECT * FROM card_read WHERE referenceCode = ${referenceCode} AND cardholderId = ${cardholderId}`;
  if (!card) throw new Rejection(403, 'The card belongs to another cardholder');
  return card;
}

/** The card in the form of the contract. */
export const toCard = ({ referenceCode, status, lastFour, clientId }: CardRow): Card => ({
  referenceCode,
  status,
  lastFourDigits: lastFour,
  cardOrder: { cardHolder: { branch: { clientPackage: { client: { id: clientId } } } } },
});

/** Active accounts that have no card yet (§4 onboarding). */
export const accountsWithoutCard = (db: Database, cardholderId: number): number[] =>
  db.all<{ id: number }>`
    SELECT id FROM account
    WHERE cardholder_id = ${cardholderId} AND status = 'ACTIVE'
      AND NOT EXISTS (SELECT 1 FROM card WHERE account_id = account.id)`.map(({ id }) => id);

const YEARS_VALID = 4;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The expiry (`MM/YY`) of a card that was created at a time (ms since 1970). */
export const expiryOf = (createdAt: number): string => {
  const { month, year } = dayAt(createdAt);
  return `${twoDigits(month)}/${twoDigits((year + YEARS_VALID) % 100)}`;
};

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');

export interface NewCard {
  readonly accountId: number;
  readonly createdAt: number;
  readonly pin?: string | null;
  /** A replacement by post is blocked until it is activated. */
  readonly awaitsActivation?: boolean;
}

/** Creates a card and returns its reference. The account's previous card must be terminated. */
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

/** Blocks a card permanently and deactivates it in all wallets. */
export function terminateCard(db: Database, { referenceCode }: CardRow, now: number): void {
  db.run`
    UPDATE card SET status = 'BLOCKED', awaits_activation = 0, terminated_at = ${now}
    WHERE reference_code = ${referenceCode} AND terminated_at IS NULL`;
  db.run`UPDATE wallet_token SET status = 'DEACTIVATED' WHERE reference_code = ${referenceCode}`;
}
