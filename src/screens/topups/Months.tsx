import { useSelector } from '@xstate/react';
import { nextOrderableIndex, pastMonthCount } from '../../../machines/topups/ordering-rules.ts';
import { topupFailure } from '../../../machines/topups/rejections.ts';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { MonthCard } from './MonthCard.tsx';
import { PastMonth } from './PastMonth.tsx';
import type { TopupsProps } from './topups-props.ts';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3';

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
          <MessageText message={topupFailure(failure)} />
        </LoadError>
      </Tile>
    );
  }
  if (months === undefined || calendar === undefined) return <MonthsSkeleton label={translate('topups.loading')} />;
  const pastCount = pastMonthCount(calendar, today);
  const nextIndex = nextOrderableIndex(calendar, today);
  return (
    <div className="grid animate-appear gap-4 tablet:gap-5">
      {months.length > pastCount && (
        <ul aria-label={translate('topups.months', { year })} className={GRID}>
          {months.slice(pastCount).map((month, index) => (
            <MonthCard key={month.id} actor={month} today={today} isNext={pastCount + index === nextIndex} />
          ))}
        </ul>
      )}
      {pastCount > 0 && (
        <Tile heading={translate('topups.earlier')}>
          <ul className="mt-3 -mb-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 tablet:grid-cols-2">
            {months.slice(0, pastCount).map((month) => (
              <PastMonth key={month.id} actor={month} today={today} />
            ))}
          </ul>
        </Tile>
      )}
    </div>
  );
}

const MonthsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className={GRID}>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton blocks have no identity
        <div key={index} className="grid gap-3 rounded-tile border border-line bg-surface p-5">
          <SkeletonBlock className="h-6 w-32" />
          <SkeletonBlock className="h-4 w-48 max-w-full" />
          <SkeletonBlock className="h-10 w-full" />
        </div>
      ))}
    </div>
  </Skeleton>
);
