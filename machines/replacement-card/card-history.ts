import type { Card } from '../../contract/card.ts';
import { currentCard } from '../account-choice.ts';

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
