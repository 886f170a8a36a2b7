import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { toasts } from '../../../machines/toasts/toasts.ts';
import { requiredPart } from '../../ui/required-part.ts';
import { usePortal } from '../portal-context.ts';

export interface ToastsProps {
  /** Oldest first. */
  readonly shown: SnapshotFrom<typeof toasts>['context']['shown'];
}

/** Loaded also later: many toasts report a lost connection, and the page keeps the same message in its place. */
const ShownToasts = requiredPart(() => import('./ShownToasts.tsx'));

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
