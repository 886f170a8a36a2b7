import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DeliveryTime } from '../DeliveryTime.tsx';
import { LoadError } from '../LoadError.tsx';
import { useTranslate } from '../use-translate.ts';
import type { CardParts } from './card-props.ts';
import { OfferLoading } from './OfferLoading.tsx';

/** The link to replace a lost card. */
export const ReplacementOffer = ({ actor }: CardParts) => (
  <div className="col-span-full">
    <Content actor={actor} />
  </div>
);

function Content({ actor }: Pick<CardParts, 'actor'>) {
  const translate = useTranslate();
  const kind = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.loaded.replacement : 'loading'));
  switch (kind) {
    case 'loading':
      return <OfferLoading />;
    case 'loadFailed':
      return (
        <LoadError onRetry={() => actor.send({ type: 'card.retry' })}>
          {translate('card.replacement.unknown')}
        </LoadError>
      );
    default:
      return <Offer isDigital={kind === 'digital'} />;
  }
}

const Offer = ({ isDigital }: { readonly isDigital: boolean }) => (
  <Banner
    tone="warning"
    title={<FormattedMessage id="card.replacement.title" />}
    action={
      <LinkButton kind="ghost" to={isDigital ? '/replacement-card?digital' : '/replacement-card'}>
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
