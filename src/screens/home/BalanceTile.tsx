import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { LITTLE, MOST, MUCH } from '../../../machines/home/balance.ts';
import type { Parts } from '../../../machines/home/home.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import { CardPill } from './CardPill.tsx';
import type { PartProps } from './home-props.ts';
import { NextTopup } from './NextTopup.tsx';
import { PartFailure } from './PartFailure.tsx';

type Props = Pick<Parts, 'balance' | 'nextTopup' | 'cardStanding'>;

/** What can be spent now, and below it what comes next. */
export function BalanceTile({ balance, nextTopup, cardStanding }: Props) {
  const say = useTranslate();
  return (
    <Tile heading={say('home.balance.title')} aside={<CardPill actor={cardStanding} />}>
      <Balance actor={balance} />
      <NextTopup actor={nextTopup} />
    </Tile>
  );
}

function Balance({ actor }: PartProps<'balance'>) {
  const say = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'low':
    case 'ordinary':
    case 'high':
      return <Amount actor={actor} />;
    case 'failed':
      return <PartFailure failure={failure} onRetry={() => actor.send({ type: 'balance.retry' })} />;
    default:
      return (
        <Skeleton label={say('home.balance.loading')}>
          <SkeletonBlock className="mt-3 h-11 w-56 max-w-full" />
          <SkeletonBlock className="mt-5 h-2.5 w-full" />
          <SkeletonBlock className="mt-3 h-4 w-40" />
        </Skeleton>
      );
  }
}

function Amount({ actor }: PartProps<'balance'>) {
  const amount = useSelector(actor, ({ context }) => context.amount ?? 0);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <div className="mt-2 grid animate-appear gap-2.5">
      <p className="mb-2 font-bold text-figure tracking-tight">
        <Money amount={amount} />
      </p>
      <Meter share={amount / MOST} />
      <p className="text-small text-muted">
        <FormattedMessage id="home.balance.room" values={{ most: <Money amount={MOST} whole /> }} />
      </p>
      {state === 'low' && (
        <Banner tone="warn">
          <FormattedMessage id="home.balance.low" values={{ little: <Money amount={LITTLE} whole /> }} />
        </Banner>
      )}
      {state === 'high' && (
        <Banner tone="info">
          <FormattedMessage id="home.balance.high" values={{ much: <Money amount={MUCH} whole /> }} />
        </Banner>
      )}
    </div>
  );
}
