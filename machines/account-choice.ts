import type { Account } from '../contract/account.ts';
import type { Card } from '../contract/card.ts';
import { keepLost, type List } from '../contract/list.ts';
import { isOther } from '../contract/tolerance.ts';
import type { Message } from './message.ts';
import { otherText } from './other-text.ts';

/** Accounts of this branch are never chosen (§4, §9). */
const EXCLUDED_BRANCH = 9;

/** An unknown status is not active (decision 29). */
const isActive = ({ status }: Account | Card) => status === 'ACTIVE';

const STATUSES = { ACTIVE: 'account.status.active', INACTIVE: 'account.status.inactive' } as const;

/** The label of an account status; the word of the backend if the portal does not know it (decision 29). */
export const accountStatusText = (status: Account['status']): Message =>
  isOther(status) ? otherText(status) : { id: STATUSES[status] };

/** The accounts that the portal may show (§4), newest first. */
export const choosableAccounts = (accounts: List<Account>): List<Account> =>
  keepLost(
    accounts.filter(({ topupLevel }) => topupLevel.branchId !== EXCLUDED_BRANCH).toSorted((a, b) => b.id - a.id),
    accounts,
  );

/** Whether the account menu may switch to an account (decision 22). */
export const canBeShown = (choosable: readonly Account[], id: number): boolean =>
  choosable.some((account) => account.id === id);

/**
 * The account that the portal shows: the one that the user switched to (decision 22), else the newest ACTIVE, else the
 * newest (§4); null when there is none. `choosable` is newest first.
 */
export const activeAccount = (choosable: readonly Account[], chosen: number | null = null): Account | null =>
  choosable.find(({ id }) => id === chosen) ?? choosable.find(isActive) ?? choosable[0] ?? null;

/**
 * Whether the terms must be accepted before the pages of an account show (§2). Not for an account that is not active
 * and that the user switched to: it can only be read.
 */
export const isAwaitingTerms = (account: Account, choosable: readonly Account[]): boolean =>
  !account.termsAndConditionsAccepted && (isActive(account) || account === activeAccount(choosable));

/** The card that the portal shows (§4): the first ACTIVE, else the first; null when there is none. */
export const currentCard = (cards: readonly Card[]): Card | null => cards.find(isActive) ?? cards[0] ?? null;

/** The current card among those that were read, as the parameter of a guard or an action. */
export const foundCard = ({ event }: { event: { readonly output: readonly Card[] } }) => ({
  card: currentCard(event.output),
});

/** The name of the employer of an account; its number if the employer has no name. */
export const employerOf = ({ id, topupLevel }: Account): string => topupLevel.branchName || String(id);

/** The name of an account: its employer, and the last digits of its card if another account has the same employer. */
export function accountName(account: Account, accounts: readonly Account[]): string {
  const name = employerOf(account);
  const isUnique = accounts.every((other) => other.id === account.id || employerOf(other) !== name);
  const lastFour = account.card?.lastFourDigits;
  return isUnique || !lastFour ? name : `${name} •••• ${lastFour}`;
}

/** The account that one press switches to: the next one of the account menu, or its first; null if there is only one. */
export function nextAccount(account: Account, accounts: readonly Account[]): Account | null {
  const index = accounts.findIndex(({ id }) => id === account.id);
  return (accounts.length > 1 && accounts[(index + 1) % accounts.length]) || null;
}
