import type { Database } from '../db/database.ts';

/** A person with a BankID. */
export interface PersonRow {
  readonly persona: string;
  readonly name: string;
  readonly personalNumber: string;
  /** What the persona demonstrates. */
  readonly description: string;
  /** Null for a person without a lunch card. */
  readonly cardholderId: number | null;
}

/** All persons; those without a lunch card last. */
export const persons = (db: Database): PersonRow[] =>
  db.all<PersonRow>`
    SELECT persona, first_name || ' ' || last_name AS name, person.personal_number AS personalNumber, description,
      cardholder.id AS cardholderId
    FROM person LEFT JOIN cardholder USING (personal_number) ORDER BY cardholder.id IS NULL, cardholder.id`;

/** A person by the short name; undefined for an unknown one. */
export const personOf = (db: Database, persona: string): PersonRow | undefined =>
  persons(db).find((person) => person.persona === persona);
