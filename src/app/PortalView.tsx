import { useSelector } from '@xstate/react';
import { Consent } from './layout/Consent.tsx';
import { CrashView } from './layout/CrashView.tsx';
import { LoadingScreen } from './layout/Loading.tsx';
import { SessionDialogs } from './layout/SessionDialogs.tsx';
import { ToastList } from './layout/ToastList.tsx';
import { usePortal } from './portal-context.ts';
import { PortalRoutes, RouteReporter } from './routes.tsx';

function Content() {
  const portal = usePortal();
  const state = useSelector(portal, (snapshot) => snapshot.value);
  switch (typeof state === 'string' ? state : state.running) {
    case 'closed':
      return <PortalRoutes isOpen={false} />;
    case 'open':
      return <PortalRoutes isOpen />;
    case 'undecided':
      return <LoadingScreen />;
    default:
      return <CrashView restart={() => portal.send({ type: 'portal.restart' })} />;
  }
}

/** Everything on the screen: the content that the root's state allows, and what lies above it. */
export const PortalView = () => (
  <>
    <RouteReporter />
    <Consent />
    <Content />
    <SessionDialogs />
    <ToastList />
  </>
);
