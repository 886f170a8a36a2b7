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
import { useForm } from '../use-form.ts';
import { useTranslate } from '../use-translate.ts';
import { Final } from './Final.tsx';
import type { ClassicProps } from './replacement-props.ts';
import { Sheet } from './Sheet.tsx';

const LABELS: Record<(typeof REASONS)[number], MessageId> = {
  lost: 'replacement.reason.lost',
  damaged: 'replacement.reason.damaged',
};

/** Why a new card is wanted, how long it takes and what it costs; and the button that orders it. */
export function Order({ actor }: ClassicProps) {
  const say = useTranslate();
  const { text, box, submit, onSubmit } = useForm(actor, replacementForm);
  const { card, fee, message } = useSelector(actor, ({ context }) => context);
  const isChoosing = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const lastFour = card?.lastFourDigits;
  return (
    <Sheet lead={<FormattedMessage id="replacement.classic.lead" values={{ lastFour }} />}>
      <Form onSubmit={onSubmit}>
        <ErrorAlert message={isChoosing ? message : null} />
        <ChoiceGroup
          {...text('reason')}
          legend={say('replacement.reason')}
          choices={REASONS.map((value) => ({ value, label: say(LABELS[value]) }))}
        />
        <Tile heading={say('replacement.order')}>
          <DescriptionList>
            <DescriptionItem name={say('replacement.delivery')}>
              <DeliveryTime of="replacement" />
            </DescriptionItem>
            {fee > 0 && (
              <DescriptionItem name={say('replacement.fee')}>
                <Money amount={fee} />
              </DescriptionItem>
            )}
          </DescriptionList>
        </Tile>
        {fee > 0 && (
          <Checkbox {...box('approved')}>
            <FormattedMessage id="replacement.fee.approve" values={{ fee: <Money key="fee" amount={fee} /> }} />
          </Checkbox>
        )}
        <Final />
        <SubmitButton {...submit}>
          <FormattedMessage id="replacement.classic.submit" />
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
