import { DatabaseSync } from 'node:sqlite';
import { MAX_BALANCE } from '../../../sandbox/topups/loading.ts';

/** What must hold of the data at any moment, however the last process ended; each query finds what breaks it. */
const LAWS: Readonly<Record<string, string>> = {
  'what refers to something finds it': 'SELECT * FROM pragma_foreign_key_check',
  'each loaded month is in the ledger once, and nothing else is': `
    SELECT id FROM account WHERE
      (SELECT count(*) FROM topup_order WHERE account_id = account.id AND loaded_at IS NOT NULL) <>
      (SELECT count(*) FROM ledger_entry WHERE account_id = account.id AND operation = 'Top-up'
        AND description = 'Påfyllning från arbetsgivaren')`,
  'no card holds more than it may': `
    SELECT account_id FROM ledger_entry GROUP BY account_id HAVING sum(counts) > ${MAX_BALANCE}`,
  'each card that costs something was paid for once': `
    SELECT account.id FROM account JOIN cardholder ON cardholder.id = cardholder_id WHERE personal_number IN (
        SELECT personal_number FROM person WHERE persona IN ('vera', 'ivar', 'siri', 'axel', 'nils')) AND
      (SELECT coalesce(sum(fee), 0) FROM plastic JOIN card USING (reference_code) WHERE account_id = account.id) <>
      (SELECT coalesce(sum(-amount), 0) FROM ledger_entry WHERE account_id = account.id AND operation = 'Fee')`,
  'each card that is blocked for good has one in its place': `
    SELECT reference_code FROM card WHERE (terminated_at IS NULL) <> (replaced_by IS NULL)`,
  'each account that had a card has one that lives': `
    SELECT account_id FROM card GROUP BY account_id HAVING sum(terminated_at IS NULL) <> 1`,
  'each card that waits to be activated is of plastic that has not been': `
    SELECT reference_code FROM card LEFT JOIN plastic USING (reference_code)
    WHERE awaits_activation AND (card_id IS NULL OR activated_at IS NOT NULL)`,
  'each code that was spent opened something, and nothing opened without': `
    WITH pair (of, kind) AS (VALUES ('VIEW_CARD_DETAILS', 'DETAILS'), ('VIEW_CARD_PIN', 'VIEW_PIN'))
    SELECT kind FROM pair WHERE (SELECT count(*) FROM code WHERE purpose = of AND consumed_at IS NOT NULL) <>
      (SELECT count(*) FROM vault_ticket WHERE vault_ticket.kind = pair.kind)`,
  'each code that was spent on plastic was spent on plastic that is paid for': `
    SELECT cardholder.id FROM cardholder JOIN account ON cardholder_id = cardholder.id
    WHERE cardholder.branch_id = 12 AND
      (SELECT count(*) FROM code WHERE cardholder_id = cardholder.id AND purpose = 'PHYSICAL_CARD_ORDER'
        AND consumed_at IS NOT NULL) <>
      (SELECT count(*) FROM ledger_entry WHERE account_id = account.id AND description = 'Avgift för fysiskt kort')`,
  'each code that was spent on a contact detail is its value': `
    SELECT code.id FROM code JOIN contact ON contact.id = contact_id
    WHERE consumed_at = (SELECT max(consumed_at) FROM code AS other WHERE other.contact_id = contact.id)
      AND code.id = (SELECT max(id) FROM code AS last WHERE last.contact_id = contact.id AND consumed_at IS NOT NULL)
      AND verified_value IS NOT new_value`,
  'each code was sent': `
    SELECT id FROM code WHERE NOT EXISTS (
      SELECT 1 FROM message WHERE message.cardholder_id = code.cardholder_id AND message.code = digits)`,
  'each reset link was sent': `
    SELECT token FROM reset_link WHERE NOT EXISTS (SELECT 1 FROM message WHERE path = '/login/reset-password/' || token)`,
  'each card of plastic was announced': `
    SELECT card_id FROM plastic WHERE ordered_at > (SELECT min(sent_at) FROM message)
      AND NOT EXISTS (SELECT 1 FROM message WHERE instr(body, card_id) > 0)`,
  'each question to support was confirmed': `
    SELECT id FROM ticket WHERE NOT EXISTS (SELECT 1 FROM message WHERE instr(body, ticket.message) > 0)`,
  'each reset link that was used changed the password': `
    SELECT cardholder_id FROM reset_link JOIN login USING (cardholder_id) WHERE used_at IS NOT NULL
    GROUP BY cardholder_id HAVING max(used_at) > max(changed_at)`,
  'each PIN that was chosen in the vault is there': `
    SELECT token FROM vault_ticket JOIN card USING (reference_code) WHERE done_at IS NOT NULL AND pin IS NULL`,
};

/** Where to find what was told of, by its kind. */
const FACTS: Readonly<Record<string, string>> = {
  ticket: 'SELECT 1 FROM ticket WHERE message = ?',
  terminated: 'SELECT 1 FROM card WHERE reference_code = ? AND terminated_at IS NOT NULL',
  activated: 'SELECT 1 FROM plastic WHERE card_id = ? AND activated_at IS NOT NULL',
  reset: 'SELECT 1 FROM reset_link WHERE token = ? AND used_at IS NOT NULL',
};

/** Whether a fact that was told of is still true. */
function isThere(db: DatabaseSync, fact: string): boolean {
  const [, kind, what = ''] = /^(\w+) (.*)$/.exec(fact) ?? [];
  const query = FACTS[kind ?? ''];
  if (query === undefined) throw new Error(`nobody knows how to look for ${fact}`);
  return db.prepare(query).get(what) !== undefined;
}

/** Everything that is wrong with the books: laws that are broken, and facts that were told of and are gone. */
export function wrongsIn(file: string, facts: readonly string[]): string[] {
  const db = new DatabaseSync(file);
  const broken = Object.entries(LAWS).flatMap(([law, query]) => {
    const found = db.prepare(query).all();
    return found.length > 0 ? [`not so: ${law}: ${JSON.stringify(found.slice(0, 3))}`] : [];
  });
  const { quick_check: sound } = db.prepare('PRAGMA quick_check').get() as { quick_check: string };
  const lost = facts.filter((fact) => !isThere(db, fact)).map((fact) => `lost: ${fact}`);
  db.close();
  return [...(sound === 'ok' ? [] : [sound]), ...broken, ...lost];
}
