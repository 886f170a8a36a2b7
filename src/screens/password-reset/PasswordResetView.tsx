import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passwordReset } from '../../../machines/password-reset/password-reset.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { MessageText } from '../MessageText.tsx';
import { RetryButton } from '../RetryButton.tsx';
import { useTranslate } from '../use-translate.ts';
import { BackToLogIn } from './BackToLogIn.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof passwordReset>;
}

const isFormShown = (snapshot: SnapshotFrom<typeof passwordReset>) =>
  (['editing', 'outcomeUnknown', 'lookingUpAddress', 'saving', 'saved'] as const).some((state) =>
    snapshot.matches(state),
  );

/** The page to set a new password with a link from an e-mail (§2 /login/reset-password/{token}). */
export function PasswordResetView({ actor }: Props) {
  const translate = useTranslate();
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  return (
    <div className="grid gap-6">
      <div className="text-center">
        <PageHeading title={translate('password-reset.title')} />
      </div>
      {/* As high as the form: the page is centred, so that a lower one would move its heading. */}
      <div className="grid min-h-102.5 content-start gap-6">
        {useSelector(actor, isFormShown) ? <NewPasswordForm actor={actor} /> : <LinkStatus actor={actor} />}
        {isEditing && <BackToLogIn onPress={() => actor.send({ type: 'login.open' })} />}
      </div>
    </div>
  );
}

/** The response was lost, and the link is used now. */
const ProbablySaved = ({ actor }: Props) => (
  <>
    <ErrorAlert message={{ id: 'password-reset.probablySaved' }} />
    <Button onPress={() => actor.send({ type: 'login.open' })}>
      <FormattedMessage id="password-reset.logIn" />
    </Button>
    <p className="text-center">
      <TextLink standalone to="/login/email-recover">
        <FormattedMessage id="password-reset.newLink" />
      </TextLink>
    </p>
  </>
);

/** Shown until the link is checked, and if it cannot be. */
function LinkStatus({ actor }: Props) {
  const isProbablySaved = useSelector(actor, (snapshot) => snapshot.matches('probablySaved'));
  const isCheckFailed = useSelector(actor, (snapshot) => snapshot.matches('linkCheckFailed'));
  const translate = useTranslate();
  if (isProbablySaved) return <ProbablySaved actor={actor} />;
  return (
    <>
      {isCheckFailed ? <CheckFailed actor={actor} /> : <Spinner label={translate('password-reset.checking')} />}
      <BackToLogIn onPress={() => actor.send({ type: 'login.open' })} />
    </>
  );
}

function CheckFailed({ actor }: Props) {
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <>
      <Banner tone="danger" role="alert" title={<FormattedMessage id="password-reset.checkFailed" />}>
        {message && <MessageText message={message} />}
      </Banner>
      <RetryButton fullWidth onPress={() => actor.send({ type: 'link.retry' })} />
    </>
  );
}
