import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contactVerification } from '../../../machines/contact-details/contact-verification.ts';

export interface VerificationProps {
  readonly actor: ActorRefFrom<typeof contactVerification>;
}

type Snapshot = SnapshotFrom<typeof contactVerification>;

/** Whether the code is being verified, or is verified and the next page opens. */
export const isConfirming = (snapshot: Snapshot): boolean =>
  (['submitting', 'checkingOutcome', 'verified'] as const).some((state) => snapshot.matches(state));

/** Whether the code field shows: also while the code is confirmed or another is sent, so that it does not flicker. */
export const isEntering = (snapshot: Snapshot): boolean =>
  snapshot.matches('entering') || snapshot.matches('resending') || isConfirming(snapshot);

/** Whether the portal could not read if the value is verified. */
export const isOutcomeUnknown = (snapshot: Snapshot): boolean => snapshot.matches('outcomeUnknown');
