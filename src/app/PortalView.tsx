import { useSelector } from '@xstate/react';
import { CrashView } from './layout/CrashView.tsx';
import { LoadingScreen } from './layout/Loading.tsx';
import { SessionDialogs } from './layout/SessionDialogs.tsx';
import { ToastList } from './layout/ToastList.tsx';
import { usePortal } from './portal-context.ts';
import { ClosedRoutes, OpenRoutes, RouteReporter } from './routes.tsx';

function Content() {
  const portal = usePortal();
  const state = useSelector(portal, (snapshot) => snapshot.value);
  switch (typeof state === 'string' ? state : state.running) {
    case 'closed':
      return <ClosedRoutes />;
    case 'open':
      return <OpenRoutes />;
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
    <Content />
    <SessionDialogs />
    <ToastList />
  </>
);
