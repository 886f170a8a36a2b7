import type { Database } from '../db/database.ts';

/** Somebody with a BankID. */
export interface PersonRow {
  readonly persona: string;
  readonly name: string;
  readonly personalNumber: string;
  readonly shows: string;
  /** Null without a lunch card. */
  readonly cardholderId: number | null;
}

/** Everybody, in the order in which they were made up. */
export const persons = (db: Database): PersonRow[] =>
  db.all<PersonRow>`
    SELECT persona, first_name || ' ' || last_name AS name, person.personal_number AS personalNumber, shows,
      cardholder.id AS cardholderId
    FROM person LEFT JOIN cardholder USING (personal_number) ORDER BY cardholder.id IS NULL, cardholder.id`;

export const personOf = (db: Database, persona: string): PersonRow | undefined =>
  persons(db).find((person) => person.persona === persona);
