import { useSelector } from '@xstate/react';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { kronorOf } from '../../../contract/money.ts';
import type { NextTopup as Topup } from '../../../contract/topup.ts';
import { Failure } from '../../ui/Failure.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { Money } from '../../ui/Money.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useDays } from '../days.ts';
import { Said } from '../Said.tsx';
import { useSay } from '../say.ts';
import { failureText, type HomeProps } from './home-props.ts';

/** When money comes next, and how much. */
export function NextTopup({ actor }: HomeProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-5 border-line border-t pt-4">
      <h3 id={headingId} className="mb-2.5 font-medium text-small text-soft">
        <FormattedMessage id="home.nextTopup.title" />
      </h3>
      <Next actor={actor} />
    </section>
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
      return <Nothing />;
    case 'failed':
      return (
        <Failure retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'nextTopup.retry' })}>
          <Said message={failureText(failure)} />
        </Failure>
      );
    default:
      return (
        <Skeleton label={say('home.nextTopup.loading')}>
          <div className="flex items-center gap-3.5">
            <Bone className="size-11" />
            <Bone className="h-10 w-40" />
          </div>
        </Skeleton>
      );
  }
}

function Coming({ nextTopup }: { readonly nextTopup: Topup }) {
  const { dayOf } = useDays();
  const most = <Money amount={kronorOf(nextTopup.maxTopupAmount)} whole />;
  return (
    <div className="flex animate-appear items-center gap-3.5">
      <IconTile icon={CalendarClock} />
      <div>
        <p className="font-semibold text-number tracking-tight">
          {nextTopup.displayMaxTopupAmount ? (
            <FormattedMessage id="home.nextTopup.atMost" values={{ amount: most }} />
          ) : (
            <Money amount={kronorOf(nextTopup.actualTopupAmount)} whole />
          )}
        </p>
        <p className="text-small text-soft">
          <FormattedMessage id="home.nextTopup.when" values={{ day: dayOf(nextTopup.nextTopupDate ?? '') }} />
        </p>
      </div>
    </div>
  );
}

const Nothing = () => (
  <div className="flex animate-appear items-center gap-3.5">
    <IconTile icon={CalendarPlus} />
    <div>
      <p className="font-semibold">
        <FormattedMessage id="home.nextTopup.none" />
      </p>
      <p className="text-small text-soft">
        <FormattedMessage id="home.nextTopup.why" />{' '}
        <TextLink to="/topup">
          <FormattedMessage id="home.nextTopup.order" />
        </TextLink>
      </p>
    </div>
  </div>
);
