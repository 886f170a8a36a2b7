import { useSelector } from '@xstate/react';
import { failureMessage } from '../../../machines/message.ts';
import { isPastMonth, nextOrderableMonth } from '../../../machines/topups/ordering-rules.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { MonthCard } from './MonthCard.tsx';
import { GRID, MonthsSkeleton } from './MonthsSkeleton.tsx';
import { PastMonth } from './PastMonth.tsx';
import type { TopupsProps } from './topups-props.ts';

/** The twelve months of the selected year: coming months first, past months in a tile below. */
export function Months({ actor }: TopupsProps) {
  const translate = useTranslate();
  const year = useSelector(actor, ({ context }) => context.year);
  const months = useSelector(actor, ({ context }) => context.months[context.year]);
  const today = useSelector(actor, ({ context }) => context.today);
  const calendar = useSelector(actor, ({ context }) => context.calendars[context.year]);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('loadFailed'));
  if (isFailed && failure) {
    return (
      <Tile heading={translate('topups.months', { year })}>
        <LoadError onRetry={() => actor.send({ type: 'calendar.retry' })}>
          <MessageText message={failureMessage(failure)} />
        </LoadError>
      </Tile>
    );
  }
  if (months === undefined || calendar === undefined)
    return (
      <Skeleton label={translate('topups.loading')}>
        <MonthsSkeleton />
      </Skeleton>
    );
  const all = Object.entries(months).map(([number, month]) => ({ number: Number(number), month }));
  const past = all.filter(({ number }) => isPastMonth(calendar, number, today));
  const coming = all.filter((one) => !past.includes(one));
  const next = nextOrderableMonth(calendar, today);
  return (
    <div className="grid animate-appear gap-4 tablet:gap-5">
      <LostRows list={calendar.months} id="lost.months" />
      {coming.length > 0 && (
        <ul aria-label={translate('topups.months', { year })} className={GRID}>
          {coming.map(({ number, month }) => (
            <MonthCard key={month.id} actor={month} today={today} isNext={number === next} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <Tile heading={translate('topups.earlier')}>
          <ul className="mt-3 -mb-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 tablet:grid-cols-2">
            {past.map(({ month }) => (
              <PastMonth key={month.id} actor={month} today={today} />
            ))}
          </ul>
        </Tile>
      )}
    </div>
  );
}
