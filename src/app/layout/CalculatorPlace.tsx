import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortal } from '../portal-context.ts';
import { CALCULATOR } from './destinations.ts';

const CalculatorDialog = lazy(() => import('../routes/calculator-dialog.tsx'));

/** The calculator stands above the page for as long as the address says so: the back button closes it as well. */
export function CalculatorPlace() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  if (!new URLSearchParams(search).has(CALCULATOR.slice(1))) return null;
  const close = () => portal.getSnapshot().context.ports.browser.go(pathname, { replace: true });
  return (
    <Suspense fallback={null}>
      <CalculatorDialog onClose={close} />
    </Suspense>
  );
}
