import { DatabaseSync } from 'node:sqlite';
import { MAX_BALANCE } from '../../../sandbox/topups/loading.ts';

/** Rules for the data that hold at any time, also after a kill. Each query selects violations. */
const RULES: Readonly<Record<string, string>> = {
  'foreign keys are valid': 'SELECT * FROM pragma_foreign_key_check',
  'each loaded month has exactly one top-up in the ledger': `
    SELECT id FROM account WHERE
      (SELECT count(*) FROM topup_order WHERE account_id = account.id AND loaded_at IS NOT NULL) <>
      (SELECT count(*) FROM ledger_entry WHERE account_id = account.id AND operation = 'Top-up'
        AND description = 'Påfyllning från arbetsgivaren')`,
  'no balance exceeds the maximum': `
    SELECT account_id FROM ledger_entry GROUP BY account_id HAVING sum(counts) > ${MAX_BALANCE}`,
  'each fee of a physical card is booked once': `
    SELECT account.id FROM account JOIN cardholder ON cardholder.id = cardholder_id WHERE personal_number IN (
        SELECT personal_number FROM person WHERE persona IN ('vera', 'ivar', 'siri', 'axel', 'nils')) AND
      (SELECT coalesce(sum(fee), 0) FROM physical_card JOIN card USING (reference_code) WHERE account_id = account.id) <>
      (SELECT coalesce(sum(-amount), 0) FROM ledger_entry WHERE account_id = account.id AND operation = 'Fee')`,
  'each terminated card has a replacement': `
    SELECT reference_code FROM card WHERE (terminated_at IS NULL) <> (replaced_by IS NULL)`,
  'each account with cards has one that is not terminated': `
    SELECT account_id FROM card GROUP BY account_id HAVING sum(terminated_at IS NULL) <> 1`,
  'each card that awaits activation has a physical card that is not activated': `
    SELECT reference_code FROM card LEFT JOIN physical_card USING (reference_code)
    WHERE awaits_activation AND (card_id IS NULL OR activated_at IS NOT NULL)`,
  'each used code has one vault ticket, and each ticket one used code': `
    WITH pair (of, kind) AS (VALUES ('VIEW_CARD_DETAILS', 'DETAILS'), ('VIEW_CARD_PIN', 'VIEW_PIN'))
    SELECT kind FROM pair WHERE (SELECT count(*) FROM code WHERE purpose = of AND consumed_at IS NOT NULL) <>
      (SELECT count(*) FROM vault_ticket WHERE vault_ticket.kind = pair.kind)`,
  'each code that was used to order a physical card has a booked fee': `
    SELECT cardholder.id FROM cardholder JOIN account ON cardholder_id = cardholder.id
    WHERE cardholder.branch_id = 12 AND
      (SELECT count(*) FROM code WHERE cardholder_id = cardholder.id AND purpose = 'PHYSICAL_CARD_ORDER'
        AND consumed_at IS NOT NULL) <>
      (SELECT count(*) FROM ledger_entry WHERE account_id = account.id AND description = 'Avgift för fysiskt kort')`,
  'the last used code of a contact detail matches its verified value': `
    SELECT code.id FROM code JOIN contact ON contact.id = contact_id
    WHERE consumed_at = (SELECT max(consumed_at) FROM code AS other WHERE other.contact_id = contact.id)
      AND code.id = (SELECT max(id) FROM code AS last WHERE last.contact_id = contact.id AND consumed_at IS NOT NULL)
      AND verified_value IS NOT new_value`,
  'each code was sent': `
    SELECT id FROM code WHERE NOT EXISTS (
      SELECT 1 FROM message WHERE message.cardholder_id = code.cardholder_id AND message.code = digits)`,
  'each reset link was sent': `
    SELECT token FROM reset_link WHERE NOT EXISTS (SELECT 1 FROM message WHERE path = '/login/reset-password/' || token)`,
  'a message was sent for each physical card': `
    SELECT card_id FROM physical_card WHERE ordered_at > (SELECT min(sent_at) FROM message)
      AND NOT EXISTS (SELECT 1 FROM message WHERE instr(body, card_id) > 0)`,
  'each support ticket was confirmed once': `
    SELECT recipient FROM message WHERE subject = 'Vi har fått din fråga' GROUP BY recipient
    HAVING count(*) <> (SELECT count(*) FROM ticket WHERE email = recipient)
    UNION SELECT email FROM ticket
    WHERE email NOT IN (SELECT recipient FROM message WHERE subject = 'Vi har fått din fråga')`,
  'each used reset link changed the password': `
    SELECT cardholder_id FROM reset_link JOIN login USING (cardholder_id) WHERE used_from IS NOT NULL
    GROUP BY cardholder_id HAVING max(used_at) > max(changed_at)`,
  'each PIN that was chosen in the vault is saved': `
    SELECT token FROM vault_ticket JOIN card USING (reference_code) WHERE done_at IS NOT NULL AND pin IS NULL`,
};

/** Queries that find a reported fact, by kind. */
const FACT_QUERIES: Readonly<Record<string, string>> = {
  ticket: 'SELECT 1 FROM ticket WHERE message = ?',
  terminated: 'SELECT 1 FROM card WHERE reference_code = ? AND terminated_at IS NOT NULL',
  activated: 'SELECT 1 FROM physical_card WHERE card_id = ? AND activated_at IS NOT NULL',
  reset: 'SELECT 1 FROM reset_link WHERE token = ? AND used_at IS NOT NULL',
};

/** Whether a reported fact is in the database. */
function factExists(db: DatabaseSync, fact: string): boolean {
  const [, kind, id = ''] = /^(\w+) (.*)$/.exec(fact) ?? [];
  const query = FACT_QUERIES[kind ?? ''];
  if (query === undefined) throw new Error(`no query for the fact ${fact}`);
  return db.prepare(query).get(id) !== undefined;
}

/** Returns the violated rules and the lost facts; empty when the data is consistent. */
export function findViolations(file: string, facts: readonly string[]): string[] {
  const db = new DatabaseSync(file);
  const violated = Object.entries(RULES).flatMap(([rule, query]) => {
    const found = db.prepare(query).all();
    return found.length > 0 ? [`violated: ${rule}: ${JSON.stringify(found.slice(0, 3))}`] : [];
  });
  const { quick_check: integrity } = db.prepare('PRAGMA quick_check').get() as { quick_check: string };
  const lost = facts.filter((fact) => !factExists(db, fact)).map((fact) => `lost: ${fact}`);
  db.close();
  return [...(integrity === 'ok' ? [] : [integrity]), ...violated, ...lost];
}
