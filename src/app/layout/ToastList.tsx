import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { usePortal } from '../portal-context.ts';

const ShownToasts = lazy(() => import('./ShownToasts.tsx'));

/** The toasts (§2 notifications); their code comes with the first of them. */
export function ToastList() {
  const actor = useSelector(usePortal(), ({ context }) => context.toasts);
  const shown = useSelector(actor, ({ context }) => context.shown);
  return shown.length > 0 ? (
    <Suspense fallback={null}>
      <ShownToasts shown={shown} />
    </Suspense>
  ) : null;
}
