import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { useSay } from '../say.ts';
import type { CardParts } from './card-props.ts';

/** The way to a new card for whoever has lost theirs; where it is not known which way that is, why. */
export const ReplacementOffer = ({ actor }: CardParts) => (
  <div className="tablet:col-span-2">
    <Way actor={actor} />
  </div>
);

function Way({ actor }: Pick<CardParts, 'actor'>) {
  const say = useSay();
  const way = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown.replacement : 'reading'));
  switch (way) {
    case 'reading':
      return (
        <Skeleton label={say('card.loading')}>
          <Bone className="h-20 w-full" />
        </Skeleton>
      );
    case 'unknown':
      return (
        <Failure retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'card.retry' })}>
          {say('card.replacement.unknown')}
        </Failure>
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
    <FormattedMessage id={isDigital ? 'card.replacement.digital' : 'card.replacement.classic'} />
  </Banner>
);
