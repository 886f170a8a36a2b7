import type { SnapshotFrom } from 'xstate';
import { isRecentOrder } from '../card-delivery.ts';
import type { physicalCardOrder } from './physical-card-order.ts';

/** Why no physical card can be ordered: the most specific reason (§4 physical card order). */
export function notEligibleReason({ context: { ports, card, lastOrderDate } }: SnapshotFrom<typeof physicalCardOrder>) {
  if (card === null) return 'noCard';
  if (isRecentOrder(lastOrderDate, ports.clock.now())) return 'orderedBefore';
  // Also for a blocked card: to unblock it does not make it eligible again.
  if (lastOrderDate !== null) return 'orderedLongAgo';
  return card.status === 'BLOCKED' ? 'blocked' : 'other';
}
