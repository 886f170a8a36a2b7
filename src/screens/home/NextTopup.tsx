import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Ore, toKronor } from '../../../contract/money.ts';
import type { PendingTopup, NextTopup as Topup } from '../../../contract/topups.ts';
import type { HomeParts } from '../../../machines/home/home.ts';
import type { MessageId } from '../../../machines/message.ts';
import { pendingTopupViews } from '../../../machines/topups/pending-topups.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LoadError } from '../LoadError.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { Deadline, isOrderShown } from './Deadline.tsx';
import type { PartProps } from './home-props.ts';
import { LastReadNote } from './LastReadNote.tsx';

type Props = PartProps<'nextTopup'>;

/** The day and the amount of the next top-up, the top-ups that wait for room, or what the user can do to get one. */
export function NextTopup({ nextTopup, nextOrder, balance }: Pick<HomeParts, 'nextTopup' | 'nextOrder' | 'balance'>) {
  const translate = useTranslate();
  const pending = useSelector(nextOrder, ({ context }) => context.calendar?.pendingTopups ?? NONE);
  const month = useSelector(nextOrder, ({ context }) => context.month) ?? undefined;
  const canOrder = useSelector(month, (snapshot) => snapshot !== undefined && isOrderShown(snapshot));
  // Until the calendar is read, a top-up could be promised that waits behind others.
  const isReading = useSelector(nextOrder, (snapshot) => READING.some((state) => snapshot.matches(state)));
  return (
    <section aria-label={translate('home.nextTopup.title')} className="mt-3 border-line border-t pt-3">
      {month && canOrder ? (
        <Deadline actor={month} owner={nextOrder} />
      ) : pending.length > 0 ? (
        <Queue pending={pending} balance={balance} />
      ) : isReading ? (
        <Loading />
      ) : (
        <Content actor={nextTopup} />
      )}
    </section>
  );
}

const READING = ['loading', 'loadingNextYear', 'loadingChoice'] as const;
const NONE: readonly PendingTopup[] = [];

interface QueueProps {
  readonly pending: readonly PendingTopup[];
  readonly balance: HomeParts['balance'];
}

/** Home promises no top-up while others wait in front of it: it says what must be spent before the next one comes. */
function Queue({ pending, balance }: QueueProps) {
  const amount = useSelector(balance, ({ context }) => context.amount);
  const needed = pendingTopupViews(pending, amount)[0]?.needed ?? null;
  const sum = toKronor(pending.reduce((total, topup) => total + topup.amount, 0) as Ore);
  return (
    <Line
      text={
        <FormattedMessage
          id="home.queue.count"
          values={{ count: pending.length, amount: <Money amount={sum} whole /> }}
        />
      }
      note={
        needed !== null &&
        (needed > 0 ? (
          <FormattedMessage id="home.queue.needed" values={{ amount: <Money amount={needed} whole /> }} />
        ) : (
          <FormattedMessage id="home.queue.fits" />
        ))
      }
    />
  );
}

interface LineProps {
  readonly text: ReactNode;
  readonly note?: ReactNode;
  /** An amount or a button. */
  readonly end?: ReactNode;
}

/** The heading and what is known, on the left; as high with a button as with an amount. */
const Line = ({ text, note, end }: LineProps) => (
  <div className="flex min-h-11 animate-appear items-center justify-between gap-3">
    <div className="min-w-0 text-small">
      <h3 className="font-semibold">
        <FormattedMessage id="home.nextTopup.title" />
      </h3>
      <p className="text-muted">{text}</p>
      {note && <p className="text-muted">{note}</p>}
    </div>
    {end && <div className="shrink-0">{end}</div>}
  </div>
);

