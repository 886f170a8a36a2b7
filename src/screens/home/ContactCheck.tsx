import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { RetryAlert } from '../RetryAlert.tsx';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'contactCheck'>;

const Unavailable = ({ onRetry }: Props & { readonly onRetry: () => void }) => (
  <RetryAlert
    waitsForPress
    title={{ id: 'contact-details.check.title' }}
    failure={{ kind: 'unreachable' }}
    onRetry={onRetry}
  />
);

const ContactDialog = lazyPart<Props>(() => import('./ContactDialog.tsx'), Unavailable);

/** Opens the dialog about old contact details when the machine asks for it (§4). */
export function ContactCheck({ actor }: Props) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  return (
    isAsking && (
      <Suspense fallback={null}>
        <ContactDialog actor={actor} />
      </Suspense>
    )
  );
}
