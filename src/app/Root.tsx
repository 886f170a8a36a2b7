import { StrictMode } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import type { Config } from './config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import { CrashedPage, PortalView } from './PortalView.tsx';
import { type Portal, PortalContext } from './portal-context.ts';

interface Props {
  readonly portal: Portal;
  readonly config: Config;
  /** The address when prerendering; default: that of the browser. */
  readonly path?: string;
}

/** A link to the current address adds no entry to the history: the back button would seem to do nothing. */
const keepHistory: AroundNavHandler = (navigate, to, options) =>
  navigate(to, { ...options, replace: options?.replace || new URL(to, location.href).href === location.href });

/** The whole view of the portal. */
export const Root = ({ portal, config, path }: Props) => (
  <StrictMode>
    <PortalContext value={{ portal, config }}>
      <LanguageProvider>
        <ErrorBoundary fallback={() => <CrashedPage />} onCrash={() => portal.send({ type: 'view.crashed' })}>
          <Router aroundNav={keepHistory} {...(path !== undefined && { ssrPath: path })}>
            <PortalView />
          </Router>
        </ErrorBoundary>
      </LanguageProvider>
    </PortalContext>
  </StrictMode>
);
