import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type passwordRecovery, recoveryForm } from '../../../machines/password-reset/password-recovery.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { Asked } from './Asked.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof passwordRecovery>;
}

/** Asks for a link that sets a new password (§2 /login/email-recover). */
export function PasswordRecoveryView({ actor }: Props) {
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asked'));
  return (
    <div className="grid gap-6">
      {isAsked ? <Asked onAgain={() => actor.send({ type: 'recovery.again' })} /> : <Asking actor={actor} />}
      <nav className="text-center">
        <TextLink to="/login/email">
          <FormattedMessage id="recovery.back" />
        </TextLink>
      </nav>
    </div>
  );
}

function Asking({ actor }: Props) {
  const say = useTranslate();
  const { text, submit, onSubmit } = useForm(actor, recoveryForm);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <>
      <div className="text-center">
        <PageHeading title={say('recovery.title')}>
          <FormattedMessage id="recovery.lead" />
        </PageHeading>
      </div>
      <Form onSubmit={onSubmit}>
        <ErrorAlert message={message} />
        <Field label={say('recovery.email')} type="email" autoComplete="email" inputMode="email" {...text('email')} />
        <SubmitButton {...submit}>
          <FormattedMessage id="recovery.submit" />
        </SubmitButton>
      </Form>
    </>
  );
}
