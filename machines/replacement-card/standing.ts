import type { Card } from '../../contract/card.ts';
import { currentCard } from '../account-choice.ts';
import { dayAt, daysBetween } from '../days.ts';

/** Which card is the current one, and which it has taken the place of; null when there is none. */
export interface Standing {
  readonly card: Card | null;
  readonly previous: Card | null;
}

/** How an account's cards, newest first, stand: a card that is blocked behind the current one was replaced by it (§4). */
export function standingOf(cards: readonly Card[]): Standing {
  const card = currentCard(cards);
  const previous = card === null ? null : (cards[cards.indexOf(card) + 1] ?? null);
  return { card, previous: previous?.status === 'BLOCKED' ? previous : null };
}

/** Whether another card has come in the place of one that was to be replaced. */
export const isSucceeded = (card: Card | null, by: Card | null): boolean =>
  card !== null && by !== null && by.referenceCode !== card.referenceCode;

/** How long a card of plastic can be on its way, days: 12 working days (§9), with a holiday or two among them. */
const LONGEST_WAY = 21;

/** Whether plastic was ordered on the day, in Stockholm, of a moment in ms since 1970: another is not, then (§4). */
export const isOrderedOn = (lastOrder: string | null, moment: number): boolean => lastOrder === dayAt(moment);

/** Whether the current card may be one that is still in the post: it cannot be used, and plastic was ordered lately. */
export const isOnItsWay = (card: Card | null, lastOrder: string | null, moment: number): boolean =>
  card?.status === 'BLOCKED' && lastOrder !== null && daysBetween(lastOrder, dayAt(moment)) <= LONGEST_WAY;
