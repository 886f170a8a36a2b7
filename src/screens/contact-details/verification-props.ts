import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { expiryOf } from '../../../machines/contact-details/contact-verification.setup.ts';
import type { contactVerification } from '../../../machines/contact-details/contact-verification.ts';

export interface VerificationProps {
  readonly actor: ActorRefFrom<typeof contactVerification>;
}

type Snapshot = SnapshotFrom<typeof contactVerification>;

/** Whether a code is on its way, or has been taken and the next page is. */
export const isConfirming = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('verified');

/** Whether a code can be entered, or could a moment ago and will again. */
export const isEntering = (snapshot: Snapshot): boolean => {
  if (!snapshot.matches('sending')) return snapshot.matches('entering') || isConfirming(snapshot);
  return snapshot.context.ports.clock.now() < expiryOf(snapshot.context);
};
