import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { STEP_PATHS } from '../../../machines/physical-card/order.ts';
import { Form } from '../../ui/Form.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useTranslate } from '../use-translate.ts';
import { AddressLabel } from './AddressLabel.tsx';
import { FeeApproval } from './Fee.tsx';
import { useOrderText } from './order-text.ts';
import type { OrderProps } from './physical-card-props.ts';
import { StepLayout } from './StepLayout.tsx';

/** The step after a signature that was cancelled or failed, when the PIN has been chosen. The user can sign again. */
export function PinSavedStep({ actor }: OrderProps) {
  const translate = useTranslate();
  const { card, name, delivery, fee, isApproved, message } = useSelector(actor, ({ context }) => context);
  const text = useOrderText({ lastFour: card?.lastFourDigits ?? '', delivery, fee });
  const canSign = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.sign', text }));
  return (
    <StepLayout>
      <PageHeading title={translate('physical-card.pinSaved.title')}>
        <FormattedMessage id="physical-card.pinSaved.lead" />
      </PageHeading>
      <Form onSubmit={() => actor.send({ type: 'order.sign', text })}>
        <ErrorAlert message={message} />
        <Tile heading={translate('physical-card.address.heading')}>
          <div className="mt-3 grid justify-items-start gap-4">
            <AddressLabel name={name} delivery={delivery} />
            <LinkButton kind="ghost" size="small" to={STEP_PATHS.address}>
              <FormattedMessage id="physical-card.address.change" />
            </LinkButton>
          </div>
        </Tile>
        <FeeApproval fee={fee} isApproved={isApproved} onToggle={() => actor.send({ type: 'fee.toggle' })} />
        <SubmitButton disabled={!canSign} missing={<FormattedMessage id="physical-card.fee.missing" />}>
          <FormattedMessage id="physical-card.address.order" />
        </SubmitButton>
      </Form>
    </StepLayout>
  );
}
