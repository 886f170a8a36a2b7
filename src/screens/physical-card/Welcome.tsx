import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { STEP_PATHS } from '../../../machines/physical-card/steps.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepItem, Steps } from '../../ui/Steps.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useTranslate } from '../use-translate.ts';
import { FeeNotice } from './Fee.tsx';
import { Pane } from './Pane.tsx';
import type { OrderProps } from './physical-card-props.ts';

const ALL: readonly MessageId[] = [
  'physical.step.address',
  'physical.step.pin',
  'physical.step.sign',
  'physical.step.delivery',
];

/** What a physical card is, what it costs and how it is ordered. */
export function Welcome({ actor }: OrderProps) {
  const say = useTranslate();
  const { hasPin, fee } = useSelector(actor, ({ context }) => context);
  const steps = ALL.filter((step) => step !== 'physical.step.pin' || !hasPin);
  return (
    <Pane>
      <PageHeading title={say('physical.welcome.title')}>
        <FormattedMessage id="physical.welcome.lead" />
      </PageHeading>
      <Tile heading={say('physical.welcome.how')}>
        <div className="mt-4">
          <Steps>
            {steps.map((step) => (
              <StepItem key={step}>
                <FormattedMessage id={step} values={{ days: <DeliveryTime key="days" of="physical" /> }} />
              </StepItem>
            ))}
          </Steps>
        </div>
      </Tile>
      <FeeNotice fee={fee} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={STEP_PATHS.address}>
          <FormattedMessage id="physical.welcome.start" />
        </LinkButton>
        <LinkButton kind="ghost" to="/card">
          <FormattedMessage id="physical.back" />
        </LinkButton>
      </div>
    </Pane>
  );
}
