import { lazy, Suspense, useLayoutEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { GateView } from './layout/GateView.tsx';
import { Loading } from './layout/Loading.tsx';
import { LoginFrame } from './layout/LoginFrame.tsx';
import { usePortal } from './portal-context.ts';

const BankIdLogin = lazy(() => import('./routes/bankid-login.tsx'));
const Home = lazy(() => import('./routes/home.tsx'));
const NotFound = lazy(() => import('./routes/not-found.tsx'));

/** Tells the root where the address stands: it is an input like any other. */
export function RouteReporter() {
  const portal = usePortal();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    portal.send({ type: 'route.changed', path: pathname });
    window.scrollTo(0, 0);
  }, [portal, pathname]);
  return null;
}

/** The login group (§2); anything else is on its way to it. */
export const ClosedRoutes = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route path="/login" element={<LoginFrame />}>
        <Route path="bankid" element={<BankIdLogin />} />
      </Route>
      <Route path="*" element={<Loading />} />
    </Routes>
  </Suspense>
);

/** What a signed-in cardholder can open, behind the gate (§2). */
export const OpenRoutes = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route element={<GateView />}>
        <Route path="/home" element={<Home />} />
        {['/', '/login', '/login/*'].map((path) => (
          <Route key={path} path={path} element={<Loading />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  </Suspense>
);
