import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { portal } from '../../machines/portal/portal.ts';
import type { session } from '../../machines/session/session.ts';
import type { Config } from './config.ts';

export type Portal = ActorRefFrom<typeof portal>;
export type Session = ActorRefFrom<typeof session>;

interface Value {
  readonly portal: Portal;
  readonly config: Config;
}

export const PortalContext = createContext<Value | null>(null);

function usePortalContext(): Value {
  const value = useContext(PortalContext);
  if (value === null) throw new Error('rendered outside the portal');
  return value;
}

/** The root actor. */
export const usePortal = (): Portal => usePortalContext().portal;

/** The configuration of the portal. */
export const useConfig = (): Config => usePortalContext().config;

/** The actor of the session. */
export const useSession = (): Session => useSelector(usePortal(), ({ context }) => context.session);
