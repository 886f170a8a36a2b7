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

const isFormShown = (snapshot: SnapshotFrom<typeof passwordReset>) =>
  (['editing', 'lookingUpAddress', 'saving', 'saved'] as const).some((state) => snapshot.matches(state));

/** The page to set a new password with a link from an e-mail (§2 /login/reset-password/{token}). */
export function PasswordResetView({ actor }: Props) {
  const translate = useTranslate();
  return (
    <div className="grid gap-6">
      <div className="text-center">
        <PageHeading title={translate('password-reset.title')} />
      </div>
      {useSelector(actor, isFormShown) ? <NewPasswordForm actor={actor} /> : <LinkStatus actor={actor} />}
    </div>
  );
}

/** Shown while the link is checked, or if that failed. */
function LinkStatus({ actor }: Props) {
  const translate = useTranslate();
  const isCheckFailed = useSelector(actor, (snapshot) => snapshot.matches('linkCheckFailed'));
  const message = useSelector(actor, ({ context }) => context.message);
  return isCheckFailed ? (
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
