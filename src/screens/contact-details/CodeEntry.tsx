import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { codeForm, expiryOf } from '../../../machines/contact-details/contact-verification.setup.ts';
import { isCodeRejected } from '../../../machines/contact-details/contact-verification.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { isConfirming, type VerificationProps } from './verification-props.ts';

/** The field for the code, the time until it expires, and a button to send another. */
export function CodeEntry({ actor }: VerificationProps) {
  const translate = useTranslate();
  const { textField, submitWhenValid, onSubmit } = useForm(actor, codeForm);
  const message = useSelector(actor, ({ context }) => context.message);
  const code = textField('code');
  const isRejected = useSelector(actor, isCodeRejected);
  const isResending = useSelector(actor, (snapshot) => snapshot.matches('resending'));
  const isBusy = useSelector(actor, isConfirming);
  return (
    <>
      <Form onSubmit={onSubmit}>
        {!isBusy && <ErrorAlert message={message} />}
        {/* The code is what the user does next; a rejected code moves the focus to the field, which shows the error. */}
        <Field
          autoFocus={isRejected || code.value === ''}
          label={translate('contact-details.verification.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...code}
        />
        <TimeLeft actor={actor} />
        <SubmitButton
          {...submitWhenValid}
          settling={submitWhenValid.settling || isResending}
          busy={isBusy}
          missing={!code.error && <FormattedMessage id="contact-details.verification.missing" />}
        >
          <FormattedMessage id="contact-details.verification.confirm" />
        </SubmitButton>
      </Form>
      <Resend actor={actor} busy={isResending} disabled={isBusy} />
    </>
  );
}

function TimeLeft({ actor }: VerificationProps) {
  const until = useSelector(actor, ({ context }) => expiryOf(context));
  const { now } = useSelector(actor, ({ context }) => context.ports.clock);
  return (
    <p className="text-small text-muted">
      <Countdown until={until} now={now}>
        {({ minutes, seconds }) => (
          <FormattedMessage
            id="contact-details.verification.left"
            values={{ time: `${minutes}:${String(seconds).padStart(2, '0')}` }}
          />
        )}
      </Countdown>
    </p>
  );
}

interface ResendProps extends VerificationProps {
  readonly busy: boolean;
  readonly disabled: boolean;
}

function Resend({ actor, busy, disabled }: ResendProps) {
  const kind = useSelector(actor, ({ context }) => context.verification?.kind);
  const canSend = useSelector(actor, (snapshot) => snapshot.can({ type: 'code.send' }));
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <p className="text-small text-muted">
        <FormattedMessage
          id={kind === 'phone' ? 'contact-details.verification.slowPhone' : 'contact-details.verification.slow'}
        />
      </p>
      <Button
        kind="ghost"
        icon={RotateCw}
        busy={busy}
        settling={!canSend && !disabled}
        disabled={disabled}
        onPress={() => actor.send({ type: 'code.send' })}
      >
        <FormattedMessage id="contact-details.verification.resend" />
      </Button>
    </div>
  );
}
