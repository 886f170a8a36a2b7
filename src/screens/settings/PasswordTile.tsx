import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { passwordForm } from '../../../machines/change-password/change-password.ts';
import { contactDetail } from '../../../machines/contact-detail.ts';
import { demandsOn } from '../../../machines/rules.ts';
import { Checklist } from '../../ui/Checklist.tsx';
import { Form } from '../../ui/Form.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useCardholder } from '../holder.ts';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import type { PasswordProps } from './password-props.ts';

/** A new password for whoever knows the old one (§2, §5). */
export function PasswordTile({ actor }: PasswordProps) {
  const say = useTranslate();
  return (
    <Tile heading={say('password.change.title')}>
      <p className="mt-1 mb-5 text-muted">
        <FormattedMessage id="password.change.lead" />
      </p>
      <div className="max-w-pane">
        <PasswordChange actor={actor} />
      </div>
    </Tile>
  );
}

function PasswordChange({ actor }: PasswordProps) {
  const say = useTranslate();
  const demands = useId();
  const { text, submit, onSubmit } = useForm(actor, passwordForm);
  const { message, wrongPassword } = useSelector(actor, ({ context }) => context);
  const cardholder = useCardholder();
  const username = cardholder ? (contactDetail(cardholder, 'email')?.value ?? '') : '';
  const old = text('oldPassword');
  const isWrong = wrongPassword !== '' && old.value === wrongPassword && !submit.busy;
  const chosen = text('newPassword');
  const items = demandsOn(chosen.value).map(({ id, isMet }) => ({ text: say(id), isMet }));
  const isNew = { autoComplete: 'new-password', showLabel: say('password.show') } as const;
  return (
    <Form label={say('password.change.title')} onSubmit={onSubmit}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly value={username} />
      <ErrorAlert message={message} />
      <div className="grid gap-1.5">
        {/* A password that was refused brings the person back to its field, which says so. */}
        <PasswordField
          arrives={isWrong}
          label={say('password.change.old')}
          autoComplete="current-password"
          showLabel={say('password.show')}
          {...old}
        />
        {wrongPassword && (
          <p className="text-small">
            <TextLink to="/login/email-recover">
              <FormattedMessage id="password.change.reset" />
            </TextLink>
          </p>
        )}
      </div>
      <PasswordField label={say('password.change.new')} describedBy={demands} {...isNew} {...chosen} />
      <Checklist id={demands} items={items} said={{ met: say('password.met'), unmet: say('password.unmet') }} />
      <PasswordField label={say('password.change.repeat')} {...isNew} {...text('repeated')} />
      <SubmitButton
        {...submit}
        disabled={submit.disabled && !submit.busy}
        missing={!old.error && <FormattedMessage id="password.change.missing" />}
      >
        <FormattedMessage id="password.change.submit" />
      </SubmitButton>
    </Form>
  );
}
