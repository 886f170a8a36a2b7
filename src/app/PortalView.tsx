import { useSelector } from '@xstate/react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Consent } from './layout/Consent.tsx';
import { CrashPage } from './layout/CrashView.tsx';
import { LoadingScreen } from './layout/Loading.tsx';
import { LoginLayout } from './layout/LoginLayout.tsx';
import { SessionDialogs } from './layout/SessionDialogs.tsx';
import { ToastList } from './layout/ToastList.tsx';
import { usePortal } from './portal-context.ts';
import { REDIRECTS, routes, type ScreenRoute } from './routes.ts';
import { LoadFailed, OpenScreen } from './ScreenView.tsx';

const SignedIn = lazy(() => import('./layout/SignedIn.tsx'));
const SettingsLayout = lazy(() => import('./layout/SettingsLayout.tsx'));

/** Reports the address to the root: it is an input like any other. A new page starts at its top. */
function RouteReporter() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    portal.send({ type: 'route.changed', path: pathname + search });
  }, [portal, pathname, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts at its top, another query does not
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

const screensIn = (layout: ScreenRoute['layout']) =>
  routes
    .filter((route) => route.layout === layout)
    .map(({ path, name }) => <Route key={path} path={path} element={<OpenScreen name={name} />} />);

const loginRoutes = <Route element={<LoginLayout />}>{screensIn('login')}</Route>;

/** Only the log-in pages; every other address is about to be replaced by the root. */
const SignedOutPages = () => (
  <Routes>
    {loginRoutes}
    <Route path="*" element={<LoadingScreen />} />
  </Routes>
);

const SignedInPages = () => (
  <Routes>
    {loginRoutes}
    {['/', '/login'].map((path) => (
      <Route key={path} path={path} element={<LoadingScreen />} />
    ))}
    {Object.entries(REDIRECTS).map(([from, to]) => (
      <Route key={from} path={from} element={<Navigate to={to} replace />} />
    ))}
    <Route element={<SignedIn />}>
      <Route element={<SettingsLayout />}>{screensIn('settings')}</Route>
      {screensIn('portal')}
    </Route>
  </Routes>
);

function Content() {
  const portal = usePortal();
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
      return <SignedInPages />;
    case 'loadFailed':
      return <LoadFailed onRetry={() => portal.send({ type: 'portal.retry' })} />;
    case 'crashed':
      return <CrashPage onRestart={() => portal.send({ type: 'portal.restart' })} />;
    default:
      return <LoadingScreen />;
  }
}

/** Everything on the screen: the content that the root's state allows, and what is above it. */
export const PortalView = () => (
  <>
    <RouteReporter />
    <Consent />
    <Suspense fallback={<LoadingScreen />}>
      <Content />
    </Suspense>
    <SessionDialogs />
    <ToastList />
  </>
);
