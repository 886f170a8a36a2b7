import { useSelector } from '@xstate/react';
import { CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { STEP_PATHS } from '../../../machines/physical-card/order.ts';
import type { physicalCardOffer } from '../../../machines/physical-card/physical-card-offer.ts';
import { ActionLink, DisabledReason } from '../../ui/Action.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { LoadError } from '../LoadError.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import type { CardProps } from './card-props.ts';
import { OfferLoading } from './OfferLoading.tsx';

/** The link to order a physical card (§4): left out if none can be ordered, and replaced by the date of the last order. */
export function PhysicalCardEntry({ actor }: CardProps) {
  const offer = useSelector(actor, ({ children }) => children.physicalCardOffer);
  return offer && <PhysicalCardOffer offer={offer} />;
}

interface OfferProps {
  readonly offer: ActorRefFrom<typeof physicalCardOffer>;
}

export function PhysicalCardOffer({ offer }: OfferProps) {
  const translate = useTranslate();
  const value = useSelector(offer, (snapshot) => snapshot.value);
  switch (value) {
    case 'loading':
      return <OfferLoading />;
    case 'loadFailed':
      return (
        <LoadError onRetry={() => offer.send({ type: 'offer.retry' })}>{translate('card.physical.unknown')}</LoadError>
      );
    case 'ordered':
      return <Ordered offer={offer} />;
    case 'offered':
      return (
        <ActionLink
          to={STEP_PATHS.welcome}
          icon={CreditCard}
          title={translate('card.physical.go')}
          description={
            <FormattedMessage
              id="card.physical.note"
              values={{ days: <DeliveryTime key="days" flow="physical-card" /> }}
            />
          }
        />
      );
    default:
      return null;
  }
}

function Ordered({ offer }: OfferProps) {
  const translate = useTranslate();
  const { formatDate } = useDateFormat();
  const day = useSelector(offer, ({ context }) => context.lastOrderDate);
  return (
    <DisabledReason
      icon={CreditCard}
      title={translate('card.physical.ordered')}
      description={
        day
          ? translate('card.physical.orderedOn', { date: formatDate(Date.parse(day)) })
          : translate('card.physical.orderedToday')
      }
    />
  );
}
