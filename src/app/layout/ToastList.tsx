import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { toasts } from '../../../machines/toasts/toasts.ts';
import { MessageText } from '../../screens/MessageText.tsx';
import { usePortal } from '../portal-context.ts';

export interface ToastsProps {
  /** Oldest first. */
  readonly shown: SnapshotFrom<typeof toasts>['context']['shown'];
}

/** The messages alone, if the code of the toasts cannot be loaded: many toasts report a lost connection. */
export const PlainToasts = ({ shown }: ToastsProps) => (
  <div role="alert" className="fixed inset-x-4 top-bar z-50 mt-3 rounded-tile bg-surface p-4 shadow-raised">
    {shown.map(({ id, toast }) => (
      <p key={id}>
        <MessageText message={toast.message} />
      </p>
    ))}
  </div>
);

const ShownToasts = lazy(() => import('./ShownToasts.tsx').catch(() => ({ default: PlainToasts })));

/** The toasts (§2 notifications); their code is loaded with the first one. */
export function ToastList() {
  const actor = useSelector(usePortal(), ({ context }) => context.toasts);
  const shown = useSelector(actor, ({ context }) => context.shown);
  return shown.length > 0 ? (
    <Suspense fallback={null}>
      <ShownToasts shown={shown} />
    </Suspense>
  ) : null;
}
