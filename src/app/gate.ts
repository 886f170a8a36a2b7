import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Account } from '../../contract/account.ts';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { accessGate } from '../../machines/gate/access-gate.ts';
import type { session } from '../../machines/session/session.ts';
import { type Portal, usePortal } from './portal-context.ts';

export type Session = ActorRefFrom<typeof session>;
export type Gate = ActorRefFrom<typeof accessGate>;

export const useSession = (): Session => useSelector(usePortal(), ({ context }) => context.session);

/** The gate of the signed-in session; null while nobody is logged in, or its code is on the way. */
export const useGate = (): Gate | null => useSelector(usePortal(), ({ context }) => context.gate);

/** What an open gate has made sure of. Throws when it is not open: only routes behind it may ask. */
export function openGate(portal: Portal): { readonly account: Account; readonly cardholder: Cardholder } {
  const { account, cardholder } = portal.getSnapshot().context.gate?.getSnapshot().context ?? {};
  if (!account || !cardholder) throw new Error('the gate is not open');
  return { account, cardholder };
}
