import { type ComponentType, type PropsWithChildren, StrictMode } from 'react';
import type { Config } from './config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import { CrashedPage, PortalView } from './PortalView.tsx';
import { type Portal, PortalContext } from './portal-context.ts';

interface Props {
  readonly portal: Portal;
  readonly config: Config;
  /** The router: of the browser, or of a fixed address when prerendering. */
  readonly router: ComponentType<PropsWithChildren>;
}

/** The whole view of the portal. */
export const Root = ({ portal, config, router: Router }: Props) => (
  <StrictMode>
    <PortalContext value={{ portal, config }}>
      <LanguageProvider>
        <ErrorBoundary fallback={() => <CrashedPage />} onCrash={() => portal.send({ type: 'view.crashed' })}>
          <Router>
            <PortalView />
          </Router>
        </ErrorBoundary>
      </LanguageProvider>
    </PortalContext>
  </StrictMode>
);