function Content({ actor }: Props) {
  const topup = useSelector(actor, ({ context }) => context.topup);
  const day = useSelector(actor, ({ context }) => context.day);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const last = useSelector(actor, ({ context }) => context.last);
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : value.notScheduled));
  switch (state) {
    case 'scheduled':
      return topup && <Scheduled topup={topup} day={day ?? ''} />;
    case 'orderable':
      return (
        <Line
          text={<FormattedMessage id="home.nextTopup.none" />}
          end={
            <LinkButton size="small" to="/topup">
              <FormattedMessage id="home.nextTopup.order" />
            </LinkButton>
          }
        />
      );
    case 'notOffered':
      return <NotOffered actor={actor} />;
    case 'otherAccount':
      return (
        <Line
          text={<FormattedMessage id="home.nextTopup.none" />}
          note={<FormattedMessage id="home.nextTopup.otherAccount" />}
        />
      );
    case 'automatic':
      return (
        <Line
          text={<FormattedMessage id="home.nextTopup.automatic" />}
          note={
            <>
              <FormattedMessage id="home.nextTopup.automaticNote" />
              <Space />
              <TextLink to="/topup">
                <FormattedMessage id="home.nextTopup.automaticWhen" />
              </TextLink>
            </>
          }
        />
      );
    case 'loadFailed':
      return <LoadError failure={failure} onRetry={() => actor.send({ type: 'nextTopup.retry' })} />;
    case 'stale':
      return <LastTopup actor={actor} />;
    case 'loading':
    case 'loadingDay':
    case 'loadingAutomatic':
    case 'deciding':
      return last ? <LastTopup actor={actor} /> : <Loading />;
  }
}

const Loading = () => (
  <Skeleton label={useTranslate()('home.nextTopup.loading')}>
    <Line text={<SkeletonText className="w-40" />} />
  </Skeleton>
);

interface ScheduledProps {
  readonly topup: Topup;
  /** `yyyy-mm-dd` */
  readonly day: string;
}

function Scheduled({ topup, day }: ScheduledProps) {
  const { formatDay } = useDateFormat();
  const { maxTopupAmount, displayMaxTopupAmount } = topup;
  return (
    <Line
      text={
        <>
          <FormattedMessage id="home.nextTopup.when" values={{ day: formatDay(day) }} />
          {displayMaxTopupAmount && maxTopupAmount !== null && (
            <>
              <span> · </span>
              <FormattedMessage
                id="home.nextTopup.atMost"
                values={{ amount: <Money amount={toKronor(maxTopupAmount)} whole /> }}
              />
            </>
          )}
        </>
      }
      end={<LineAmount amount={topup.actualTopupAmount} />}
    />
  );
}

/** The last top-up of the session, with its time, while it cannot be read, and while it is read again. */
function LastTopup({ actor }: Props) {
  const { formatDay } = useDateFormat();
  const last = useSelector(actor, ({ context }) => context.last);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isStale = useSelector(actor, (snapshot) => snapshot.matches('stale'));
  if (last === null) return null;
  const { day, amount } = last.value;
  return (
    <div className="grid gap-2">
      <Line
        text={<FormattedMessage id="home.nextTopup.when" values={{ day: formatDay(day) }} />}
        end={<LineAmount amount={amount} />}
      />
      <LastReadNote
        readAt={last.readAt}
        failure={failure}
        busy={!isStale}
        onRetry={() => actor.send({ type: 'nextTopup.retry' })}
      />
    </div>
  );
}

const LineAmount = ({ amount }: { readonly amount: Ore }) => (
  <p className="font-semibold text-number narrow:text-body tracking-tight">
    <Money amount={toKronor(amount)} whole />
  </p>
);

const REASONS = {
  byEmployer: 'home.nextTopup.byEmployer',
  closed: 'home.nextTopup.closed',
  inactive: 'home.nextTopup.inactive',
} as const satisfies Record<string, MessageId>;

/** No top-up is ordered, and none can be. */
function NotOffered({ actor }: Props) {
  const obstacle = useSelector(actor, ({ context }) => context.offer.obstacle);
  return (
    <Line
      text={<FormattedMessage id="home.nextTopup.none" />}
      note={obstacle && <FormattedMessage id={REASONS[obstacle]} />}
    />
  );
}
