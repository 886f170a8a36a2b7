import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { writtenValue } from '../../../machines/contact-details/contact-detail.ts';
import type { MessageId } from '../../../machines/message.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';

/** Asks whether the contact details are still correct (§4). Closing the dialog means "later". */
export default function ContactDialog({ actor }: PartProps<'contactCheck'>) {
  const translate = useTranslate();
  const { email, phone } = useSelector(actor, ({ context }) => context.contacts);
  const isSettling = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'settled' }));
  const later = () => actor.send({ type: 'contacts.later' });
  return (
    <Dialog
      title={translate('contact-details.check.title')}
      description={<FormattedMessage id="contact-details.check.why" />}
      onDismiss={later}
      content={
        <dl className="mt-2 grid gap-3 rounded-button bg-paper p-4">
          <Detail term="contact-details.check.email" value={email} />
          <Detail term="contact-details.check.phone" value={writtenValue('phone', phone)} />
        </dl>
      }
    >
      <Button settling={isSettling} onPress={() => actor.send({ type: 'contacts.confirm' })}>
        <FormattedMessage id="contact-details.check.confirm" />
      </Button>
      <Button kind="ghost" onPress={() => actor.send({ type: 'contacts.update' })}>
        <FormattedMessage id="contact-details.check.update" />
      </Button>
      <Button kind="ghost" onPress={later}>
        <FormattedMessage id="contact-details.check.later" />
      </Button>
    </Dialog>
  );
}

const Detail = ({ term, value }: { readonly term: MessageId; readonly value: string }) =>
  value && (
    <div>
      <dt className="text-small text-muted">
        <FormattedMessage id={term} />
      </dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
