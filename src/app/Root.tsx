import { type PropsWithChildren, StrictMode } from 'react';
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

/** A link to the current address changes nothing: with one more entry the back button would seem to do nothing. */
const navigateAs =
  (portal: Portal): AroundNavHandler =>
  (_, to, options) => {
    if (new URL(to, location.href).href !== location.href) portal.getSnapshot().context.ports.browser.go(to, options);
  };

/** What every part of the view needs: the root actor, the texts and the router. */
export const Providers = ({ portal, config, path, children }: PropsWithChildren<Props>) => (
  <PortalContext value={{ portal, config }}>
    <LanguageProvider>
      <Router aroundNav={navigateAs(portal)} {...(path !== undefined && { ssrPath: path })}>
        {children}
      </Router>
    </LanguageProvider>
  </PortalContext>
);

/** The whole view of the portal. */
export const Root = (props: Props) => (
  <StrictMode>
    <Providers {...props}>
      <ErrorBoundary fallback={() => <CrashedPage />} onCrash={() => props.portal.send({ type: 'view.crashed' })}>
        <PortalView />
      </ErrorBoundary>
    </Providers>
  </StrictMode>
);
