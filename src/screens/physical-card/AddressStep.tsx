import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { passFocusOn } from '../../ui/kept-focus.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import { AddressForm } from './AddressForm.tsx';
import { Envelope } from './Envelope.tsx';
import { FeeApproval, FeeNotice } from './Fee.tsx';
import { useOrderText } from './order-text.ts';
import { Pane } from './Pane.tsx';
import type { AddressProps } from './physical-card-props.ts';

/** Where the card is sent (§2 /physical-card-address): to be confirmed, or written. */
export function AddressStep(props: AddressProps) {
  const say = useTranslate();
  const isWriting = useSelector(props.address, (snapshot) => snapshot.matches('editing') || snapshot.matches('saving'));
  return (
    <Pane>
      <PageHeading title={say('physical.address.title')}>
        <FormattedMessage id={isWriting ? 'physical.address.leadWrite' : 'physical.address.lead'} />
      </PageHeading>
      <div key={String(isWriting)} ref={passFocusOn}>
        {isWriting ? <AddressForm {...props} /> : <Confirmation {...props} />}
      </div>
    </Pane>
  );
}

function Confirmation({ actor, address }: AddressProps) {
  const say = useTranslate();
  const { name, hasPin, fee } = useSelector(actor, ({ context }) => context);
  const { delivery, isApproved, message } = useSelector(address, ({ context }) => context);
  const text = useOrderText(delivery, fee);
  const canConfirm = useSelector(address, (snapshot) => snapshot.can({ type: 'address.confirm', text }));
  const canChange = useSelector(address, (snapshot) => snapshot.can({ type: 'address.edit' }));
  return (
    <Form onSubmit={() => address.send({ type: 'address.confirm', text })}>
      <ErrorAlert message={message} />
      <Tile heading={say('physical.address.heading')}>
        <div className="mt-3 grid justify-items-start gap-4">
          <Envelope name={name} delivery={delivery} />
          <Button
            kind="ghost"
            size="small"
            icon={Pencil}
            disabled={!canChange}
            onPress={() => address.send({ type: 'address.edit' })}
          >
            <FormattedMessage id="physical.address.change" />
          </Button>
        </div>
      </Tile>
      {hasPin ? (
        <FeeApproval
          fee={fee}
          isApproved={isApproved}
          readOnly={!canChange}
          onToggle={() => address.send({ type: 'fee.toggle' })}
        />
      ) : (
        <FeeNotice fee={fee} />
      )}
      <SubmitButton
        busy={!canChange}
        disabled={!canConfirm}
        missing={canChange && <FormattedMessage id="physical.fee.missing" />}
      >
        <FormattedMessage id={hasPin ? 'physical.address.order' : 'physical.address.confirm'} />
      </SubmitButton>
    </Form>
  );
}
