import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { REASONS, replacementForm } from '../../../machines/replacement-card/classic-replacement.setup.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList.tsx';
import { Form } from '../../ui/Form.tsx';
import { Money } from '../../ui/Money.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { formatAddress } from '../postal-address.ts';
import { useCardholder } from '../use-account.ts';
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { IrreversibleWarning } from './IrreversibleWarning.tsx';
import { ReplacementPage } from './ReplacementPage.tsx';
import type { ClassicProps } from './replacement-card-props.ts';

const LABELS: Record<(typeof REASONS)[number], MessageId> = {
  lost: 'replacement-card.reason.lost',
  damaged: 'replacement-card.reason.damaged',
};

/** The form of an order: reason, address, delivery time, fee and approval. */
export function OrderForm({ actor }: ClassicProps) {
  const translate = useTranslate();
  const { textField, checkbox, submit, onSubmit } = useForm(actor, replacementForm);
  const { card, fee, message } = useSelector(actor, ({ context }) => context);
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  const isSettled = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'settled' }));
  const lastFour = card?.lastFourDigits;
  const registered = useCardholder()?.personalInformation.addresses[0];
  const address = registered && formatAddress(registered);
  return (
    <ReplacementPage lead={<FormattedMessage id="replacement-card.classic.lead" values={{ lastFour }} />}>
      <Form onSubmit={onSubmit}>
        <ErrorAlert message={isEditing ? message : null} />
        <ChoiceGroup
          {...textField('reason')}
          legend={translate('replacement-card.reason')}
          choices={REASONS.map((value) => ({ value, label: translate(LABELS[value]) }))}
        />
        <Tile heading={translate('replacement-card.order')}>
          <DescriptionList>
            {address && <DescriptionItem term={translate('replacement-card.address')}>{address}</DescriptionItem>}
            <DescriptionItem term={translate('replacement-card.delivery')}>
              <DeliveryTime flow="replacement-card" />
            </DescriptionItem>
            {fee.amount > 0 && (
              <DescriptionItem term={translate('replacement-card.fee')}>
                <Money {...fee} />
              </DescriptionItem>
            )}
          </DescriptionList>
        </Tile>
        {fee.amount > 0 && (
          <Checkbox {...checkbox('approved')}>
            <FormattedMessage id="replacement-card.fee.approve" values={{ fee: <Money key="fee" {...fee} /> }} />
          </Checkbox>
        )}
        <IrreversibleWarning />
        <SubmitButton kind="danger" busy={submit.busy} settling={isSettled}>
          <FormattedMessage id="replacement-card.classic.submit" />
        </SubmitButton>
      </Form>
    </ReplacementPage>
  );
}
