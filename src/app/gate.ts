import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Account } from '../../contract/account.ts';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { accessGate } from '../../machines/access-gate/access-gate.ts';
import type { session } from '../../machines/session/session.ts';
import { type Portal, usePortal } from './portal-context.ts';

export type Session = ActorRefFrom<typeof session>;
export type Gate = ActorRefFrom<typeof accessGate>;

export const useSession = (): Session => useSelector(usePortal(), ({ context }) => context.session);

/** The gate of the signed-in session; null while nobody is logged in, or its code is on the way. */
export const useGate = (): Gate | null => useSelector(usePortal(), ({ context }) => context.gate);

interface Opened {
  /** The account that shows. */
  readonly account: Account;
  /** All that may be shown, newest first. */
  readonly accounts: readonly Account[];
  readonly cardholder: Cardholder;
  /** Tells the gate what a page behind it has learnt. */
  readonly tell: (news: Parameters<Gate['send']>[0]) => void;
}

/** What an open gate has made sure of. Throws when it is not open: only routes behind it may ask. */
export function openGate(portal: Portal): Opened {
  const { gate } = portal.getSnapshot().context;
  const { account, accounts, cardholder } = gate?.getSnapshot().context ?? {};
  if (!gate || !account || !accounts || !cardholder) throw new Error('the gate is not open');
  return { account, accounts, cardholder, tell: (news) => gate.send(news) };
}
