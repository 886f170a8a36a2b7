import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passwordReset } from '../../../machines/password-reset/password-reset.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof passwordReset>;
}

const isWriting = (snapshot: SnapshotFrom<typeof passwordReset>) =>
  (['filling', 'lookingUp', 'saving', 'changed'] as const).some((state) => snapshot.matches(state));

/** Sets a new password by a link from an e-mail (§2 /login/reset-password/{token}). */
export function PasswordResetView({ actor }: Props) {
  const translate = useTranslate();
  return (
    <div className="grid gap-6">
      <div className="text-center">
        <PageHeading title={translate('password-reset.title')} />
      </div>
      {useSelector(actor, isWriting) ? <NewPasswordForm actor={actor} /> : <Link actor={actor} />}
    </div>
  );
}

/** What is known of the link. */
function Link({ actor }: Props) {
  const translate = useTranslate();
  const isUnchecked = useSelector(actor, (snapshot) => snapshot.matches('unchecked'));
  const message = useSelector(actor, ({ context }) => context.message);
  return isUnchecked ? (
    <>
      <ErrorAlert message={message} />
      <Button fullWidth onPress={() => actor.send({ type: 'link.retry' })}>
        {translate('action.retry')}
      </Button>
    </>
  ) : (
    <Spinner label={translate('password-reset.checking')} />
  );
}
