import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { HIGH_BALANCE, LOW_BALANCE } from '../../../machines/home/balance.ts';
import type { HomeParts } from '../../../machines/home/home.ts';
import { MAX_BALANCE } from '../../../machines/max-balance.ts';
import { Money } from '../../ui/Money.tsx';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { useTranslate } from '../use-translate.ts';
import { CardBadge } from './CardBadge.tsx';
import type { PartProps } from './home-props.ts';
import { NextTopup } from './NextTopup.tsx';

type Props = Pick<HomeParts, 'balance' | 'nextTopup' | 'cardStatus'>;

/** The balance, the status of the card and the next top-up. */
export function BalanceTile({ balance, nextTopup, cardStatus }: Props) {
  const translate = useTranslate();
  return (
    <Tile heading={translate('home.balance.title')} aside={<CardBadge actor={cardStatus} />}>
      <Balance actor={balance} />
      <NextTopup actor={nextTopup} />
    </Tile>
  );
}

function Balance({ actor }: PartProps<'balance'>) {
  const translate = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'low':
    case 'normal':
    case 'high':
      return <Amount actor={actor} />;
    case 'loadFailed':
      return <LoadError failure={failure} onRetry={() => actor.send({ type: 'balance.retry' })} />;
    case 'loading':
      return (
        <Skeleton label={translate('home.balance.loading')}>
          <div className="mt-2 grid gap-0.5">
            <p className="mb-2 font-bold text-figure tracking-tight">
              <SkeletonText className="w-56" />
            </p>
            <p className="text-small">
              <SkeletonText className="w-40" />
            </p>
          </div>
        </Skeleton>
      );
  }
}

function Amount({ actor }: PartProps<'balance'>) {
  const amount = useSelector(actor, ({ context }) => context.amount ?? 0);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <div className="mt-2 grid animate-appear gap-0.5">
      <p className="mb-2 font-bold text-figure tracking-tight">
        <Money amount={amount} wraps />
      </p>
      <Note state={state} />
    </div>
  );
}

/** One line, so that the amount does not move what is below. */
function Note({ state }: { readonly state: string }) {
  switch (state) {
    case 'low':
      return (
        <p className="font-semibold text-small text-warning">
          <FormattedMessage id="home.balance.low" values={{ little: <Money amount={LOW_BALANCE} whole /> }} />
        </p>
      );
    case 'high':
      return (
        <p className="text-small text-accent">
          <FormattedMessage id="home.balance.high" values={{ much: <Money amount={HIGH_BALANCE} whole /> }} />
        </p>
      );
    default:
      return (
        <p className="text-small text-muted">
          <FormattedMessage id="home.balance.room" values={{ most: <Money amount={MAX_BALANCE} whole /> }} />
        </p>
      );
  }
}
