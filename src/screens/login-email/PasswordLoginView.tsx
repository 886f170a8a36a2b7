import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { loginForm, type passwordLogin } from '../../../machines/password/password-login.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFilling } from '../filling.ts';
import { useSay } from '../say.ts';
import { Trouble } from '../Trouble.tsx';
import { CodeField } from './CodeField.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof passwordLogin>;
}

/** The log-in with username or e-mail and password (§2 /login/email). */
export function PasswordLoginView({ actor }: Props) {
  const say = useSay();
  const { text, submit, onSubmit } = useFilling(actor, loginForm);
  const message = useSelector(actor, ({ context }) => context.message);
  const needsCode = useSelector(actor, ({ context }) => context.needsCode);
  return (
    <div className="grid gap-6">
      <div className="text-center">
        <PageHeading title={say('login.password.title')} />
      </div>
      <Form onSubmit={onSubmit}>
        <Trouble message={message} />
        <Field label={say('login.password.username')} autoComplete="username" inputMode="email" {...text('username')} />
        <PasswordField
          label={say('login.password.password')}
          autoComplete="current-password"
          showLabel={say('password.show')}
          {...text('password')}
        />
        {needsCode && <CodeField actor={actor} field={text('mfaCode')} />}
        <SubmitButton {...submit}>
          <FormattedMessage id="login.password.submit" />
        </SubmitButton>
      </Form>
      <nav className="grid justify-items-center gap-3">
        <TextLink to="/login/email-recover">
          <FormattedMessage id="login.password.forgotten" />
        </TextLink>
        <TextLink to="/login/bankid">
          <FormattedMessage id="login.password.bankid" />
        </TextLink>
      </nav>
    </div>
  );
}
