import { useSelector } from '@xstate/react';
import { Mail, Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type contactChange, contactForm } from '../../../machines/contact-details/contact-change.ts';
import { writtenValue } from '../../../machines/contact-details/contact-detail.ts';
import {
  SETTINGS_PATH,
  verificationAddress,
  verificationState,
} from '../../../machines/contact-details/verification.ts';
import { AgreementPage } from '../../ui/AgreementPage.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof contactChange>;
}

/** From the numbers reserved for fiction, 070-174 06 05 to 99. */
const SAMPLE = '070-174 06 99';

/** The page to add or change the e-mail address or phone number (§2 /edit-email, /edit-phone). */
export function ContactChangeView({ actor }: Props) {
  const translate = useTranslate();
  const { textField, submit, onSubmit } = useForm(actor, contactForm);
  const { kind, current, next, message } = useSelector(actor, ({ context }) => context);
  const fieldProps =
    kind === 'email'
      ? ({ type: 'email', autoComplete: 'email', inputMode: 'email' } as const)
      : ({
          type: 'tel',
          autoComplete: 'tel',
          inputMode: 'tel',
          hint: translate('contact-details.phone.hint', { sample: SAMPLE }),
        } as const);
  return (
    <AgreementPage
      icon={kind === 'email' ? Mail : Smartphone}
      title={translate(`contact-details.${kind}.${current?.value ? 'title' : 'addTitle'}`)}
      description={<FormattedMessage id={`contact-details.${kind}.${current?.value ? 'lead' : 'addLead'}`} />}
    >
      <p className="text-muted">
        <span>
          {current?.value
            ? translate('contact-details.current', { value: writtenValue(kind, current.value) })
            : translate(`contact-details.${kind}.none`)}
        </span>
        {/* The user may have come to verify the current value, not to change it. */}
        {current?.value && !current.isVerified && (
          <>
            <Space />
            <TextLink
              to={verificationAddress({ ...current, contactInformationId: current.id, kind, next })}
              state={verificationState(current)}
            >
              <FormattedMessage id={`contact-details.${kind}.verify`} />
            </TextLink>
          </>
        )}
      </p>
      <Form onSubmit={onSubmit}>
        <ErrorAlert message={message} />
        <Field label={translate(`contact-details.${kind}.label`)} {...fieldProps} {...textField('value')} />
        <SubmitButton {...submit}>
          <FormattedMessage id="contact-details.submit" />
        </SubmitButton>
      </Form>
      <LinkButton kind="ghost" to={SETTINGS_PATH}>
        <FormattedMessage id="contact-details.back" />
      </LinkButton>
    </AgreementPage>
  );
}
