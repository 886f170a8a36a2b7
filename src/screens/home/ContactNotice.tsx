import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { PartProps } from './home-props.ts';

/** A question can wait for the next visit; a page must not crash for want of it. */
const ContactDialog = lazy<ComponentType<PartProps<'contactCheck'>>>(() =>
  import('./ContactDialog.tsx').catch(() => ({ default: () => null })),
);

/** The question about old contact details (§4). */
export function ContactNotice({ actor }: PartProps<'contactCheck'>) {
  const isAsking = useSelector(actor, ({ value }) => value === 'asking');
  return (
    isAsking && (
      <Suspense fallback={null}>
        <ContactDialog actor={actor} />
      </Suspense>
    )
  );
}
