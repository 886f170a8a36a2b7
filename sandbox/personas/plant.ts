import { CONTACT_TYPE } from '../../contract/cardholder.ts';
import { book } from '../accounts/ledger.ts';
import { expiryOf } from '../cards/cards.ts';
import { testPan } from '../cards/pan.ts';
import { plantArticles } from '../content/articles.ts';
import { plantCurrencies } from '../content/currencies.ts';
import { plantNotifications } from '../content/notifications.ts';
import { plantedHash } from '../password/secret.ts';
import type { World } from '../world.ts';
import { CAST, PASSWORD } from './cast.ts';
import { chanceOf } from './chance.ts';
import { plantEmployers } from './employers.ts';
import { historyOf, orderedMonths } from './history.ts';
import type { AccountPlan, CardholderPlan, Persona } from './persona.ts';

const DAY = 86_400_000;

function plantCard({ db }: World, { id, card }: AccountPlan, createdAt: number): void {
  if (!card) return;
  const chance = chanceOf(`card ${id}`);
  db.run`
    INSERT INTO card (reference_code, account_id, status, pan, expires, cvc, created_at, pin, pin_counter)
    VALUES (${`card-${id}-1`}, ${id}, 'ACTIVE', ${testPan(card.lastFour, chance)}, ${expiryOf(createdAt)},
      ${String(100 + Math.floor(chance() * 900))}, ${createdAt}, '1234', ${card.wrongPins})`;
}

function plantAccount(world: World, cardholderId: number, plan: AccountPlan): void {
  const { db, clock } = world;
  const level = db.one<{ amount: number; day: number }>`
    SELECT amount, day_topup AS day FROM topup_level JOIN branch ON branch.id = branch_id
    WHERE topup_level.id = ${plan.levelId}`;
  if (!level) throw new Error(`there is no top-up level ${plan.levelId}`);
  const now = clock.now();
  const begin = now - plan.history * 30 * DAY;
  db.run`
    INSERT INTO account (id, cardholder_id, topup_level_id, status, terms_accepted_at)
    VALUES (${plan.id}, ${cardholderId}, ${plan.levelId}, ${plan.status}, ${plan.acceptedTerms ? begin : null})`;
  plantCard(world, plan, begin);
  for (const { year, month, moment, isLoaded } of orderedMonths(plan, level, now)) {
    db.run`
      INSERT INTO topup_order (account_id, year, month, status, amount, ordered_at, loaded_at)
      VALUES (${plan.id}, ${year}, ${month}, 'ORDERED', ${level.amount}, ${Math.min(now, moment) - 20 * DAY},
        ${isLoaded ? moment : null})`;
  }
  for (const entry of historyOf(plan, level, now)) book(db, plan.id, entry);
}

function plantContacts({ db, clock }: World, cardholderId: number, { key, lastName }: Persona): void {
  const name = `${key}.${lastName}`.toLowerCase().replaceAll(/[åä]/g, 'a').replaceAll('ö', 'o').replaceAll('é', 'e');
  const contacts = [
    { type: CONTACT_TYPE.email, value: `${name}@example.se` },
    // Of the numbers that are kept for fiction and tests.
    { type: CONTACT_TYPE.phone, value: `0701740${cardholderId + 104}` },
  ];
  for (const { type, value } of contacts) {
    db.run`
      INSERT INTO contact (id, cardholder_id, type, value, verified, verified_value, modified_at)
      VALUES (${cardholderId * 10 + type}, ${cardholderId}, ${type}, ${value}, 1, ${value},
        ${clock.now() - 50 * DAY})`;
  }
}

function plantCardholder(world: World, persona: Persona, plan: CardholderPlan): void {
  const { db, clock } = world;
  const { id, branchId, address } = plan;
  db.run`
    INSERT INTO cardholder (id, personal_number, branch_id, status, language, applications, token_life)
    VALUES (${id}, ${persona.personalNumber}, ${branchId}, 'ACTIVE', ${plan.language},
      ${JSON.stringify(plan.applications)}, ${plan.tokenLife})`;
  db.run`
    INSERT INTO address (cardholder_id, address_line1, postal_code, city, country)
    VALUES (${id}, ${address.street}, ${address.postalCode}, ${address.city}, 'SE')`;
  if (plan.approvedPolicy) {
    db.run`
      INSERT INTO policy_approval (cardholder_id, branch_id, approved_at) VALUES (${id}, ${branchId}, ${clock.now()})`;
  }
  plantContacts(world, id, persona);
  db.run`
    INSERT INTO login (cardholder_id, username, password_hash, changed_at)
    VALUES (${id}, ${persona.key}, ${plantedHash(PASSWORD, persona.key)}, ${clock.now() - 200 * DAY})`;
  for (const account of plan.accounts) plantAccount(world, id, account);
}

function plantPersona(world: World, persona: Persona): void {
  const { key, firstName, lastName, personalNumber, shows, cardholder } = persona;
  world.db.run`
    INSERT INTO person (personal_number, persona, first_name, last_name, shows)
    VALUES (${personalNumber}, ${key}, ${firstName}, ${lastName}, ${shows})`;
  if (cardholder) plantCardholder(world, persona, cardholder);
}

/** Writes down the personas that are not there yet, as they are at this moment of the sandbox's clock. */
export function plantMissing(world: World): void {
  world.db.transaction(() => {
    plantEmployers(world.db);
    plantCurrencies(world.db);
    plantNotifications(world.db);
    plantArticles(world.db, world.clock.now());
    for (const persona of CAST) {
      if (!world.db.one`SELECT 1 FROM person WHERE persona = ${persona.key}`) plantPersona(world, persona);
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
