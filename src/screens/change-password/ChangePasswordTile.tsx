import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type changePassword,
  changePasswordForm,
  isOldPasswordRejected,
} from '../../../machines/change-password/change-password.ts';
import { contactDetail } from '../../../machines/contact-details/contact-detail.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useCardholder } from '../use-account.ts';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof changePassword>;
}

/** The form to change the password, which asks for the old one (§2, §5). */
export function ChangePasswordTile({ actor }: Props) {
  const translate = useTranslate();
  const isClosed = useSelector(actor, (snapshot) => snapshot.matches('closed'));
  return (
    <Tile heading={translate('change-password.title')}>
      <p className="mt-1 mb-5 text-muted">
        <FormattedMessage id="change-password.lead" />
      </p>
      {isClosed ? (
        <div className="flex">
          <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'form.open' })}>
            <FormattedMessage id="change-password.open" />
          </Button>
        </div>
      ) : (
        <div className="max-w-pane">
          <PasswordForm actor={actor} />
        </div>
      )}
    </Tile>
  );
}

function PasswordForm({ actor }: Props) {
  const translate = useTranslate();
  const { textField, submitWhenValid, onSubmit } = useForm(actor, changePasswordForm);
  const { message, rejectedPassword } = useSelector(actor, ({ context }) => context);
  const isOutcomeUnknown = useSelector(actor, (snapshot) => snapshot.matches('outcomeUnknown'));
  const cardholder = useCardholder();
  const username = cardholder ? (contactDetail(cardholder, 'email')?.value ?? '') : '';
  const old = textField('oldPassword');
  const isRejected = useSelector(actor, isOldPasswordRejected);
  return (
    <Form label={translate('change-password.title')} onSubmit={onSubmit}>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly value={username} />
      <ErrorAlert message={message} />
      {isOutcomeUnknown && (
        <TextButton onPress={() => actor.send({ type: 'login.open' })}>
          <FormattedMessage id="change-password.logIn" />
        </TextButton>
      )}
      <div className="grid gap-1.5">
        {/* A rejected password moves the focus to its field, which shows the error. */}
        <PasswordField
          autoFocus={isRejected}
          label={translate('change-password.old')}
          autoComplete="current-password"
          showLabel={translate('action.showPassword')}
          {...old}
        />
        {rejectedPassword && (
          <p className="text-small">
            <TextLink standalone to="/login/email-recover">
              <FormattedMessage id="change-password.reset" />
            </TextLink>
          </p>
        )}
      </div>
      <NewPasswordFields password={textField('newPassword')} repeated={textField('repeated')} />
      <SubmitButton {...submitWhenValid} missing={!old.error && <FormattedMessage id="change-password.missing" />}>
        <FormattedMessage id="change-password.submit" />
      </SubmitButton>
    </Form>
  );
}
