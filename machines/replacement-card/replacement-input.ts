import type { Card } from '../../contract/card.ts';
import type { Ports } from '../ports.ts';

/** The card that the account has after a replacement. */
interface OwnerEvent {
  readonly type: 'card.read';
  readonly card: Card;
}

/** The input of both kinds of replacement. */
export interface ReplacementInput {
  readonly ports: Ports;
  readonly accountId: number;
  /** The employer of the cardholder's branch, for a card that does not name its own; null if it is unknown. */
  readonly clientId: number | null;
  readonly onEvent: (event: OwnerEvent) => void;
}

/** The loaded card; throws if there is none. */
export function requireCard({ card }: { readonly card: Card | null }): Card {
  if (card === null) throw new Error('the card is not loaded');
  return card;
}
