import { shallowEqual, useSelector } from '@xstate/react';
import { Gauge, Smartphone, TabletSmartphone } from 'lucide-react';
import { nearestLimit } from '../../../machines/limit-usage.ts';
import { spendingOf } from '../../../machines/limits/recent-spending.ts';
import { ActionLink, DisabledReason } from '../../ui/Action.tsx';
import { LimitUsageText } from '../LimitUsageText.tsx';
import { LoadError } from '../LoadError.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';
import { OfferLoading } from './OfferLoading.tsx';
import { PhysicalCardEntry } from './PhysicalCardEntry.tsx';
import { ReplacementOffer } from './ReplacementOffer.tsx';

/** Actions that are used less often. An action that is not available says why. */
export default function CardOffers(parts: CardParts) {
  const translate = useTranslate();
  // The replacement has the last row. Before it, an entry without a neighbour fills its row.
  return (
    <section
      aria-label={translate('card.more')}
      className="grid gap-3 tablet:grid-cols-2 tablet:[&>:nth-last-child(2):nth-child(odd)]:col-span-full"
    >
      <PhysicalCardEntry {...parts} />
      <Wallet {...parts} />
      <ActionLink
        to="/mobile-devices"
        icon={TabletSmartphone}
        title={translate('card.devices.go')}
        description={translate('card.devices.note')}
      />
      <LimitsLink {...parts} />
      <ReplacementOffer {...parts} />
    </section>
  );
}

/** Says how much is left of the limit that stops the next purchase first. */
function LimitsLink({ actor }: CardParts) {
  const translate = useTranslate();
  const limits = useSelector(actor, ({ context }) => context.limits);
  const spending = useSelector(
    useSelector(actor, ({ children }) => children.recentSpending),
    (snapshot) => snapshot && spendingOf(snapshot),
    shallowEqual,
  );
  const isUnknown = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { limits: 'loadFailed' } }));
  if (isUnknown)
    return <LoadError onRetry={() => actor.send({ type: 'card.retry' })}>{translate('card.limits.unknown')}</LoadError>;
  const usage = limits && spending ? nearestLimit(limits, spending) : null;
  return (
    <ActionLink
      to="/settings/limits"
      icon={Gauge}
      title={translate('limits.title')}
      description={usage ? <LimitUsageText {...usage} /> : translate('card.limits.note')}
      {...(usage && { share: usage.spent / usage.limit })}
    />
  );
}

function Wallet({ actor }: CardParts) {
  const translate = useTranslate();
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.loaded.wallet : 'loading'));
  switch (state) {
    case 'loading':
      return <OfferLoading />;
    case 'inWallet':
      return (
        <DisabledReason
          icon={Smartphone}
          title={translate('card.wallet.ok')}
          description={translate('card.wallet.okNote')}
        />
      );
    case 'loadFailed':
      return (
        <LoadError onRetry={() => actor.send({ type: 'card.retry' })}>{translate('card.wallet.unknown')}</LoadError>
      );
    default:
      return (
        <ActionLink
          to="/digital-pay-onboard"
          icon={Smartphone}
          title={translate('card.wallet.go')}
          description={translate('card.wallet.activate')}
        />
      );
  }
}
