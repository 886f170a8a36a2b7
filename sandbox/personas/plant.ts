import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import { dayAt, momentAt } from '../calendar.ts';
import { plantArticles } from '../content/articles.ts';
import { plantCurrencies } from '../content/currencies.ts';
import { plantNotifications } from '../content/notifications.ts';
import type { Database } from '../db/database.ts';
import { plantedHash } from '../password/secret.ts';
import type { World } from '../world.ts';
import { CAST, PASSWORD } from './cast.ts';
import { plantEmployers } from './employers.ts';
import type { CardholderPlan, Persona } from './persona.ts';
import { plantAccount } from './plant-account.ts';

const DAY = 86_400_000;

/** Names as they stand in addresses. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '');

function plantContacts(db: Database, { key, lastName }: Persona, plan: CardholderPlan, now: number): void {
  const { id, email, phone, contactAge } = plan;
  const contacts = [
    { type: CONTACT_TYPE.email, value: `${plain(`${key}.${lastName}`)}@example.se`, state: email },
    // Of the numbers that are kept for fiction and tests.
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

function plantCardholder(db: Database, persona: Persona, plan: CardholderPlan, now: number): void {
  const { id, branchId, address } = plan;
  db.run`
    INSERT INTO cardholder (id, personal_number, branch_id, status, language, applications, token_life)
    VALUES (${id}, ${persona.personalNumber}, ${branchId}, ${plan.status}, ${plan.language},
      ${JSON.stringify(plan.applications)}, ${plan.tokenLife})`;
  db.run`
    INSERT INTO login (cardholder_id, username, password_hash, has_mfa, changed_at)
    VALUES (${id}, ${persona.key}, ${plantedHash(PASSWORD, persona.key)}, ${plan.hasMfa ? 1 : 0}, ${now - 200 * DAY})`;
  if (address) {
    db.run`
      INSERT INTO address (cardholder_id, address_line1, postal_code, city, country)
      VALUES (${id}, ${address.street}, ${address.postalCode}, ${address.city}, 'SE')`;
  }
  if (plan.approvedPolicy) {
    db.run`INSERT INTO policy_approval (cardholder_id, branch_id, approved_at) VALUES (${id}, ${branchId}, ${now})`;
  }
  if (plan.subscribedFor !== null) {
    db.run`INSERT INTO preference (cardholder_id, subscribed_at) VALUES (${id}, ${now - plan.subscribedFor * DAY})`;
  }
  plantContacts(db, persona, plan, now);
  for (const account of plan.accounts) plantAccount(db, id, account, now);
}

function plantPersona(db: Database, persona: Persona, now: number): void {
  const { key, firstName, lastName, personalNumber, shows, cardholder } = persona;
  db.run`
    INSERT INTO person (personal_number, persona, first_name, last_name, shows)
    VALUES (${personalNumber}, ${key}, ${firstName}, ${lastName}, ${shows})`;
  if (cardholder) plantCardholder(db, persona, cardholder, now);
}

/** Writes down the personas that are not there yet, as they are when the day of the sandbox's clock begins. */
export function plantMissing({ db, clock }: World): void {
  const now = momentAt(dayAt(clock.now()), '00:00');
  db.transaction(() => {
    plantEmployers(db);
    plantCurrencies(db);
    plantNotifications(db);
    plantArticles(db, now);
    for (const persona of CAST) {
      if (!db.one`SELECT 1 FROM person WHERE persona = ${persona.key}`) plantPersona(db, persona, now);
    }
  });
}

/** Begins anew with one persona, or with everybody. */
export function replant(world: World, key: string | null): void {
  world.db.transaction(() => {
    world.db.run`DELETE FROM person WHERE ${key} IS NULL OR persona = ${key}`;
    plantMissing(world);
  });
}
