import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type passwordReset, resetForm } from '../../../machines/password-reset/password-reset.ts';
import { demandsOn } from '../../../machines/rules.ts';
import { Checklist } from '../../ui/Checklist.tsx';
import { Form } from '../../ui/Form.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof passwordReset>;
}

/** The new password, twice, with what it must have beside it. */
export function NewPassword({ actor }: Props) {
  const say = useTranslate();
  const demands = useId();
  const { text, submit, onSubmit } = useForm(actor, resetForm);
  const message = useSelector(actor, ({ context }) => context.message);
  const password = text('newPassword');
  const items = demandsOn(password.value).map(({ id, isMet }) => ({ text: say(id), isMet }));
  const common = { autoComplete: 'new-password', showLabel: say('password.show') } as const;
  return (
    <Form onSubmit={onSubmit}>
      {/* A password manager looks for whose password this is. The link does not say, so it will ask. */}
      <input type="text" name="username" autoComplete="username" hidden readOnly />
      <ErrorAlert message={message} />
      <PasswordField label={say('reset.new')} describedBy={demands} {...common} {...password} />
      <Checklist id={demands} items={items} said={{ met: say('password.met'), unmet: say('password.unmet') }} />
      <PasswordField label={say('reset.repeat')} {...common} {...text('repeated')} />
      <SubmitButton {...submit} missing={<FormattedMessage id="reset.missing" />}>
        <FormattedMessage id="reset.submit" />
      </SubmitButton>
    </Form>
  );
}
