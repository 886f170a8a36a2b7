import { useSelector } from '@xstate/react';
import { BadgeCheck, Smartphone, TabletSmartphone } from 'lucide-react';
import { ActionLink, ActionReason } from '../../ui/ActionLink.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';
import { OfferReading, OfferUnknown } from './OfferStanding.tsx';
import { PhysicalCardEntry } from './PhysicalCardEntry.tsx';
import { ReplacementOffer } from './ReplacementOffer.tsx';

/** What is done with a card now and then; where something is not offered, why. */
export default function CardOffers(parts: CardParts) {
  const say = useTranslate();
  return (
    <section aria-label={say('card.more')} className="grid gap-3 tablet:grid-cols-2">
      <ActionLink
        to="/activate-card"
        icon={BadgeCheck}
        title={say('card.activate.go')}
        description={say('card.activate.note')}
      />
      <PhysicalCardEntry {...parts} />
      <Wallet {...parts} />
      <ActionLink
        to="/mobile-devices"
        icon={TabletSmartphone}
        title={say('card.devices.go')}
        description={say('card.devices.note')}
      />
      <ReplacementOffer {...parts} />
    </section>
  );
}

function Wallet({ actor }: CardParts) {
  const say = useTranslate();
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown.wallet : 'reading'));
  switch (state) {
    case 'reading':
      return <OfferReading />;
    case 'active':
      return <ActionReason icon={Smartphone} title={say('card.wallet.ok')} description={say('card.wallet.okNote')} />;
    case 'unknown':
      return (
        <OfferUnknown onRetry={() => actor.send({ type: 'card.retry' })}>{say('card.wallet.unknown')}</OfferUnknown>
      );
    default:
      return (
        <ActionLink
          to="/digital-pay-onboard"
          icon={Smartphone}
          title={say('card.wallet.go')}
          description={say('card.wallet.activate')}
        />
      );
  }
}
