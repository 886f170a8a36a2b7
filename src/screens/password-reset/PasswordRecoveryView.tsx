import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type passwordRecovery, recoveryForm } from '../../../machines/password-reset/password-recovery.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { BackToLogIn } from './BackToLogIn.tsx';
import { RecoverySent } from './RecoverySent.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof passwordRecovery>;
}

/** The page to request a password reset link (§2 /login/email-recover). */
export function PasswordRecoveryView({ actor }: Props) {
  const isSubmitted = useSelector(actor, (snapshot) => snapshot.matches('submitted'));
  const email = useSelector(actor, ({ context }) => context.form.values.email.trim());
  return (
    <div className="grid gap-6">
      {isSubmitted ? (
        <RecoverySent email={email} onRestart={() => actor.send({ type: 'recovery.restart' })} />
      ) : (
        <RecoveryForm actor={actor} />
      )}
      <BackToLogIn onPress={() => actor.send({ type: 'login.open' })} />
    </div>
  );
}

function RecoveryForm({ actor }: Props) {
  const translate = useTranslate();
  const { textField, submit, onSubmit } = useForm(actor, recoveryForm);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <>
      <div className="text-center">
        <PageHeading title={translate('password-reset.recovery.title')}>
          <FormattedMessage id="password-reset.recovery.lead" />
        </PageHeading>
      </div>
      <Form onSubmit={onSubmit}>
        <ErrorAlert message={message} />
        <Field
          label={translate('password-reset.recovery.email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          {...textField('email')}
        />
        <SubmitButton {...submit}>
          <FormattedMessage id="password-reset.recovery.submit" />
        </SubmitButton>
      </Form>
    </>
  );
}
