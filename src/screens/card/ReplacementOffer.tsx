import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';
import { OfferLoading, OfferLoadError } from './OfferStatus.tsx';

/** The way to a new card for whoever has lost theirs; where it is not known which way that is, why. */
export const ReplacementOffer = ({ actor }: CardParts) => (
  <div className="tablet:col-span-2">
    <Way actor={actor} />
  </div>
);

function Way({ actor }: Pick<CardParts, 'actor'>) {
  const translate = useTranslate();
  const way = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown.replacement : 'reading'));
  switch (way) {
    case 'reading':
      return <OfferLoading />;
    case 'unknown':
      return (
        <OfferLoadError onRetry={() => actor.send({ type: 'card.retry' })}>
          {translate('card.replacement.unknown')}
        </OfferLoadError>
      );
    default:
      return <Offer isDigital={way === 'digital'} />;
  }
}

const Offer = ({ isDigital }: { readonly isDigital: boolean }) => (
  <Banner
    tone="warning"
    title={<FormattedMessage id="card.replacement.title" />}
    action={
      <LinkButton to={isDigital ? '/replacement-card?digital' : '/replacement-card'}>
        <FormattedMessage id="card.replacement.go" />
      </LinkButton>
    }
  >
    <FormattedMessage
      id={isDigital ? 'card.replacement.digital' : 'card.replacement.classic'}
      values={{ days: <DeliveryTime key="days" flow="replacement-card" /> }}
    />
  </Banner>
);
