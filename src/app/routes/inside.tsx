import { useLayoutEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { accessGate } from '../../../machines/access-gate/access-gate.ts';
import { GateView } from '../layout/GateView.tsx';
import { usePortal } from '../portal-context.ts';
import { PAGES } from './pages.tsx';

/** All that lies behind the log-in (§2): it brings the gate, which the root owns from then on, and the pages behind it. */
export default function Inside() {
  const portal = usePortal();
  useLayoutEffect(() => {
    portal.send({ type: 'gate.entered', logic: accessGate });
  }, [portal]);
  return (
    <Routes>
      <Route element={<GateView />}>{PAGES}</Route>
    </Routes>
  );
}
