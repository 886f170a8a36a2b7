import type { TokenClaims } from '../../contract/token.ts';
import type { Database } from '../db/database.ts';

/** What a cardholder's tokens say. */
export interface Grants {
  readonly cardholderId: number;
  readonly applications: TokenClaims['applications'];
  /** Seconds a token lives. */
  readonly life: number;
}

interface GrantsRow {
  id: number;
  applications: string;
  life: number;
}

const granted = (row: GrantsRow | undefined): Grants | undefined =>
  row && { cardholderId: row.id, applications: JSON.parse(row.applications), life: row.life };

export const grantsOfCardholder = (db: Database, cardholderId: number): Grants | undefined =>
  granted(db.one<GrantsRow>`
    SELECT id, applications, token_life AS life FROM cardholder WHERE id = ${cardholderId}`);

/** What the holder of a BankID gets; undefined for somebody without a lunch card. */
export const grantsOfPerson = (db: Database, personalNumber: string): Grants | undefined =>
  granted(db.one<GrantsRow>`
    SELECT id, applications, token_life AS life FROM cardholder WHERE personal_number = ${personalNumber}`);

export const grantsOfPersona = (db: Database, persona: string): Grants | undefined =>
  granted(db.one<GrantsRow>`
    SELECT id, applications, token_life AS life FROM cardholder JOIN person USING (personal_number)
    WHERE persona = ${persona}`);
