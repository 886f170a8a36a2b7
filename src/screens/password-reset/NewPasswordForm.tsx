import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type passwordReset, resetForm } from '../../../machines/password-reset/password-reset.ts';
import { passwordRequirements } from '../../../machines/rules.ts';
import { Checklist } from '../../ui/Checklist.tsx';
import { Form } from '../../ui/Form.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof passwordReset>;
}

/** The new password, twice, with a checklist of its requirements. */
export function NewPasswordForm({ actor }: Props) {
  const translate = useTranslate();
  const requirementsId = useId();
  const { textField, submitWhenValid, onSubmit } = useForm(actor, resetForm);
  const message = useSelector(actor, ({ context }) => context.message);
  const isOutcomeUnknown = useSelector(actor, (snapshot) => snapshot.matches('outcomeUnknown'));
  const password = textField('newPassword');
  const items = passwordRequirements(password.value).map(({ id, isMet }) => ({ text: translate(id), isMet }));
  const common = { autoComplete: 'new-password', showLabel: translate('action.showPassword') } as const;
  return (
    <Form onSubmit={onSubmit}>
      {/* For password managers; the username is not known here. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <ErrorAlert message={message} />
      {isOutcomeUnknown && (
        <TextButton onPress={() => actor.send({ type: 'login.open' })}>
          <FormattedMessage id="password-reset.logIn" />
        </TextButton>
      )}
      <PasswordField label={translate('password-reset.new')} describedBy={requirementsId} {...common} {...password} />
      <Checklist
        id={requirementsId}
        items={items}
        statusLabels={{ met: translate('rule.met'), unmet: translate('rule.unmet') }}
      />
      <PasswordField label={translate('password-reset.repeat')} {...common} {...textField('repeated')} />
      <SubmitButton {...submitWhenValid} missing={<FormattedMessage id="password-reset.missing" />}>
        <FormattedMessage id="password-reset.submit" />
      </SubmitButton>
    </Form>
  );
}
