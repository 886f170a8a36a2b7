import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { STEP_PATHS } from '../../../machines/physical-card/order.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepItem, Steps } from '../../ui/Steps.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useTranslate } from '../use-translate.ts';
import { FeeNotice } from './Fee.tsx';
import type { OrderProps } from './physical-card-props.ts';
import { StepLayout } from './StepLayout.tsx';

const ALL_STEPS: readonly MessageId[] = [
  'physical-card.step.address',
  'physical-card.step.pin',
  'physical-card.step.sign',
  'physical-card.step.delivery',
];

/** Explains the order: its steps and its fee. */
export function Welcome({ actor }: OrderProps) {
  const translate = useTranslate();
  const { hasPin, fee } = useSelector(actor, ({ context }) => context);
  const steps = ALL_STEPS.filter((step) => step !== 'physical-card.step.pin' || !hasPin);
  return (
    <StepLayout>
      <PageHeading title={translate('physical-card.welcome.title')}>
        <FormattedMessage id="physical-card.welcome.lead" />
      </PageHeading>
      <Tile heading={translate('physical-card.welcome.how')}>
        <div className="mt-4">
          <Steps>
            {steps.map((step) => (
              <StepItem key={step}>
                <FormattedMessage id={step} values={{ days: <DeliveryTime key="days" flow="physical-card" /> }} />
              </StepItem>
            ))}
          </Steps>
        </div>
      </Tile>
      <FeeNotice fee={fee} />
      <LinkButton to={STEP_PATHS.address}>
        <FormattedMessage id="physical-card.welcome.start" />
      </LinkButton>
    </StepLayout>
  );
}
