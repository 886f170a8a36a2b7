import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type passwordReset, resetForm } from '../../../machines/password-reset/password-reset.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useForm } from '../use-form.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof passwordReset>;
}

/** The form for the new password (§4 password reset). */
export function NewPasswordForm({ actor }: Props) {
  const { textField, submitWhenValid, onSubmit } = useForm(actor, resetForm);
  const message = useSelector(actor, ({ context }) => context.message);
  const isOutcomeUnknown = useSelector(actor, (snapshot) => snapshot.matches('outcomeUnknown'));
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
      <NewPasswordFields password={textField('newPassword')} repeated={textField('repeated')} />
      <SubmitButton {...submitWhenValid} missing={<FormattedMessage id="password-reset.missing" />}>
        <FormattedMessage id="password-reset.submit" />
      </SubmitButton>
    </Form>
  );
}
