import type { ActorRefFrom } from 'xstate';
import type { signature } from '../../../machines/signature/signature.ts';

/** Cancels the signature in whichever way it is made. */
export function cancelSignature(actor: ActorRefFrom<typeof signature>): void {
  const { bankidSigning, oneTimeCode } = actor.getSnapshot().children;
  bankidSigning?.send({ type: 'bankid.cancel' });
  oneTimeCode?.send({ type: 'code.cancel' });
}
