import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bankIdLogin } from '../../../machines/login-bankid/login-bankid.ts';
import type { MessageId } from '../../../machines/message.ts';
import type { bankIdSign } from '../../../machines/signature/bankid-signing.ts';

/** What logging in and signing say differently. */
export interface Telling {
  /** Heads the reason for which it came to nothing. */
  readonly failed: MessageId;
  /** What happens when BankID is done. */
  readonly complete: MessageId;
  /** Whether it can be left before anything has begun. */
  readonly isLeavable: boolean;
}

export interface BankIdProps {
  readonly actor: ActorRefFrom<typeof bankIdLogin> | ActorRefFrom<typeof bankIdSign>;
}

export interface StepProps extends BankIdProps {
  readonly telling: Telling;
}

export type BankIdSnapshot = SnapshotFrom<typeof bankIdLogin> | SnapshotFrom<typeof bankIdSign>;

/** What the person is in the middle of. */
export function stepOf({ value, context }: BankIdSnapshot) {
  if (typeof value !== 'string') return value.pending.app;
  return value === 'starting' && context.method === 'scan' ? 'fetchingCode' : value;
}

/** What the person should do now, or what is being done for them; read out when it changes. */
const GUIDANCE: Record<Exclude<ReturnType<typeof stepOf>, 'complete'>, MessageId> = {
  arriving: 'login.bankid.choose',
  idle: 'login.bankid.choose',
  starting: 'login.bankid.starting',
  fetchingCode: 'login.bankid.scanning',
  unseen: 'login.bankid.scanning',
  scanning: 'login.bankid.scanning',
  renewing: 'login.bankid.scanning',
  opened: 'login.bankid.opened',
  identifying: 'login.bankid.identifying',
  signing: 'login.bankid.signing',
  asleep: 'login.bankid.choose',
  failed: 'login.bankid.choose',
  left: 'login.bankid.choose',
};

export const guidanceAt = (step: ReturnType<typeof stepOf>, { complete }: Telling): MessageId =>
  step === 'complete' ? complete : GUIDANCE[step];
