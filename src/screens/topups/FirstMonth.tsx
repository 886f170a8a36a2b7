import { useSelector } from '@xstate/react';
import { firstMonth } from '../../../machines/topups/topups.setup.ts';
import { useTranslate } from '../use-translate.ts';
import { MonthCard } from './MonthCard.tsx';
import { MonthSkeleton } from './MonthsSkeleton.tsx';
import type { TopupsProps } from './topups-props.ts';

/**
 * The next month that can be ordered, before everything else: what most people come for. Not while several months are
 * ordered.
 */
export function FirstMonth({ actor }: TopupsProps) {
  const translate = useTranslate();
  const month = useSelector(actor, ({ context }) => firstMonth(context));
  const isReading = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { nextYear: 'loading' } }));
  const year = useSelector(actor, ({ context }) => context.year);
  const today = useSelector(actor, ({ context }) => context.today);
  const several = useSelector(actor, ({ context }) => context.several);
  const isOff = useSelector(several, (snapshot) => snapshot.matches('off'));
  if (!isOff) return null;
  if (month)
    return (
      <ul aria-label={translate('topups.first')} className="grid">
        <MonthCard actor={month} today={today} shownYear={year} isNext />
      </ul>
    );
  // It keeps the place of a month of the next year. Nobody waits for it, so it is not announced.
  return (
    isReading && (
      <div aria-hidden>
        <MonthSkeleton />
      </div>
    )
  );
}
