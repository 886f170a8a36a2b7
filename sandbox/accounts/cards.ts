import { randomInt, randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';

/** Active accounts whose holder still has to create the digital card (§4 onboarding). */
export const accountsWithoutCard = (db: Database, cardholderId: number): number[] =>
  db.all<{ id: number }>`
    SELECT id FROM account
    WHERE cardholder_id = ${cardholderId} AND status = 'ACTIVE'
      AND NOT EXISTS (SELECT 1 FROM card WHERE account_id = account.id)`.map(({ id }) => id);

/** Gives an account a new digital card; its PIN is still to be chosen. */
export function createCard(db: Database, accountId: number, createdAt: number): void {
  db.run`
    INSERT INTO card (reference_code, account_id, status, last_four, created_at)
    VALUES (${randomUUID()}, ${accountId}, 'ACTIVE', ${String(randomInt(10_000)).padStart(4, '0')}, ${createdAt})`;
}
