import { useSelector } from '@xstate/react';
import { Hourglass } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { toKronor } from '../../../contract/money.ts';
import { MAX_BALANCE } from '../../../machines/balance-limits.ts';
import { dayAt, dayOfMonth } from '../../../machines/days.ts';
import { failureMessage } from '../../../machines/message.ts';
import { type PendingTopupView, pendingTopupViews } from '../../../machines/topups/pending-topups.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { List, ListRow } from '../../ui/List.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Money } from '../../ui/Money.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { MessageText } from '../MessageText.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import type { TopupsProps } from './topups-props.ts';

/** The queued top-ups, and how much must be spent before they fit (§4, §9); renders nothing when none is queued. */
export function PendingTopupsTile({ actor }: TopupsProps) {
  const translate = useTranslate();
  const pending = useSelector(actor, ({ context }) => context.latest?.pendingTopups);
  const balance = useSelector(actor, ({ context }) => context.balance);
  const today = useSelector(actor, ({ context }) => context.today);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pendingTopups: 'loadingBalance' } }));
  if (!pending?.length) return <LostRows list={pending} id="lost.pendingTopups" />;
  return (
    <Tile heading={translate('topups.pending.title')}>
      <p className="mt-1 text-muted">
        <FormattedMessage id="topups.pending.text" values={{ most: <Money amount={MAX_BALANCE} whole /> }} />
      </p>
      {(balance !== null || isReading) && (
        <div className="mt-4">
          <Meter value={(balance ?? 0) / MAX_BALANCE} />
        </div>
      )}
      <div className="-mb-3 mt-1">
        <List>
          {pendingTopupViews(pending, balance).map((topup) => (
            <PendingRow key={topup.id} topup={topup} today={today} isReading={isReading} />
          ))}
        </List>
      </div>
      <LostRows list={pending} id="lost.pendingTopups" />
      <BalanceError actor={actor} />
    </Tile>
  );
}

interface RowProps {
  readonly topup: PendingTopupView;
  /** The current day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
  /** Whether the balance is being read: what must be spent has its place already. */
  readonly isReading: boolean;
}

function PendingRow({ topup, today, isReading }: RowProps) {
  const { year, monthNumber, amount, queuedDate, needed } = topup;
  const { formatDayInYear, formatMonthInYear } = useDateFormat();
  return (
    <ListRow
      icon={<IconTile icon={Hourglass} />}
      title={
        <span className="inline-block first-letter:uppercase">
          {formatMonthInYear(dayOfMonth(year, monthNumber, 1), today)}
        </span>
      }
      description={
        <>
          {queuedDate !== null && (
            <FormattedMessage
              id="topups.pending.since"
              values={{ day: formatDayInYear(dayAt(Date.parse(queuedDate)), today) }}
            />
          )}
          {needed !== null && (
            <>
              {queuedDate !== null && <span>. </span>}
              <Needed needed={needed} />
            </>
          )}
          {needed === null && isReading && (
            <span aria-hidden>
              <SkeletonText className="ms-1 w-56" />
            </span>
          )}
        </>
      }
      end={
        <span className="font-semibold">
          <Money amount={toKronor(amount)} whole />
        </span>
      }
    />
  );
}

const Needed = ({ needed }: { readonly needed: number }) =>
  needed > 0 ? (
    <FormattedMessage id="topups.pending.needed" values={{ amount: <Money amount={needed} whole /> }} />
  ) : (
    <FormattedMessage id="topups.pending.fits" />
  );

function BalanceError({ actor }: TopupsProps) {
  const failure = useSelector(actor, ({ context }) => context.balanceFailure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pendingTopups: 'balanceFailed' } }));
  if (!isFailed || failure === null) return null;
  return (
    <LoadError onRetry={() => actor.send({ type: 'balance.retry' })}>
      <MessageText message={failureMessage(failure)} />
    </LoadError>
  );
}
