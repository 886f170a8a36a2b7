import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { bankIdLogin } from '../../../machines/bankid/bankid-login.ts';
import type { MessageId } from '../../../machines/message.ts';

export interface LoginProps {
  readonly actor: ActorRefFrom<typeof bankIdLogin>;
}

type LoginSnapshot = SnapshotFrom<typeof bankIdLogin>;

/** What the person is in the middle of. */
export function stepOf({ value, context }: LoginSnapshot) {
  if (typeof value !== 'string') return value.pending.app;
  return value === 'starting' && context.method === 'scan' ? 'fetchingCode' : value;
}

/** What the person should do now, or what is being done for them; read out when it changes. */
export const GUIDANCE: Record<ReturnType<typeof stepOf>, MessageId> = {
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
  complete: 'login.bankid.complete',
};
