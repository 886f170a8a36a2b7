import { type LucideIcon, ShieldCheck, Smartphone, Zap } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../machines/message.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StepItem, Steps } from '../../ui/Steps.tsx';
import { useTranslate } from '../use-translate.ts';

interface Tip {
  readonly icon: LucideIcon;
  readonly heading: MessageId;
  readonly text: MessageId;
}

const TIPS: readonly Tip[] = [
  { icon: Smartphone, heading: 'digital-pay-onboard.smoother.title', text: 'digital-pay-onboard.smoother.text' },
  { icon: Zap, heading: 'digital-pay-onboard.faster.title', text: 'digital-pay-onboard.faster.text' },
  { icon: ShieldCheck, heading: 'digital-pay-onboard.safer.title', text: 'digital-pay-onboard.safer.text' },
];

const STEPS: readonly MessageId[] = [
  'digital-pay-onboard.step.open',
  'digital-pay-onboard.step.add',
  'digital-pay-onboard.step.confirm',
];

/** Explains how to add the card to a mobile wallet (§2 /digital-pay-onboard). */
export function DigitalPayOnboardView() {
  const translate = useTranslate();
  return (
    <div className="mx-auto grid w-full max-w-160 gap-5 tablet:gap-6">
      <PageHeading title={translate('digital-pay-onboard.title')}>
        <FormattedMessage id="digital-pay-onboard.lead" />
      </PageHeading>
      <ul className="grid gap-3 tablet:grid-cols-3 tablet:gap-4">
        {TIPS.map(({ icon, heading, text }) => (
          <li
            key={heading}
            className="flex items-start gap-3.5 rounded-tile border border-line bg-surface p-5 shadow-tile tablet:grid tablet:content-start"
          >
            <IconTile icon={icon} />
            <div className="grid gap-1">
              <h2 className="font-semibold text-title tracking-tight">
                <FormattedMessage id={heading} />
              </h2>
              <p className="text-small text-muted">
                <FormattedMessage id={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <HowTo />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/card">
          <FormattedMessage id="digital-pay-onboard.card" />
        </LinkButton>
        <LinkButton to="/home" kind="ghost">
          <FormattedMessage id="digital-pay-onboard.home" />
        </LinkButton>
      </div>
    </div>
  );
}

const HowTo = () => (
  <section className="grid gap-4 rounded-tile border border-line bg-surface p-5 shadow-tile tablet:p-6">
    <h2 className="font-semibold text-title tracking-tight">
      <FormattedMessage id="digital-pay-onboard.how" />
    </h2>
    <Steps>
      {STEPS.map((step) => (
        <StepItem key={step}>
          <FormattedMessage id={step} />
        </StepItem>
      ))}
    </Steps>
  </section>
);
