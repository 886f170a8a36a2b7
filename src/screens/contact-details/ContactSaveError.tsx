import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contactRestoring } from '../../../machines/contact-details/contact-restoring.ts';
import { RetryAlert } from '../RetryAlert.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof contactRestoring>;
}

/** Shown above every page after confirmed contact details could not be saved, until they are (§4). */
export default function ContactSaveError({ actor }: Props) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (snapshot) => !snapshot.can({ type: 'contacts.retry' }));
  return (
    failure && (
      <div className="mb-4 tablet:mb-5">
        <RetryAlert
          waitsForPress
          title={{ id: 'contact-details.saveFailed' }}
          failure={failure}
          busy={isBusy}
          onRetry={() => actor.send({ type: 'contacts.retry' })}
        />
      </div>
    )
  );
}
