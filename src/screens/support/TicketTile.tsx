import { useSelector } from '@xstate/react';
import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { failureMessage } from '../../../machines/message.ts';
import { type supportTicket, ticketForm } from '../../../machines/support/support-ticket.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof supportTicket>;
  /** URLs of what the user must agree to (§5); there may be no privacy policy. */
  readonly links: { readonly terms: string; readonly privacy?: string | undefined };
}

/** The ticket form (§5), replaced by a confirmation after the ticket is sent. */
export function TicketTile({ actor, links }: Props) {
  const translate = useTranslate();
  const isSubmitted = useSelector(actor, (snapshot) => snapshot.matches('submitted'));
  return (
    <Tile heading={translate('support.ticket.title')}>
      {/* Mounted before it has a text: screen readers miss a text that appears with its region. */}
      <div role="status">{isSubmitted && <TicketSent actor={actor} />}</div>
      {isSubmitted ? <AskAgain actor={actor} /> : <TicketFields actor={actor} links={links} />}
    </Tile>
  );
}

function TicketSent({ actor }: Pick<Props, 'actor'>) {
  const translate = useTranslate();
  const reference = useSelector(actor, ({ context }) => context.reference);
  return (
    <EmptyState icon={MailCheck} title={translate('support.ticket.sent.title')}>
      <FormattedMessage id="support.ticket.sent.text" />
      {reference && (
        <>
          <Space />
          <FormattedMessage
            id="support.ticket.sent.reference"
            values={{ reference: <strong key="reference">{reference}</strong> }}
          />
        </>
      )}
    </EmptyState>
  );
}

const AskAgain = ({ actor }: Pick<Props, 'actor'>) => (
  <div className="self-center">
    <Button kind="ghost" onPress={() => actor.send({ type: 'ticket.restart' })}>
      <FormattedMessage id="support.ticket.again" />
    </Button>
  </div>
);

function TicketFields({ actor, links }: Props) {
  const translate = useTranslate();
  const { textField, checkbox, submit, onSubmit } = useForm(actor, ticketForm);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <div className="mt-4">
      <Form label={translate('support.ticket.title')} onSubmit={onSubmit}>
        <TextArea
          label={translate('support.ticket.message')}
          hint={translate('support.ticket.messageHint')}
          {...textField('message')}
        />
        <div className="grid items-start gap-5 tablet:grid-cols-2">
          <Field
            label={translate('support.ticket.email')}
            hint={translate('support.ticket.contactHint')}
            type="email"
            autoComplete="email"
            {...textField('email')}
          />
          <Field label={translate('support.ticket.phone')} type="tel" autoComplete="tel" {...textField('phone')} />
        </div>
        <Field
          label={translate('support.ticket.organisation')}
          hint={translate('support.ticket.organisationHint')}
          {...textField('organisationNumber')}
        />
        <Checkbox {...checkbox('agreed')}>
          <Agreement {...links} />
        </Checkbox>
        <ErrorAlert message={failure && failureMessage(failure)} />
        <SubmitButton {...submit}>
          <FormattedMessage id="support.ticket.send" />
        </SubmitButton>
      </Form>
    </div>
  );
}

/** What the user agrees to, with links to it. */
function Agreement({ terms, privacy }: Props['links']) {
  const translate = useTranslate();
  const termsLink = (
    <ExternalLink key="terms" href={terms}>
      {translate('support.ticket.agreed.terms')}
    </ExternalLink>
  );
  if (!privacy) return <FormattedMessage id="support.ticket.agreed" values={{ terms: termsLink }} />;
  const privacyLink = (
    <ExternalLink key="privacy" href={privacy}>
      {translate('support.ticket.agreed.privacy')}
    </ExternalLink>
  );
  return <FormattedMessage id="support.ticket.agreed.both" values={{ terms: termsLink, privacy: privacyLink }} />;
}
