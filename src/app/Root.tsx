import { type PropsWithChildren, StrictMode } from 'react';
import { AddressRouter } from './AddressRouter.tsx';
import type { Config } from './config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import { CrashedPage, PortalView } from './PortalView.tsx';
import { type Portal, PortalContext } from './portal-context.ts';

interface Props {
  readonly portal: Portal;
  readonly config: Config;
}

/** What every part of the view needs beside a router: the root actor and the texts. */
export const Providers = ({ portal, config, children }: PropsWithChildren<Props>) => (
  <PortalContext value={{ portal, config }}>
    <LanguageProvider>{children}</LanguageProvider>
  </PortalContext>
);

/** The whole view of the portal. */
export const Root = (props: Props) => (
  <StrictMode>
    <Providers {...props}>
      <AddressRouter browser={props.portal.getSnapshot().context.ports.browser}>
        <ErrorBoundary fallback={() => <CrashedPage />} onCrash={() => props.portal.send({ type: 'view.crashed' })}>
          <PortalView />
        </ErrorBoundary>
      </AddressRouter>
    </Providers>
  </StrictMode>
);
