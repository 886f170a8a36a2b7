import { useSelector } from '@xstate/react';
import { Mail, Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type contactChange, contactForm } from '../../../machines/contact/contact-change.ts';
import { SETTINGS_PATH, verificationAddress } from '../../../machines/contact/verification.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Threshold } from '../../ui/Threshold.tsx';
import { useFilling } from '../filling.ts';
import { useSay } from '../say.ts';
import { Trouble } from '../Trouble.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof contactChange>;
}

/** Numbers that are given to nobody: 070-174 06 05 to 99. */
const SAMPLE = '070 174 06 99';

/** A new e-mail address or phone number (§2 /edit-email, /edit-phone). */
export function ContactChangeView({ actor }: Props) {
  const say = useSay();
  const { text, submit, onSubmit } = useFilling(actor, contactForm);
  const { kind, current, next, message } = useSelector(actor, ({ context }) => context);
  const looks =
    kind === 'email'
      ? ({ type: 'email', autoComplete: 'email', inputMode: 'email' } as const)
      : ({
          type: 'tel',
          autoComplete: 'tel',
          inputMode: 'tel',
          hint: say('contact.phone.hint', { sample: SAMPLE }),
        } as const);
  return (
    <Threshold
      icon={kind === 'email' ? Mail : Smartphone}
      title={say(`contact.${kind}.title`)}
      lead={<FormattedMessage id={`contact.${kind}.lead`} />}
    >
      <p className="break-words text-soft">
        {current?.value ? say('contact.current', { value: current.value }) : say(`contact.${kind}.none`)}
        {/* Whoever came to have it verified need not change it. */}
        {current?.value && !current.isVerified && (
          <>
            {' '}
            <TextLink to={verificationAddress({ ...current, contactInformationId: current.id, kind, next })}>
              <FormattedMessage id={`user.${kind}.verify`} />
            </TextLink>
          </>
        )}
      </p>
      <Form onSubmit={onSubmit}>
        <Trouble message={message} />
        <Field label={say(`contact.${kind}.label`)} {...looks} {...text('value')} />
        <SubmitButton {...submit}>
          <FormattedMessage id="contact.submit" />
        </SubmitButton>
      </Form>
      <LinkButton kind="ghost" to={SETTINGS_PATH}>
        <FormattedMessage id="contact.back" />
      </LinkButton>
    </Threshold>
  );
}
