import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';
import { OfferReading, OfferUnknown } from './OfferStanding.tsx';

/** The way to a new card for whoever has lost theirs; where it is not known which way that is, why. */
export const ReplacementOffer = ({ actor }: CardParts) => (
  <div className="tablet:col-span-2">
    <Way actor={actor} />
  </div>
);

function Way({ actor }: Pick<CardParts, 'actor'>) {
  const say = useTranslate();
  const way = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown.replacement : 'reading'));
  switch (way) {
    case 'reading':
      return <OfferReading />;
    case 'unknown':
      return (
        <OfferUnknown onRetry={() => actor.send({ type: 'card.retry' })}>
          {say('card.replacement.unknown')}
        </OfferUnknown>
      );
    default:
      return <Offer isDigital={way === 'digital'} />;
  }
}

const Offer = ({ isDigital }: { readonly isDigital: boolean }) => (
  <Banner
    tone="warn"
    title={<FormattedMessage id="card.replacement.title" />}
    action={
      <LinkButton to={isDigital ? '/replacement-card?digital' : '/replacement-card'}>
        <FormattedMessage id="card.replacement.go" />
      </LinkButton>
    }
  >
    <FormattedMessage
      id={isDigital ? 'card.replacement.digital' : 'card.replacement.classic'}
      values={{ days: <DeliveryTime key="days" of="replacement" /> }}
    />
  </Banner>
);
