import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import { SocialSecurityNumber } from '../../contract/identity-numbers.ts';
import { seedArticles } from '../content/articles.ts';
import { seedCurrencies } from '../content/currencies.ts';
import { seedNotifications } from '../content/notifications.ts';
import { dayAt, momentAt } from '../dates.ts';
import type { Database } from '../db/database.ts';
import { seedPasswordHash } from '../password/secret.ts';
import type { Services } from '../services.ts';
import { seedEmployers } from './employers.ts';
import type { CardholderPlan, Persona } from './persona.ts';
import { PASSWORD, PERSONAS } from './personas.ts';
import { seedAccount } from './seed-account.ts';

const DAY = 86_400_000;

/** A name in the form of an e-mail address: lower case, without diacritics. */
const toAddressPart = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '');

function seedContacts(db: Database, { key, lastName }: Persona, plan: CardholderPlan, now: number): void {
  const { id, email, phone, contactAge } = plan;
  const contacts = [
    { type: CONTACT_TYPE.email, value: `${toAddressPart(`${key}.${lastName}`)}@example.se`, state: email },
    // From the phone numbers that are reserved for fiction.
    { type: CONTACT_TYPE.phone, value: `0701740${id + 104}`, state: phone },
  ];
  for (const { type, value, state } of contacts.filter((contact) => contact.state !== 'none')) {
    const isVerified = state === 'verified';
    db.run`
      INSERT INTO contact (id, cardholder_id, type, value, verified, verified_value, modified_at)
      VALUES (${id * 10 + type}, ${id}, ${type}, ${value}, ${isVerified ? 1 : 0}, ${isVerified ? value : null},
        ${now - contactAge * DAY})`;
  }
}

function seedCardholder(db: Database, persona: Persona, plan: CardholderPlan, now: number): void {
  const { id, branchId, address } = plan;
  db.run`
    INSERT INTO cardholder (id, personal_number, branch_id, status, language, applications, token_life)
    VALUES (${id}, ${persona.personalNumber}, ${branchId}, ${plan.status}, ${plan.language},
      ${JSON.stringify(plan.applications)}, ${plan.tokenLifetime})`;
  db.run`
    INSERT INTO login (cardholder_id, username, password_hash, has_mfa, changed_at)
    VALUES (${id}, ${persona.key}, ${seedPasswordHash(PASSWORD, persona.key)}, ${plan.hasMfa ? 1 : 0}, ${now - 200 * DAY})`;
  if (address) {
    db.run`
      INSERT INTO address (cardholder_id, address_line1, postal_code, city, country)
      VALUES (${id}, ${address.street}, ${address.postalCode}, ${address.city}, 'SE')`;
  }
  if (plan.approvedPolicy) {
    db.run`INSERT INTO policy_approval (cardholder_id, branch_id, approved_at) VALUES (${id}, ${branchId}, ${now})`;
  }
  if (plan.subscribedDaysAgo !== null) {
    db.run`INSERT INTO preference (cardholder_id, subscribed_at) VALUES (${id}, ${now - plan.subscribedDaysAgo * DAY})`;
  }
  seedContacts(db, persona, plan, now);
  for (const account of plan.accounts) seedAccount(db, id, account, now);
}

function seedPersona(db: Database, persona: Persona, now: number): void {
  const { key, firstName, lastName, personalNumber, description, cardholder } = persona;
  db.run`
    INSERT INTO person (personal_number, persona, first_name, last_name, description)
    VALUES (${SocialSecurityNumber.parse(personalNumber)}, ${key}, ${firstName}, ${lastName}, ${description})`;
  if (cardholder) seedCardholder(db, persona, cardholder, now);
}

/** Seeds all personas that are missing, with data as of 00:00 on the day of the sandbox's clock. */
export function seedMissing({ db, clock }: Services): void {
  const now = momentAt(dayAt(clock.now()), '00:00');
  db.transaction(() => {
    seedEmployers(db);
    seedCurrencies(db);
    seedNotifications(db);
    seedArticles(db, now);
    for (const persona of PERSONAS) {
      if (!db.one`SELECT 1 FROM person WHERE persona = ${persona.key}`) seedPersona(db, persona, now);
    }
  });
}

/** Deletes and seeds one persona, or all when `key` is null. */
export function reseed(services: Services, key: string | null): void {
  services.db.transaction(() => {
    services.db.run`DELETE FROM person WHERE ${key} IS NULL OR persona = ${key}`;
    seedMissing(services);
  });
}
