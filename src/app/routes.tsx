import { lazy, Suspense, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Loading, LoadingScreen } from './layout/Loading.tsx';
import { LoginFrame } from './layout/LoginFrame.tsx';
import { usePortal } from './portal-context.ts';
// The door is part of every page: whoever is not logged in meets it first.
import BankIdLogin from './routes/bankid-login.tsx';

const inside = () => import('./routes/inside.tsx');
const home = () => import('./routes/home.tsx');

const Inside = lazy(inside);
const Home = lazy(home);
const NotFound = lazy(() => import('./routes/not-found.tsx'));

/** Fetches what the first page behind the log-in will most likely be made of, while the configuration is on its way. */
export function prefetchInside(): void {
  // Whoever needs a part that could not be fetched asks again, and says so.
  Promise.all([inside(), home()]).catch(() => undefined);
}

/** Tells the root where the address stands: it is an input like any other. */
export function RouteReporter() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    portal.send({ type: 'route.changed', path: pathname + search });
  }, [portal, pathname, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top, another query does not
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}

/** The login group (§2); anything else is on its way to it. */
export const ClosedRoutes = () => (
  <Suspense fallback={<LoadingScreen />}>
    <Routes>
      <Route path="/login" element={<LoginFrame />}>
        <Route path="bankid" element={<BankIdLogin />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route path="*" element={<LoadingScreen />} />
    </Routes>
  </Suspense>
);

/** What a signed-in cardholder can open, behind the gate (§2). */
export const OpenRoutes = () => (
  <Suspense fallback={<LoadingScreen />}>
    <Routes>
      <Route element={<Inside />}>
        <Route path="/home" element={<Home />} />
        {['/', '/login', '/login/*'].map((path) => (
          <Route key={path} path={path} element={<Loading />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </Suspense>
);
