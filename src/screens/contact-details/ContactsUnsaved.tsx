import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contactRestoring } from '../../../machines/contact-details/contact-restoring.ts';
import { RetryAlert } from '../RetryAlert.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof contactRestoring>;
}

/** A complaint above whatever page is open, for as long as confirmed contact details are not back (§4). */
export default function ContactsUnsaved({ actor }: Props) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, ({ value }) => value !== 'unrestored');
  return (
    failure && (
      <div className="mb-4 tablet:mb-5">
        <RetryAlert
          what="contacts.unsaved"
          failure={failure}
          busy={isBusy}
          onRetry={() => actor.send({ type: 'contacts.retry' })}
        />
      </div>
    )
  );
}
