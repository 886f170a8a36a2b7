import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { HIGH_BALANCE, LOW_BALANCE, MAX_BALANCE } from '../../../machines/balance-limits.ts';
import type { HomeParts } from '../../../machines/home/home.ts';
import { lunchMoney } from '../../../machines/home/lunch-money.ts';
import { Money } from '../../ui/Money.tsx';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { AccountName } from '../AccountName.tsx';
import { LoadError } from '../LoadError.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { LastReadNote } from './LastReadNote.tsx';
import { NextTopup } from './NextTopup.tsx';

type BalanceProps = Pick<HomeParts, 'balance' | 'nextTopup' | 'nextOrder'>;

/** The balance, how long it lasts, and the next top-up. */
export function BalanceTile(parts: BalanceProps) {
  const translate = useTranslate();
  return (
    <Tile heading={translate('home.balance.title')} aside={<AccountName />}>
      <Balance {...parts} />
      <NextTopup {...parts} />
    </Tile>
  );
}

function Balance(parts: BalanceProps) {
  const translate = useTranslate();
  const actor = parts.balance;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'low':
    case 'normal':
    case 'high':
      return <Amount {...parts} />;
    case 'stale':
    case 'readingAgain':
      return <LastBalance balance={actor} />;
    case 'loadFailed':
      return <LoadError failure={failure} onRetry={() => actor.send({ type: 'balance.retry' })} />;
    case 'loading':
      return (
        <Skeleton label={translate('home.balance.loading')}>
          <div className="mt-1 grid gap-0.5">
            <p className="mb-1 font-bold text-figure tracking-tight">
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

/** The last balance of the session, with its time, while it cannot be read. */
function LastBalance({ balance }: Pick<BalanceProps, 'balance'>) {
  const { amount, readAt, failure } = useSelector(balance, ({ context }) => context);
  const isReading = useSelector(balance, (snapshot) => snapshot.matches('readingAgain'));
  return (
    <div className="mt-1 grid gap-2">
      <p className="font-bold text-figure text-muted tracking-tight">
        <Money amount={amount ?? 0} wraps />
      </p>
      <LastReadNote
        readAt={readAt ?? 0}
        failure={failure}
        busy={isReading}
        onRetry={() => balance.send({ type: 'balance.retry' })}
      />
    </div>
  );
}

function Amount(parts: BalanceProps) {
  const amount = useSelector(parts.balance, ({ context }) => context.amount ?? 0);
  return (
    <div className="mt-1 grid animate-appear gap-0.5">
      <p className="mb-1 font-bold text-figure tracking-tight">
        <Money amount={amount} wraps />
      </p>
      <Note {...parts} />
    </div>
  );
}

/** One line, so that the amount does not move what is below. */
function Note(parts: BalanceProps) {
  const { balance } = parts;
  const state = useSelector(balance, ({ value }) => value);
  const isEmpty = useSelector(balance, ({ context }) => context.amount !== null && context.amount <= 0);
  switch (state) {
    case 'low':
      return (
        <p className="font-semibold text-small text-warning">
          <FormattedMessage
            id={isEmpty ? 'home.balance.empty' : 'home.balance.low'}
            values={{ little: <Money amount={LOW_BALANCE} whole /> }}
          />
        </p>
      );
    case 'high':
      return (
        <p className="text-small text-muted">
          <FormattedMessage id="home.balance.high" values={{ much: <Money amount={HIGH_BALANCE} whole /> }} />
        </p>
      );
    default:
      return <LunchMoney {...parts} />;
  }
}

const READING = ['loading', 'loadingDay', 'loadingAutomatic'] as const;

/**
 * How much there is for each working day until the next top-up; how much the card holds as long as that is not known. A
 * top-up that waits behind others does not come on its day.
 */
function LunchMoney({ balance, nextTopup, nextOrder }: BalanceProps) {
  const { formatShortDayInYear } = useDateFormat();
  const amount = useSelector(balance, ({ context }) => context.amount);
  const isReading = useSelector(nextTopup, (snapshot) => READING.some((state) => snapshot.matches(state)));
  const scheduled = useSelector(nextTopup, (snapshot) => (snapshot.matches('scheduled') ? snapshot.context.day : null));
  const isQueued = useSelector(nextOrder, ({ context: { calendar } }) => Boolean(calendar?.pendingTopups.length));
  const isCalendarUnread = useSelector(nextOrder, (snapshot) => snapshot.matches('loading'));
  const day = isQueued ? null : scheduled;
  const today = useSelector(nextOrder, ({ context }) => context.today);
  if (isReading || isCalendarUnread)
    return (
      <p aria-hidden className="text-small">
        <SkeletonText className="w-40" />
      </p>
    );
  const each = lunchMoney(amount, today, day);
  return (
    <p className="text-small text-muted">
      {each === null || day === null ? (
        <FormattedMessage id="home.balance.room" values={{ most: <Money amount={MAX_BALANCE} whole /> }} />
      ) : (
        <FormattedMessage
          id="home.balance.eachDay"
          values={{ amount: <Money amount={each} whole />, day: formatShortDayInYear(day, today) }}
        />
      )}
    </p>
  );
}
