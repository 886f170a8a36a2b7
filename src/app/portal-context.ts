import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { portal } from '../../machines/portal/portal.ts';
import type { Config } from './config.ts';

export type Portal = ActorRefFrom<typeof portal>;

interface Given {
  readonly portal: Portal;
  readonly config: Config;
}

export const PortalContext = createContext<Given | null>(null);

function useGiven(): Given {
  const given = useContext(PortalContext);
  if (given === null) throw new Error('rendered outside the portal');
  return given;
}

/** The root actor: everything that the portal is doing hangs on it. */
export const usePortal = (): Portal => useGiven().portal;

export const useConfig = (): Config => useGiven().config;
