import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { loginForm, type loginPassword } from '../../../machines/login-password/login-password.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { CodeField } from './CodeField.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof loginPassword>;
}

/** The log-in page with username or e-mail and password (§2 /login/email). */
export function LoginPasswordView({ actor }: Props) {
  const translate = useTranslate();
  const { textField, submit, onSubmit } = useForm(actor, loginForm);
  const message = useSelector(actor, ({ context }) => context.message);
  const needsCode = useSelector(actor, ({ context }) => context.needsCode);
  return (
    <div className="grid gap-6">
      <div className="text-center">
        <PageHeading title={translate('login-password.title')} />
      </div>
      <Form onSubmit={onSubmit}>
        <ErrorAlert message={message} />
        <Field
          label={translate('login-password.username')}
          autoComplete="username"
          inputMode="email"
          {...textField('username')}
        />
        <PasswordField
          label={translate('login-password.password')}
          autoComplete="current-password"
          showLabel={translate('action.showPassword')}
          {...textField('password')}
        />
        {needsCode && <CodeField actor={actor} field={textField('mfaCode')} />}
        <SubmitButton {...submit}>
          <FormattedMessage id="login-password.submit" />
        </SubmitButton>
      </Form>
      <nav className="grid justify-items-center gap-5">
        <TextLink standalone to="/login/email-recover">
          <FormattedMessage id="login-password.forgotten" />
        </TextLink>
        <TextLink standalone to="/login/bankid">
          <FormattedMessage id="login-password.bankid" />
        </TextLink>
      </nav>
    </div>
  );
}
