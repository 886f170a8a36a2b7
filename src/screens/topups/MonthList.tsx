import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { isPastMonth } from '../../../machines/topups/ordering-rules.ts';
import { firstMonth } from '../../../machines/topups/topups.setup.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LostRows } from '../LostRows.tsx';
import { useTranslate } from '../use-translate.ts';
import { MonthCard } from './MonthCard.tsx';
import { GRID } from './MonthsSkeleton.tsx';
import { PastMonth } from './PastMonth.tsx';
import type { TopupsProps } from './topups-props.ts';
import { YearUnavailable } from './YearUnavailable.tsx';

/** The other months of the selected year: coming months first, past months in a tile below. */
export function MonthList({ actor }: TopupsProps) {
  const translate = useTranslate();
  const year = useSelector(actor, ({ context }) => context.year);
  const months = useSelector(actor, ({ context }) => context.months[context.year]);
  const today = useSelector(actor, ({ context }) => context.today);
  const calendar = useSelector(actor, ({ context }) => context.calendars[context.year]);
  const first = useSelector(actor, ({ context }) => firstMonth(context));
  if (months === undefined || calendar === undefined) return <YearUnavailable actor={actor} />;
  const all = Object.entries(months).map(([number, month]) => ({ number: Number(number), month }));
  const past = all.filter(({ number }) => isPastMonth(calendar, number, today));
  const coming = all.filter((one) => !past.includes(one) && one.month !== first);
  return (
    <div className="grid animate-appear gap-4 tablet:gap-5">
      <LostRows list={calendar.months} id="lost.months" />
      {coming.length > 0 && (
        <ul aria-label={translate('topups.months', { year })} className={GRID}>
          {coming.map(({ month }) => (
            <MonthCard key={month.id} actor={month} today={today} shownYear={year} isNext={false} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <Disclosure title={<FormattedMessage id="topups.earlier" />}>
          <ul aria-label={translate('topups.earlier')} className="grid grid-cols-[minmax(0,1fr)]">
            {[...past].reverse().map(({ month }) => (
              <PastMonth key={month.id} actor={month} today={today} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
