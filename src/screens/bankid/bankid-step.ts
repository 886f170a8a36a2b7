import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginBankid } from '../../../machines/login-bankid/login-bankid.ts';
import type { MessageId } from '../../../machines/message.ts';
import type { bankidSigning } from '../../../machines/signature/bankid-signing.ts';

/** What logging in and signing say differently. */
export interface BankIdTexts {
  /** Heads the reason for which it came to nothing. */
  readonly failed: MessageId;
  /** What happens when BankID is done. */
  readonly complete: MessageId;
  /** Whether it can be left before anything has begun. */
  readonly isLeavable: boolean;
}

export interface BankIdProps {
  readonly actor: ActorRefFrom<typeof loginBankid> | ActorRefFrom<typeof bankidSigning>;
}

export interface StepProps extends BankIdProps {
  readonly texts: BankIdTexts;
}

export type BankIdSnapshot = SnapshotFrom<typeof loginBankid> | SnapshotFrom<typeof bankidSigning>;

/** What the person is in the middle of. */
export function stepOf({ value, context }: BankIdSnapshot) {
  if (typeof value !== 'string') return value.pending.app;
  return value === 'starting' && context.method === 'scan' ? 'fetchingCode' : value;
}

/** What the person should do now, or what is being done for them; read out when it changes. */
const GUIDANCE: Record<Exclude<ReturnType<typeof stepOf>, 'complete'>, MessageId> = {
  arriving: 'bankid.choose',
  idle: 'bankid.choose',
  starting: 'bankid.starting',
  fetchingCode: 'bankid.scanning',
  unseen: 'bankid.scanning',
  scanning: 'bankid.scanning',
  renewing: 'bankid.scanning',
  opened: 'bankid.opened',
  identifying: 'bankid.identifying',
  signing: 'bankid.signing',
  asleep: 'bankid.choose',
  failed: 'bankid.choose',
  left: 'bankid.choose',
};

export const guidanceAt = (step: ReturnType<typeof stepOf>, { complete }: BankIdTexts): MessageId =>
  step === 'complete' ? complete : GUIDANCE[step];
