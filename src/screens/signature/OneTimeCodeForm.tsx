import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { codeForm } from '../../../machines/signature/one-time-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { CodeRecipient } from './CodeRecipient.tsx';
import type { CodeProps } from './OneTimeCodeSteps.tsx';

/** The field for the six digits and, after a delay, a button to get another code. */
export function OneTimeCodeForm({ actor }: CodeProps) {
  const translate = useTranslate();
  const sentId = useId();
  const { textField, onSubmit, submitWhenValid } = useForm(actor, codeForm);
  const isSettling = useSelector(actor, (snapshot) => snapshot.matches({ entering: 'settled' }));
  const canResend = useSelector(actor, (snapshot) => isSettling || snapshot.matches({ entering: 'resendable' }));
  return (
    <Form onSubmit={onSubmit}>
      <p id={sentId} role="status" className="empty:hidden">
        {!canResend && (
          <FormattedMessage id="signature.code.sent" values={{ recipient: <CodeRecipient key="recipient" /> }} />
        )}
      </p>
      <Field
        {...textField('code')}
        label={translate('signature.code.field')}
        hint={translate('signature.code.hint')}
        inputMode="numeric"
        describedBy={sentId}
        autoComplete="one-time-code"
        autoFocus
      />
      <SubmitButton {...submitWhenValid} missing={<FormattedMessage id="signature.code.missing" />}>
        <FormattedMessage id="signature.code.confirm" />
      </SubmitButton>
      <p className="text-small text-muted">
        <FormattedMessage id={canResend ? 'signature.code.late' : 'signature.code.resendLater'} />
      </p>
      {canResend && (
        <Button kind="ghost" fullWidth settling={isSettling} onPress={() => actor.send({ type: 'code.resend' })}>
          <FormattedMessage id="signature.code.resend" />
        </Button>
      )}
    </Form>
  );
}
