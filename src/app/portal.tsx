import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, type InspectionEvent, type SnapshotFrom, waitFor } from 'xstate';
import type { Adapter } from '../../contract/adapter.ts';
import { saveDraft } from '../../machines/draft.ts';
import { portal } from '../../machines/portal/portal.ts';
import { SETTLE_DELAY } from '../../machines/settling.ts';
import type { ServerClock } from '../ports/clock.ts';
import { hideKeptPage } from '../ports/kept-page.ts';
import { focusPressedControl } from '../ui/focus-pressed-control.ts';
import { onCodeReload } from '../ui/load-code.ts';
import { ignoreRepeatedPresses } from '../ui/repeated-presses.ts';
import type { Config } from './config.ts';
import type { Portal } from './portal-context.ts';
import { wirePorts } from './ports.ts';
import { Root } from './Root.tsx';
import { canonicalPath } from './routes.ts';

const MINUTE = 60_000;

interface Start {
  readonly element: Element;
  readonly config: Config;
  readonly adapter?: Adapter | undefined;
  readonly clock: ServerClock;
  /** The token from the address, already removed from it. */
  readonly offeredToken: string | null;
  readonly retries?: number;
  readonly timeout?: number | false;
  readonly inspect?: (event: InspectionEvent) => void;
  /** Replaces the real ports. */
  readonly wire?: typeof wirePorts;
}

/** Until then, the prerendered page stays: the page that shows while the code loads would be another one. */
const isCodeLoaded = (snapshot: SnapshotFrom<Portal>) => !snapshot.matches({ running: { signedIn: 'loading' } });

/** Starts the portal in an element: first the root actor, then React, which observes it. Returns a function that stops both. */
export function startPortal({
  element,
  config,
  adapter,
  clock,
  offeredToken,
  retries = 2,
  timeout = 10_000,
  inspect,
  wire = wirePorts,
}: Start) {
  const path = canonicalPath(location.pathname);
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
  const ports = wire({ config, adapter, clock, retries, timeout, portal: () => actor });
  const actor: Portal = createActor(portal, {
    id: 'portal',
    input: {
      ports,
      settings: {
        inactivityLimit: config.inactivityMinutes * MINUTE,
        confirmsLinkLogin: config.confirmLinkLogin,
        endsAtBackend: config.logoutCall,
      },
      offeredToken,
      path: path + location.search,
    },
    ...(inspect && { inspect }),
  });
  actor.start();
  const stopHiding = hideKeptPage();
  const stopPresses = new AbortController();
  ignoreRepeatedPresses(document, SETTLE_DELAY, stopPresses.signal);
  focusPressedControl(document, stopPresses.signal);
  const stopSaving = onCodeReload(() => {
    const form = actor.getSnapshot().context.screen?.actor.getSnapshot().context.screen?.actor;
    if (form) saveDraft(ports, form.getSnapshot());
  });
  const root = createRoot(element);
  // In a transition React renders in slices, so that the page can react to input.
  const render = () => startTransition(() => root.render(<Root portal={actor} config={config} />));
  if (element.hasChildNodes()) waitFor(actor, isCodeLoaded).then(render, () => undefined);
  else render();
  return {
    actor,
    stop() {
      actor.stop();
      stopHiding();
      stopPresses.abort();
      stopSaving();
      root.unmount();
    },
  };
}
