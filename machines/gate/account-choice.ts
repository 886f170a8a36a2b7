import type { Account } from '../../contract/account.ts';

/** Accounts of this branch are never chosen (§4, §9). */
const EXCLUDED_BRANCH = 9;

/** The account that the portal shows (§4): newest first, the first ACTIVE, else the first; null when there is none. */
export function activeAccount(accounts: readonly Account[]): Account | null {
  const candidates = accounts
    .filter(({ topupLevel }) => topupLevel.branchId !== EXCLUDED_BRANCH)
    .toSorted((a, b) => b.id - a.id);
  return candidates.find(({ status }) => status === 'ACTIVE') ?? candidates[0] ?? null;
}
