import type { Card } from '../../contract/card.ts';
import { currentCard } from '../account-choice.ts';
import { dayAt, daysBetween } from '../days.ts';

/** The current card of an account and the card that it replaced. */
export interface CardHistory {
  readonly card: Card | null;
  readonly previous: Card | null;
}

/** Finds the current card among cards sorted newest first. The next older card was replaced if it is blocked (§4). */
export function cardHistoryOf(cards: readonly Card[]): CardHistory {
  const card = currentCard(cards);
  const previous = card === null ? null : (cards[cards.indexOf(card) + 1] ?? null);
  return { card, previous: previous?.status === 'BLOCKED' ? previous : null };
}

/** Whether the current card is another than the one that was to be replaced. */
export const isReplacedBy = (card: Card | null, current: Card | null): boolean =>
  card !== null && current !== null && current.referenceCode !== card.referenceCode;

/** The longest delivery time of a physical card, days: 12 working days (§9) with one or two holidays. */
const MAX_DELIVERY_DAYS = 21;

/** Whether the current card may still be in the post: it is blocked, and a physical card was ordered recently. */
export const isInTransit = (card: Card | null, lastOrder: string | null, moment: number): boolean =>
  card?.status === 'BLOCKED' && lastOrder !== null && daysBetween(lastOrder, dayAt(moment)) <= MAX_DELIVERY_DAYS;
