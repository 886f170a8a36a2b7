import { useSelector } from '@xstate/react';
import { BadgeCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type activateCard, activateCardForm } from '../../../machines/activate-card/activate-card.ts';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { LoadError } from '../LoadError.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof activateCard>;
}

/** Activates a card by its card ID (§2 activation by card ID). */
export function ActivateCardView({ actor }: Props) {
  const translate = useTranslate();
  const isActivated = useSelector(actor, (snapshot) => snapshot.matches('activated'));
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches('outcomeUnknown'));
  if (isActivated) {
    return (
      <ResultPage
        icon={BadgeCheck}
        title={translate('activate-card.done.title')}
        description={<FormattedMessage id="activate-card.done.text" />}
      >
        <LinkButton to="/card">
          <FormattedMessage id="activate-card.toCard" />
        </LinkButton>
      </ResultPage>
    );
  }
  return (
    <div className="mx-auto grid max-w-pane gap-5">
      <PageHeading title={translate('activate-card.title')}>
        <FormattedMessage id="activate-card.lead" />
      </PageHeading>
      {isUnknown ? <OutcomeUnknown actor={actor} /> : <CardIdForm actor={actor} />}
      <p>
        <TextLink standalone to="/card">
          <FormattedMessage id="activate-card.toCard" />
        </TextLink>
      </p>
    </div>
  );
}

function OutcomeUnknown({ actor }: Props) {
  const translate = useTranslate();
  return (
    <LoadError retryLabel={translate('action.checkAgain')} onRetry={() => actor.send({ type: 'status.retry' })}>
      <FormattedMessage id="activate-card.outcomeUnknown" />
    </LoadError>
  );
}

function CardIdForm({ actor }: Props) {
  const translate = useTranslate();
  const { textField, onSubmit, submitWhenValid } = useForm(actor, activateCardForm);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <Form onSubmit={onSubmit}>
      <ErrorAlert message={submitWhenValid.busy ? null : message} />
      <Field
        {...textField('cardId')}
        label={translate('activate-card.field')}
        hint={translate('activate-card.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <SubmitButton {...submitWhenValid} missing={<FormattedMessage id="activate-card.missing" />}>
        <FormattedMessage id="activate-card.submit" />
      </SubmitButton>
    </Form>
  );
}
