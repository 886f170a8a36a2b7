import { useSelector } from '@xstate/react';
import { topupFailure } from '../../../machines/topups/refusals.ts';
import { nextToOrder, passedMonths } from '../../../machines/topups/terms.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import { MonthCard } from './MonthCard.tsx';
import { PastMonth } from './PastMonth.tsx';
import type { TopupProps } from './topup-props.ts';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3';

/** The twelve months of the year that was chosen: those to come first, for they are what one has come for. */
export function Months({ actor }: TopupProps) {
  const say = useTranslate();
  const year = useSelector(actor, ({ context }) => context.year);
  const months = useSelector(actor, ({ context }) => context.months[context.year]);
  const today = useSelector(actor, ({ context }) => context.today);
  const calendar = useSelector(actor, ({ context }) => context.calendars[context.year]);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  if (isFailed && failure) {
    return (
      <Tile heading={say('topup.months', { year })}>
        <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'calendar.retry' })}>
          <MessageText message={topupFailure(failure)} />
        </LoadError>
      </Tile>
    );
  }
  if (months === undefined || calendar === undefined) return <Blank label={say('topup.loading')} />;
  const passed = passedMonths(calendar, today);
  const next = nextToOrder(calendar, today);
  return (
    <div className="grid animate-appear gap-4 tablet:gap-5">
      {months.length > passed && (
        <ul aria-label={say('topup.months', { year })} className={GRID}>
          {months.slice(passed).map((month, index) => (
            <MonthCard key={month.id} actor={month} today={today} isNext={passed + index === next} />
          ))}
        </ul>
      )}
      {passed > 0 && (
        <Tile heading={say('topup.earlier')}>
          <ul className="mt-3 -mb-3 grid grid-cols-[minmax(0,1fr)] gap-x-10 tablet:grid-cols-2">
            {months.slice(0, passed).map((month) => (
              <PastMonth key={month.id} actor={month} today={today} />
            ))}
          </ul>
        </Tile>
      )}
    </div>
  );
}

const Blank = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className={GRID}>
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without anything of their own
        <div key={index} className="grid gap-3 rounded-tile border border-line bg-surface p-5">
          <SkeletonBlock className="h-6 w-32" />
          <SkeletonBlock className="h-4 w-48 max-w-full" />
          <SkeletonBlock className="h-10 w-full" />
        </div>
      ))}
    </div>
  </Skeleton>
);
