import type { Card } from '../../contract/card.ts';
import { isOther } from '../../contract/tolerance.ts';
import type { Message } from '../message.ts';
import { otherText } from '../other-text.ts';

const STATUSES = { ACTIVE: 'card.status.active', BLOCKED: 'card.status.blocked' } as const;

/** The label of a card status; the word of the backend if the portal does not know it (decision 29). */
export const cardStatusText = (status: Card['status']): Message =>
  isOther(status) ? otherText(status) : { id: STATUSES[status] };
