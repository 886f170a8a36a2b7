import type { Message } from '../message.ts';
import { otherText } from '../other-text.ts';

const STATUSES = new Map<string, Message>([
  ['ACTIVE', { id: 'mobile-devices.active' }],
  ['INACTIVE', { id: 'mobile-devices.inactive' }],
  ['DEACTIVATED', { id: 'mobile-devices.inactive' }],
]);

/**
 * The label of the status of a wallet token (§3). The contract promises no list of statuses: one that the portal does not
 * know is shown as the backend wrote it (product decision 29).
 */
export const tokenStatusText = (status: string): Message => STATUSES.get(status) ?? otherText({ other: status });
