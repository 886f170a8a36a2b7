import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { PartProps } from './home-props.ts';

/** If the chunk fails to load, nothing is shown: the question is asked again at the next visit. */
const ContactDialog = lazy<ComponentType<PartProps<'contactCheck'>>>(() =>
  import('./ContactDialog.tsx').catch(() => ({ default: () => null })),
);

/** Opens the dialog about old contact details when the machine asks for it (§4). */
export function ContactCheck({ actor }: PartProps<'contactCheck'>) {
  const isAsking = useSelector(actor, ({ value }) => value === 'asking');
  return (
    isAsking && (
      <Suspense fallback={null}>
        <ContactDialog actor={actor} />
      </Suspense>
    )
  );
}
