import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '../../ui/Failure.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Money } from '../../ui/Money.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { Said } from '../Said.tsx';
import { useSay } from '../say.ts';
import { failureText, type HomeProps } from './home-props.ts';
import { NextTopup } from './NextTopup.tsx';

/** The most that a card holds, in kronor (§9). */
const MOST = 15_000;

/** What can be spent now, and below it what comes next. */
export function BalanceTile({ actor }: HomeProps) {
  const say = useSay();
  return (
    <Tile heading={say('home.balance.title')}>
      <Balance actor={actor} />
      <NextTopup actor={actor} />
    </Tile>
  );
}

function Balance({ actor }: HomeProps) {
  const say = useSay();
  const amount = useSelector(actor, ({ context }) => context.balance ?? 0);
  const failure = useSelector(actor, ({ context }) => context.failures.balance);
  const state = useSelector(actor, ({ value }) => value.balance);
  switch (state) {
    case 'shown':
      return (
        <div className="mt-2 grid animate-appear gap-2.5">
          <p className="mb-2 font-bold text-figure tracking-tight">
            <Money amount={amount} />
          </p>
          <Meter share={amount / MOST} />
          <p className="text-small text-soft">
            <FormattedMessage id="home.balance.room" values={{ most: <Money amount={MOST} whole /> }} />
          </p>
        </div>
      );
    case 'failed':
      return (
        <Failure retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'balance.retry' })}>
          <Said message={failureText(failure)} />
        </Failure>
      );
    default:
      return (
        <Skeleton label={say('home.balance.loading')}>
          <Bone className="mt-3 h-11 w-56 max-w-full" />
          <Bone className="mt-5 h-2.5 w-full" />
          <Bone className="mt-3 h-4 w-40" />
        </Skeleton>
      );
  }
}
