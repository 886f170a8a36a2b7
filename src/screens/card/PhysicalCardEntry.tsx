import { useSelector } from '@xstate/react';
import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { physicalCardOffer } from '../../../machines/physical-card/physical-card-offer.ts';
import { STEP_PATHS } from '../../../machines/physical-card/steps.ts';
import { ActionLink, ActionReason } from '../../ui/ActionLink.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useDays } from '../days.ts';
import { useTranslate } from '../use-translate.ts';
import type { CardProps } from './card-props.ts';
import { OfferReading, OfferUnknown } from './OfferStanding.tsx';

/** The way to a physical card; hidden where none can be ordered, and told when it was (§4). */
export function PhysicalCardEntry({ actor }: CardProps) {
  const offer = useSelector(actor, ({ children }) => children.physicalCardOffer);
  return offer && <PhysicalCardOffer offer={offer} />;
}

interface OfferProps {
  readonly offer: ActorRefFrom<typeof physicalCardOffer>;
}

export function PhysicalCardOffer({ offer }: OfferProps) {
  const say = useTranslate();
  const value = useSelector(offer, (snapshot) => snapshot.value);
  switch (value) {
    case 'reading':
      return <OfferReading />;
    case 'unknown':
      return (
        <OfferUnknown onRetry={() => offer.send({ type: 'offer.retry' })}>{say('card.physical.unknown')}</OfferUnknown>
      );
    case 'ordered':
      return <Ordered offer={offer} />;
    case 'offered':
      return (
        <ActionLink
          to={STEP_PATHS.welcome}
          icon={CreditCard}
          title={say('card.physical.go')}
          description={
            <FormattedMessage id="card.physical.note" values={{ days: <DeliveryTime key="days" of="physical" /> }} />
          }
        />
      );
    default:
      return null;
  }
}

function Ordered({ offer }: OfferProps) {
  const say = useTranslate();
  const { dateOf } = useDays();
  const day = useSelector(offer, ({ context }) => context.lastOrderDate);
  return (
    <ActionReason
      icon={CreditCard}
      title={say('card.physical.ordered')}
      description={
        day ? say('card.physical.orderedOn', { date: dateOf(Date.parse(day)) }) : say('card.physical.orderedToday')
      }
    />
  );
}
