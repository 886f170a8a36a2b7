import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Layouts } from '../../machines/ports.ts';
import { Consent } from './layout/Consent.tsx';
import { CrashPage } from './layout/CrashView.tsx';
import { LoadingScreen } from './layout/Loading.tsx';
import { LoginLayout } from './layout/LoginLayout.tsx';
import { SessionDialogs } from './layout/SessionDialogs.tsx';
import { ToastList } from './layout/ToastList.tsx';
import { usePortal } from './portal-context.ts';
import { matchRoute, redirectOf } from './routes.ts';
import { LoadFailed, OpenScreen } from './ScreenView.tsx';

/** Reports the address to the root: it is an input like any other. A new page starts at its top. */
function RouteReporter() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useLayoutEffect(() => {
    const { browser } = portal.getSnapshot().context.ports;
    portal.send({ type: 'route.changed', path, entryUser: browser.entryUser() });
  }, [portal, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts at its top, another query does not
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

/** Only the log-in pages; every other address is about to be replaced by the root. */
function SignedOutPages() {
  const { pathname } = useLocation();
  const { layout, name, isLong } = matchRoute(pathname).route;
  if (layout !== 'login') return <LoadingScreen />;
  return (
    <LoginLayout isLong={isLong}>
      <OpenScreen name={name} />
    </LoginLayout>
  );
}

/** Drawn by code that the root has loaded. `lazy` would show the loading screen once more, for 300 ms. */
function SignedInPages({ layouts: { SignedIn, SettingsLayout } }: { readonly layouts: Layouts }) {
  const { pathname, search } = useLocation();
  const redirect = redirectOf(pathname + search);
  const { layout, name, isLong } = matchRoute(pathname).route;
  const page = <OpenScreen name={name} />;
  if (redirect !== null) return <Navigate to={redirect} replace />;
  // The root is about to replace these addresses.
  if (pathname === '/' || pathname === '/login') return <LoadingScreen />;
  if (layout === 'login') return <LoginLayout isLong={isLong}>{page}</LoginLayout>;
  return <SignedIn>{layout === 'settings' ? <SettingsLayout>{page}</SettingsLayout> : page}</SignedIn>;
}

/** What the root's state allows. */
export function PortalContent() {
  const portal = usePortal();
  const layouts = useSelector(portal, ({ context }) => context.layouts);
  const state = useSelector(portal, (snapshot) => {
    if (snapshot.matches('crashed')) return 'crashed';
    if (snapshot.matches({ running: { signedIn: 'loaded' } })) return 'signedIn';
    if (snapshot.matches({ running: { signedIn: 'loadFailed' } })) return 'loadFailed';
    return snapshot.matches({ running: 'signedOut' }) ? 'signedOut' : 'loading';
  });
  switch (state) {
    case 'signedOut':
      return <SignedOutPages />;
    case 'signedIn':
      return layouts && <SignedInPages layouts={layouts} />;
    case 'loadFailed':
      return (
        <main className="px-4">
          <LoadFailed onRetry={() => portal.send({ type: 'portal.retry' })} />
        </main>
      );
    case 'crashed':
      return <CrashedPage />;
    default:
      return <LoadingScreen />;
  }
}

/** Instead of everything else after a crash; with a session also a way to end it. */
export function CrashedPage() {
  const portal = usePortal();
  const isSignedIn = useSelector(portal, (snapshot) => snapshot.matches({ crashed: 'signedIn' }));
  return (
    <CrashPage
      onRestart={() => portal.send({ type: 'portal.restart' })}
      onLogOut={isSignedIn ? () => portal.send({ type: 'portal.logOut' }) : undefined}
    />
  );
}

/** Everything on the screen: the content that the root's state allows, and what is above it. */
export const PortalView = () => (
  <>
    <RouteReporter />
    <Consent />
    <PortalContent />
    <SessionDialogs />
    <ToastList />
  </>
);
