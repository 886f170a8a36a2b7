import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { accessGate } from '../../../machines/access-gate/access-gate.ts';
import type { contactRestoring } from '../../../machines/contact-details/contact-restoring.ts';
import { LoadError } from '../../screens/LoadError.tsx';
import { lazyPart } from '../../screens/lazy-part.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof contactRestoring>;
}

function Unavailable({ actor, onRetry }: Props & { readonly onRetry: () => void }) {
  const hasFailed = useSelector(actor, ({ context }) => context.failure !== null);
  const retry = () => {
    onRetry();
    actor.send({ type: 'contacts.retry' });
  };
  return (
    hasFailed && (
      <LoadError waitsForPress onRetry={retry}>
        <FormattedMessage id="contact-details.saveFailed" />
      </LoadError>
    )
  );
}

/** Loaded before the save fails. */
const ContactSaveError = lazyPart<Props>(
  () => import('../../screens/contact-details/ContactSaveError.tsx'),
  Unavailable,
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
