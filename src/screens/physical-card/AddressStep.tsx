import { useSelector } from '@xstate/react';
import { Pencil } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import { AddressForm } from './AddressForm.tsx';
import { AddressLabel } from './AddressLabel.tsx';
import { FeeApproval, FeeNotice } from './Fee.tsx';
import { useOrderText } from './order-text.ts';
import type { AddressProps } from './physical-card-props.ts';
import { StepLayout } from './StepLayout.tsx';

/** The step where the user confirms or edits the delivery address (§2 /physical-card-address). */
export function AddressStep(props: AddressProps) {
  const translate = useTranslate();
  const isEditing = useSelector(props.address, (snapshot) =>
    (['editing', 'saving', 'checkingOutcome'] as const).some((state) => snapshot.matches(state)),
  );
  return (
    <StepLayout>
      <PageHeading title={translate('physical-card.address.title')}>
        <FormattedMessage id={isEditing ? 'physical-card.address.editLead' : 'physical-card.address.lead'} />
      </PageHeading>
      {isEditing ? <AddressForm {...props} /> : <Confirmation {...props} />}
    </StepLayout>
  );
}

function Confirmation({ actor, address }: AddressProps) {
  const translate = useTranslate();
  const { card, name, hasPin, fee } = useSelector(actor, ({ context }) => context);
  const { delivery, isApproved, message } = useSelector(address, ({ context }) => context);
  const text = useOrderText({ lastFour: card?.lastFourDigits ?? '', delivery, fee });
  const isSettled = useSelector(address, (snapshot) => snapshot.matches({ confirming: 'settled' }));
  const canConfirm = useSelector(address, (snapshot) => snapshot.can({ type: 'address.confirm', text }));
  const canChange = useSelector(address, (snapshot) => snapshot.can({ type: 'address.edit' }));
  return (
    <Form onSubmit={() => address.send({ type: 'address.confirm', text })}>
      <ErrorAlert message={canChange ? message : null} />
      <Tile heading={translate('physical-card.address.heading')}>
        <div className="mt-3 grid justify-items-start gap-4">
          <AddressLabel name={name} delivery={delivery} />
          <Button
            kind="ghost"
            size="small"
            icon={Pencil}
            disabled={!canChange}
            onPress={() => address.send({ type: 'address.edit' })}
          >
            <FormattedMessage id="physical-card.address.change" />
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
        settling={isSettled}
        disabled={!canConfirm && !isSettled}
        missing={canChange && <FormattedMessage id="physical-card.fee.missing" />}
      >
        <FormattedMessage id={hasPin ? 'physical-card.address.order' : 'physical-card.address.confirm'} />
      </SubmitButton>
    </Form>
  );
}
