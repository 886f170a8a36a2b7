import { useSelector } from '@xstate/react';
import { MailCheck } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type supportTicket, ticketForm } from '../../../machines/support/support-ticket.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { OutsideLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { FailureAlert } from '../FailureAlert.tsx';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof supportTicket>;
  /** Where the terms can be read. */
  readonly terms: string;
}

/** The ticket form (§5), and the thanks that take its place. */
export function Ticket({ actor, terms }: Props) {
  const say = useTranslate();
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  return (
    <Tile heading={say('ticket.title')}>
      {isSent ? <Thanks actor={actor} /> : <Writing actor={actor} terms={terms} />}
    </Tile>
  );
}

function Thanks({ actor }: Pick<Props, 'actor'>) {
  const say = useTranslate();
  return (
    <div role="status" className="grid justify-items-center">
      <EmptyState icon={MailCheck} title={say('ticket.sent.title')}>
        <FormattedMessage id="ticket.sent.text" />
      </EmptyState>
      <Button kind="ghost" onPress={() => actor.send({ type: 'ticket.again' })}>
        <FormattedMessage id="ticket.again" />
      </Button>
    </div>
  );
}

function Writing({ actor, terms }: Props) {
  const say = useTranslate();
  const { text, box, submit, onSubmit } = useForm(actor, ticketForm);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const agreement = {
    terms: (
      <OutsideLink key="terms" href={terms}>
        {say('ticket.agreed.terms')}
      </OutsideLink>
    ),
  };
  return (
    <div className="mt-4">
      <Form label={say('ticket.title')} onSubmit={onSubmit}>
        <TextArea label={say('ticket.message')} hint={say('ticket.messageHint')} {...text('message')} />
        <div className="grid items-start gap-5 tablet:grid-cols-2">
          <Field
            label={say('ticket.email')}
            hint={say('ticket.contactHint')}
            type="email"
            autoComplete="email"
            {...text('email')}
          />
          <Field label={say('ticket.phone')} type="tel" autoComplete="tel" {...text('phone')} />
        </div>
        <Field
          label={say('ticket.organisation')}
          hint={say('ticket.organisationHint')}
          {...text('organisationNumber')}
        />
        <Checkbox {...box('agreed')}>
          <FormattedMessage id="ticket.agreed" values={agreement} />
        </Checkbox>
        <FailureAlert failure={failure} />
        <SubmitButton {...submit}>
          <FormattedMessage id="ticket.send" />
        </SubmitButton>
      </Form>
    </div>
  );
}
