import type { TokenClaims } from '../../contract/token.ts';
import type { Database } from '../db/database.ts';

/** The permissions that the tokens of a cardholder contain. */
export interface Permissions {
  readonly cardholderId: number;
  readonly applications: TokenClaims['applications'];
  /** Lifetime of a token, s. */
  readonly lifetime: number;
}

interface PermissionsRow {
  id: number;
  applications: string;
  lifetime: number;
}

const toPermissions = (row: PermissionsRow | undefined): Permissions | undefined =>
  row && { cardholderId: row.id, applications: JSON.parse(row.applications), lifetime: row.lifetime };

/** The permissions of a cardholder; undefined for an unknown one. */
export const permissionsOfCardholder = (db: Database, cardholderId: number): Permissions | undefined =>
  toPermissions(db.one<PermissionsRow>`
    SELECT id, applications, token_life AS lifetime FROM cardholder WHERE id = ${cardholderId}`);

/** The permissions of a person with a BankID; undefined without a lunch card. */
export const permissionsOfPerson = (db: Database, personalNumber: string): Permissions | undefined =>
  toPermissions(db.one<PermissionsRow>`
    SELECT id, applications, token_life AS lifetime FROM cardholder WHERE personal_number = ${personalNumber}`);

/** The permissions of a persona by its short name; undefined without a lunch card. */
export const permissionsOfPersona = (db: Database, persona: string): Permissions | undefined =>
  toPermissions(db.one<PermissionsRow>`
    SELECT id, applications, token_life AS lifetime FROM cardholder JOIN person USING (personal_number)
    WHERE persona = ${persona}`);
