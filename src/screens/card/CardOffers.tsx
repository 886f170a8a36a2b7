import { useSelector } from '@xstate/react';
import { BadgeCheck, Smartphone, TabletSmartphone } from 'lucide-react';
import { ActionLink, ActionReason } from '../../ui/ActionLink.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { useSay } from '../say.ts';
import type { CardParts } from './card-props.ts';
import { PhysicalCardEntry } from './PhysicalCardEntry.tsx';
import { ReplacementOffer } from './ReplacementOffer.tsx';

/** What is done with a card now and then; where something is not offered, why. */
export default function CardOffers(parts: CardParts) {
  const say = useSay();
  return (
    <section aria-label={say('card.more')} className="grid gap-3 tablet:grid-cols-2">
      <ActionLink
        to="/activate-card"
        icon={BadgeCheck}
        title={say('card.activate.go')}
        note={say('card.activate.note')}
      />
      <PhysicalCardEntry {...parts} />
      <Wallet {...parts} />
      <ActionLink
        to="/mobile-devices"
        icon={TabletSmartphone}
        title={say('card.devices.go')}
        note={say('card.devices.note')}
      />
      <ReplacementOffer {...parts} />
    </section>
  );
}

const Fetching = () => {
  const say = useSay();
  return (
    <Skeleton label={say('card.loading')}>
      <Bone className="h-20 w-full" />
    </Skeleton>
  );
};

function Wallet({ actor }: CardParts) {
  const say = useSay();
  const state = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown.wallet : 'reading'));
  switch (state) {
    case 'reading':
      return <Fetching />;
    case 'active':
      return <ActionReason icon={Smartphone} title={say('card.wallet.ok')} note={say('card.wallet.okNote')} />;
    case 'unknown':
      return (
        <Failure retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'card.retry' })}>
          {say('card.wallet.unknown')}
        </Failure>
      );
    default:
      return (
        <ActionLink
          to="/digital-pay-onboard"
          icon={Smartphone}
          title={say('card.wallet.go')}
          note={say('card.wallet.activate')}
        />
      );
  }
}
