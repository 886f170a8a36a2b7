import { useSelector } from '@xstate/react';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type ContactsUnsavedView from '../../screens/contact-details/ContactsUnsaved.tsx';
import type { Gate } from '../gate.ts';

/** Fetched as soon as something is to be put back, before it fails; the page must not crash for want of a complaint. */
const ContactsUnsaved = lazy<ComponentType<ComponentProps<typeof ContactsUnsavedView>>>(() =>
  import('../../screens/contact-details/ContactsUnsaved.tsx').catch(() => ({ default: () => null })),
);

/** Contact details that are being put back are spoken of above whatever page is open (decision 16). */
export function ContactsPlace({ gate }: { readonly gate: Gate }) {
  const actor = useSelector(gate, ({ context }) => context.contactRestoring) ?? undefined;
  const isResting = useSelector(actor, (snapshot) => snapshot?.value === 'resting');
  if (!actor || isResting) return null;
  return (
    <Suspense fallback={null}>
      <ContactsUnsaved actor={actor} />
    </Suspense>
  );
}
