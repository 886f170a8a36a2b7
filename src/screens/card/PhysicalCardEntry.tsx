import { useSelector } from '@xstate/react';
import { BadgeCheck, CreditCard } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { MessageId } from '../../../machines/message.ts';
import { STEP_PATHS } from '../../../machines/physical-card/order.ts';
import type { physicalCardOffer } from '../../../machines/physical-card/physical-card-offer.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { LoadError } from '../LoadError.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import type { CardProps } from './card-props.ts';
import { OfferLoading } from './OfferLoading.tsx';

/** The link to order a physical card (§4), or to activate it. Left out if there is none to order or to activate. */
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
        <>
          <LoadError onRetry={() => offer.send({ type: 'offer.retry' })}>
            {translate('card.physical.unknown')}
          </LoadError>
          <Activation />
        </>
      );
    case 'ordered':
      return <Ordered offer={offer} title="card.physical.ordered" />;
    case 'inTransit':
      return <Ordered offer={offer} title="card.physical.inTransit" />;
    case 'activatable':
      return <Activation />;
    case 'offered':
      return <Order />;
    case 'offeredAgain':
      return (
        <>
          <Ordered offer={offer} title="card.physical.ordered" />
          <Order />
        </>
      );
    default:
      return null;
  }
}

function Order() {
  const translate = useTranslate();
  return (
    <ActionLink
      to={STEP_PATHS.welcome}
      icon={CreditCard}
      title={translate('card.physical.go')}
      description={
        <FormattedMessage id="card.physical.note" values={{ days: <DeliveryTime key="days" flow="physical-card" /> }} />
      }
    />
  );
}

function Activation() {
  const translate = useTranslate();
  return (
    <ActionLink
      to="/activate-card"
      icon={BadgeCheck}
      title={translate('card.activate.go')}
      description={translate('card.activate.note')}
    />
  );
}

function Ordered({ offer, title }: OfferProps & { readonly title: MessageId }) {
  const translate = useTranslate();
  const { formatDate } = useDateFormat();
  const day = useSelector(offer, ({ context }) => context.lastOrderDate);
  return (
    <ActionLink
      to="/activate-card"
      icon={CreditCard}
      title={translate(title)}
      description={
        day
          ? translate('card.physical.orderedOn', { date: formatDate(Date.parse(day)) })
          : translate('card.physical.orderedToday')
      }
    />
  );
}
