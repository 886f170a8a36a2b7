import { accountCards, type Card } from '../../contract/card.ts';
import { currentCard } from '../account-choice.ts';

export const [card] = accountCards.response.parse(accountCards.example.response) as [Card];
export const blockedCard: Card = { ...card, status: 'BLOCKED' };
/** An active card that was created to replace `card`. */
export const newCard: Card = { ...card, referenceCode: 'C-NEW', lastFourDigits: '7777' };

interface Effect {
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Whether the current card among `cards` is another than the one in the last request of `effect`. */
export function hasReplacement(cards: readonly Card[], effects: readonly Effect[], effect: string): boolean {
  const request = effects.findLast(({ name }) => name === effect)?.args[0];
  const current = currentCard(cards);
  return current !== null && current.referenceCode !== Reflect.get(Object(request), 'referenceCode');
}
