import type { Account } from '../contract/account.ts';
import type { Card } from '../contract/card.ts';

/** Accounts of this branch are never chosen (§4, §9). */
const EXCLUDED_BRANCH = 9;

const isActive = ({ status }: { readonly status: 'ACTIVE' | 'INACTIVE' | 'BLOCKED' }) => status === 'ACTIVE';

/** The accounts that the portal may show (§4), newest first. */
export const choosableAccounts = (accounts: readonly Account[]): readonly Account[] =>
  accounts.filter(({ topupLevel }) => topupLevel.branchId !== EXCLUDED_BRANCH).toSorted((a, b) => b.id - a.id);

/** Whether the account menu may switch to an account (decision 22). */
export const canBeShown = (choosable: readonly Account[], id: number): boolean =>
  choosable.some((account) => account.id === id && isActive(account));

/**
 * The account that the portal shows: the one chosen for this visit while it is ACTIVE (decision 22), else the newest
 * ACTIVE, else the newest (§4); null when there is none. `choosable` is newest first.
 */
export const activeAccount = (choosable: readonly Account[], chosen: number | null = null): Account | null =>
  choosable.find((account) => account.id === chosen && isActive(account)) ??
  choosable.find(isActive) ??
  choosable[0] ??
  null;

/** The card that the portal shows (§4): the first ACTIVE, else the first; null when there is none. */
export const currentCard = (cards: readonly Card[]): Card | null => cards.find(isActive) ?? cards[0] ?? null;

/** The current card among those that were read, as the parameter of a guard or an action. */
export const foundCard = ({ event }: { event: { readonly output: readonly Card[] } }) => ({
  card: currentCard(event.output),
});
