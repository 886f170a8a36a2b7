import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginBankid } from '../../../machines/login-bankid/login-bankid.ts';
import type { MessageId } from '../../../machines/message.ts';
import type { bankidSigning } from '../../../machines/signature/bankid-signing.ts';

/** The differences between the log-in and signing. */
interface BankIdTexts {
  /** The title above the reason for a failure. */
  readonly failed: MessageId;
  /** Whether the user can cancel before an order is started. */
  readonly isCancellable: boolean;
}

export interface BankIdProps {
  readonly actor: ActorRefFrom<typeof loginBankid> | ActorRefFrom<typeof bankidSigning>;
}

export interface StepProps extends BankIdProps {
  readonly texts: BankIdTexts;
}

export type BankIdSnapshot = SnapshotFrom<typeof loginBankid> | SnapshotFrom<typeof bankidSigning>;

/** The state as the user sees it: the progress of an open order, and whether a QR code or the app is started. */
export function stepOf({ value, context }: BankIdSnapshot) {
  if (typeof value !== 'string') return value.pending.app;
  return value === 'starting' && context.method === 'scan' ? 'fetchingCode' : value;
}

type Step = ReturnType<typeof stepOf>;

/** What the user should do, or wait for. Announced to screen readers when it changes. */
const GUIDANCE: Record<Exclude<Step, 'complete'>, MessageId> = {
  resuming: 'bankid.choose',
  idle: 'bankid.choose',
  starting: 'bankid.starting',
  fetchingCode: 'bankid.scanning',
  outstanding: 'bankid.scanning',
  scanning: 'bankid.scanning',
  renewing: 'bankid.scanning',
  opened: 'bankid.opened',
  identifying: 'bankid.identifying',
  signing: 'bankid.signing',
  failed: 'bankid.choose',
  cancelled: 'bankid.choose',
};

/** What the user is to do in a step; null when the order is complete, because another page opens. */
export const guidanceFor = (step: Step): MessageId | null => (step === 'complete' ? null : GUIDANCE[step]);
