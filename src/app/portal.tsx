import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createActor, type InspectionEvent } from 'xstate';
import { portal } from '../../machines/portal/portal.ts';
import type { ServerClock } from '../ports/clock.ts';
import type { Config } from './config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import { PortalView } from './PortalView.tsx';
import { type Portal, PortalContext } from './portal-context.ts';
import { wirePorts } from './ports.ts';

interface Start {
  readonly element: Element;
  readonly config: Config;
  readonly clock: ServerClock;
  /** The token from the address, already removed from it. */
  readonly offeredToken: string | null;
  readonly retries?: number;
  readonly timeout?: number | false;
  readonly inspect?: (event: InspectionEvent) => void;
  /** Replaces the real ports. */
  readonly wire?: typeof wirePorts;
}

/** Starts the portal in an element: first the root actor, then React, which observes it. Returns a function that stops both. */
export function startPortal({
  element,
  config,
  clock,
  offeredToken,
  retries = 2,
  timeout = 10_000,
  inspect,
  wire = wirePorts,
}: Start) {
  const ports = wire({ config, clock, retries, timeout, portal: () => actor });
  const actor: Portal = createActor(portal, {
    id: 'portal',
    input: { ports, offeredToken, path: location.pathname + location.search },
    ...(inspect && { inspect }),
  });
  actor.start();
  const root = createRoot(element);
  // As a transition it is drawn in slices, between which the page can answer a finger.
  startTransition(() =>
    root.render(
      <StrictMode>
        <PortalContext value={{ portal: actor, config }}>
          <LanguageProvider>
            <ErrorBoundary>
              <BrowserRouter>
                <PortalView />
              </BrowserRouter>
            </ErrorBoundary>
          </LanguageProvider>
        </PortalContext>
      </StrictMode>,
    ),
  );
  return {
    actor,
    stop() {
      actor.stop();
      root.unmount();
    },
  };
}
