import { useSelector } from '@xstate/react';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import type ContactSaveErrorView from '../../screens/contact-details/ContactSaveError.tsx';

/** Loaded before the save fails. The page must not crash if this chunk fails to load. */
const ContactSaveError = lazy<ComponentType<ComponentProps<typeof ContactSaveErrorView>>>(() =>
  import('../../screens/contact-details/ContactSaveError.tsx').catch(() => ({ default: () => null })),
);

/** Shows above any page that contact details could not be saved (decision 16). */
export function ContactSaveErrorHost({ gate }: { readonly gate: ActorRefFrom<typeof accessGate> }) {
  const actor = useSelector(gate, ({ context }) => context.contactRestoring) ?? undefined;
  const isIdle = useSelector(actor, (snapshot) => snapshot?.value === 'idle');
  if (!actor || isIdle) return null;
  return (
    <Suspense fallback={null}>
      <ContactSaveError actor={actor} />
    </Suspense>
  );
}
