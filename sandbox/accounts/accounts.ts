import type { Database } from '../db/database.ts';
import { Rejection } from '../rejection.ts';
import type { Account } from '../wire.ts';

/** Accounts of this branch are never the active account (§4, §9). */
const EXCLUDED_BRANCH = 9;

interface AccountRow {
  id: number;
  status: Account['status'];
  branchId: number;
  branchName: string;
  lastFour: string | null;
  holderStatus: string;
  termsAcceptedAt: number | null;
}

/** The accounts of a cardholder. `card` is the newest active card, else the newest card (§4). */
export function accountsOf(db: Database, cardholderId: number): Account[] {
  const rows = db.all<AccountRow>`
    SELECT account.id, account.status, branch.id AS branchId, branch.name AS branchName,
      cardholder.status AS holderStatus, terms_accepted_at AS termsAcceptedAt,
      (SELECT last_four FROM card WHERE account_id = account.id
        ORDER BY status = 'ACTIVE' DESC, created_at DESC LIMIT 1) AS lastFour
    FROM account
      JOIN cardholder ON cardholder.id = account.cardholder_id
      JOIN topup_level ON topup_level.id = account.topup_level_id
      JOIN branch ON branch.id = topup_level.branch_id
    WHERE cardholder_id = ${cardholderId} ORDER BY account.id`;
  return rows.map(({ id, status, branchId, branchName, lastFour, holderStatus, termsAcceptedAt }) => ({
    id,
    status,
    topupLevel: { branchId, branchName },
    card: lastFour === null ? null : { lastFourDigits: lastFour },
    cardHolder: { status: holderStatus },
    termsAndConditionsAccepted: termsAcceptedAt !== null,
  }));
}

/**
 * The account that calls without an account id apply to. Same choice as in the portal (§4): without branch 9, newest
 * first, the first ACTIVE one, else the first. Null when there is none.
 */
export const activeAccount = (db: Database, cardholderId: number): number | null =>
  db.one<{ id: number }>`
    SELECT account.id FROM account JOIN topup_level ON topup_level.id = topup_level_id
    WHERE cardholder_id = ${cardholderId} AND branch_id <> ${EXCLUDED_BRANCH}
    ORDER BY status = 'ACTIVE' DESC, account.id DESC LIMIT 1`?.id ?? null;

/** Rejects with 403 unless the account exists and belongs to the cardholder. */
export function requireAccount(db: Database, accountId: number, cardholderId: number): void {
  const own = db.one`SELECT 1 FROM account WHERE id = ${accountId} AND cardholder_id = ${cardholderId}`;
  if (!own) throw new Rejection(403, 'The account belongs to another cardholder');
}
