import { lazy, Suspense, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { LoadingScreen } from './layout/Loading.tsx';
import { LoginFrame } from './layout/LoginFrame.tsx';
import { usePortal } from './portal-context.ts';
// The door is part of every page: whoever is not logged in meets it first.
import BankIdLogin from './routes/bankid-login.tsx';

const inside = () => import('./routes/inside.tsx');
const home = () => import('./routes/home.tsx');

const Inside = lazy(inside);
const Doors = lazy(() => import('./routes/doors.tsx'));

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

/**
 * The login group (§2), and the way to all that lies behind the log-in, which names its pages itself: whoever is not
 * logged in need not fetch the list. Some of the login group serve whoever is logged in as well, such as a link from an
 * e-mail; they stay as they are when a session opens or ends.
 */
export const PortalRoutes = ({ isOpen }: { readonly isOpen: boolean }) => (
  <Suspense fallback={<LoadingScreen />}>
    <Routes>
      <Route path="/login" element={<LoginFrame />}>
        {!isOpen && <Route path="bankid" element={<BankIdLogin />} />}
        <Route path="*" element={<Doors />} />
      </Route>
      <Route path="*" element={isOpen ? <Inside /> : <LoadingScreen />} />
    </Routes>
  </Suspense>
);
