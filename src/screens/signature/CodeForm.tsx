import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { codeForm } from '../../../machines/signature/one-time-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import type { CodeProps } from './CodeSteps.tsx';

/** The six digits, and after a while the way to another code. */
export function CodeForm({ actor }: CodeProps) {
  const say = useTranslate();
  const { text, onSubmit, submit } = useForm(actor, codeForm);
  const isLate = useSelector(actor, (snapshot) => snapshot.matches({ entering: 'late' }));
  return (
    <Form onSubmit={onSubmit}>
      <p role="status" className="empty:hidden">
        {!isLate && <FormattedMessage id="code.sent" />}
      </p>
      <Field
        {...text('code')}
        label={say('code.field')}
        hint={say('code.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        arrives
      />
      <SubmitButton {...submit} missing={<FormattedMessage id="code.missing" />}>
        <FormattedMessage id="code.confirm" />
      </SubmitButton>
      <p className="text-small text-muted">
        <FormattedMessage id={isLate ? 'code.late' : 'code.resendLater'} />
      </p>
      {isLate && (
        <Button kind="ghost" wide onPress={() => actor.send({ type: 'code.resend' })}>
          <FormattedMessage id="code.resend" />
        </Button>
      )}
    </Form>
  );
}
