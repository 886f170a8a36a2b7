import type { Card } from '../contract/card.ts';
import { dayAt, daysBetween } from './days.ts';

/** The longest delivery time of a physical card, days: 12 working days (§9) with one or two holidays. */
const MAX_DELIVERY_DAYS = 21;

/** Whether a physical card may still be in the post, by the day of the last order. */
export const isRecentOrder = (lastOrder: string | null, moment: number): boolean =>
  lastOrder !== null && daysBetween(lastOrder, dayAt(moment)) <= MAX_DELIVERY_DAYS;

/** How long the activation of a card is offered after its order, days: a letter can be late (decision 52). */
const MAX_ACTIVATION_DAYS = 90;

/** Whether a physical card may still have to be activated, by the day of the last order. */
export const mayAwaitActivation = (lastOrder: string | null, moment: number): boolean =>
  lastOrder !== null && daysBetween(lastOrder, dayAt(moment)) <= MAX_ACTIVATION_DAYS;

/** Whether the current card may still be in the post: it is blocked, and a physical card was ordered recently. */
export const isInTransit = (card: Card | null, lastOrder: string | null, moment: number): boolean =>
  card?.status === 'BLOCKED' && isRecentOrder(lastOrder, moment);
