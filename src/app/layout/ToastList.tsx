import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { usePortal } from '../portal-context.ts';
import { PlainToasts } from './PlainToasts.tsx';

/** A toast often tells that the connection is gone, and then its code cannot be fetched either. */
const ShownToasts = lazy(() => import('./ShownToasts.tsx').catch(() => ({ default: PlainToasts })));

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
