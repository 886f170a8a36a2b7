import { useSelector } from '@xstate/react';
import { Hourglass } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { kronorOf } from '../../../contract/money.ts';
import { dayAt, dayOfMonth } from '../../../machines/days.ts';
import { CEILING, type Waiting, waitingOf } from '../../../machines/topups/pending.ts';
import { topupFailure } from '../../../machines/topups/refusals.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { List, ListRow } from '../../ui/List.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { Money } from '../../ui/Money.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useDays } from '../days.ts';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TopupProps } from './topup-props.ts';

/** What is queued, why, and how much room it needs (§4, §9); absent when nothing is. */
export function PendingTile({ actor }: TopupProps) {
  const say = useTranslate();
  const pending = useSelector(actor, ({ context }) => context.latest?.pendingTopups);
  const balance = useSelector(actor, ({ context }) => context.balance);
  if (!pending?.length) return null;
  return (
    <Tile heading={say('topup.pending.title')}>
      <p className="mt-1 text-muted">
        <FormattedMessage id="topup.pending.text" values={{ most: <Money amount={CEILING} whole /> }} />
      </p>
      {balance !== null && (
        <div className="mt-4">
          <Meter share={balance / CEILING} />
        </div>
      )}
      <div className="-mb-3 mt-1">
        <List>
          {waitingOf(pending, balance).map((waiting) => (
            <Row key={waiting.id} waiting={waiting} />
          ))}
        </List>
      </div>
      <Unweighed actor={actor} />
    </Tile>
  );
}

function Row({ waiting: { year, monthNumber, amount, queuedDate, needed } }: { readonly waiting: Waiting }) {
  const { dayOf, monthOf } = useDays();
  return (
    <ListRow
      icon={<IconTile icon={Hourglass} />}
      title={<span className="inline-block first-letter:uppercase">{monthOf(dayOfMonth(year, monthNumber, 1))}</span>}
      note={
        <>
          <FormattedMessage id="topup.pending.since" values={{ day: dayOf(dayAt(Date.parse(queuedDate))) }} />
          {needed !== null && (
            <>
              {'. '}
              <Needed needed={needed} />
            </>
          )}
        </>
      }
      end={
        <span className="font-semibold">
          <Money amount={kronorOf(amount)} whole />
        </span>
      }
    />
  );
}

const Needed = ({ needed }: { readonly needed: number }) =>
  needed > 0 ? (
    <FormattedMessage id="topup.pending.needed" values={{ amount: <Money amount={needed} /> }} />
  ) : (
    <FormattedMessage id="topup.pending.fits" />
  );

function Unweighed({ actor }: TopupProps) {
  const say = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.balanceFailure);
  const isUnweighed = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'unweighed' }));
  if (!isUnweighed || failure === null) return null;
  return (
    <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'balance.retry' })}>
      <MessageText message={topupFailure(failure)} />
    </LoadError>
  );
}
