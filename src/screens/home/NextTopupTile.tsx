import { useSelector } from '@xstate/react';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { kronorOf } from '../../../contract/money.ts';
import type { NextTopup } from '../../../contract/topup.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { Money } from '../../ui/Money.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDays } from '../days.ts';
import { Said } from '../Said.tsx';
import { useSay } from '../say.ts';
import { failureText, type HomeProps } from './home-props.ts';

/** When money comes next, and how much. */
export function NextTopupTile({ actor }: HomeProps) {
  const say = useSay();
  return (
    <Tile heading={say('home.nextTopup.title')}>
      <Next actor={actor} />
    </Tile>
  );
}

function Next({ actor }: HomeProps) {
  const say = useSay();
  const nextTopup = useSelector(actor, ({ context }) => context.nextTopup);
  const failure = useSelector(actor, ({ context }) => context.failures.nextTopup);
  const state = useSelector(actor, ({ value }) => value.nextTopup);
  switch (state) {
    case 'shown':
      return nextTopup && <Coming nextTopup={nextTopup} />;
    case 'none':
      return (
        <EmptyState icon={CalendarPlus} title={<FormattedMessage id="home.nextTopup.none" />}>
          <FormattedMessage id="home.nextTopup.why" />{' '}
          <TextLink to="/topup">
            <FormattedMessage id="home.nextTopup.order" />
          </TextLink>
        </EmptyState>
      );
    case 'failed':
      return (
        <Failure retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'nextTopup.retry' })}>
          <Said message={failureText(failure)} />
        </Failure>
      );
    default:
      return (
        <Skeleton label={say('home.nextTopup.loading')}>
          <div className="mt-4 flex items-center gap-3.5">
            <Bone className="size-11" />
            <Bone className="h-10 w-40" />
          </div>
        </Skeleton>
      );
  }
}

function Coming({
  nextTopup: { nextTopupDate, actualTopupAmount, maxTopupAmount, displayMaxTopupAmount },
}: {
  readonly nextTopup: NextTopup;
}) {
  const { dayOf } = useDays();
  const most = <Money amount={kronorOf(maxTopupAmount)} whole />;
  return (
    <div className="mt-4 flex animate-appear items-center gap-3.5">
      <IconTile icon={CalendarClock} />
      <div>
        <p className="font-bold text-number tracking-tight">
          {displayMaxTopupAmount ? (
            <FormattedMessage id="home.nextTopup.atMost" values={{ amount: most }} />
          ) : (
            <Money amount={kronorOf(actualTopupAmount)} whole />
          )}
        </p>
        <p className="text-small text-soft">
          <FormattedMessage id="home.nextTopup.when" values={{ day: dayOf(nextTopupDate ?? '') }} />
        </p>
      </div>
    </div>
  );
}
