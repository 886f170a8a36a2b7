import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { calendarYears } from '../../../machines/topups/topups.setup.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';
import { AutomaticTopupTile } from './AutomaticTopupTile.tsx';
import { CalendarFileTile } from './CalendarFileTile.tsx';
import { FirstMonth } from './FirstMonth.tsx';
import { Months } from './Months.tsx';
import { MonthsLeftTile } from './MonthsLeftTile.tsx';
import { PendingTopupsTile } from './PendingTopupsTile.tsx';
import { TopupAlerts } from './TopupAlerts.tsx';
import { TopupsSkeleton } from './TopupsSkeleton.tsx';
import type { TopupsProps } from './topups-props.ts';

/** The top-up page (§2 /topup). */
export function TopupsView({ actor }: TopupsProps) {
  const translate = useTranslate();
  const day = useSelector(actor, ({ context }) => context.latest?.topupSettings.dayTopup);
  const isFirstLoad = useSelector(actor, (snapshot) => snapshot.matches('loading') && snapshot.context.latest === null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:gap-5">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <PageHeading title={translate('topups.title')} />
          <Years actor={actor} />
        </div>
        <p className="text-muted text-small tablet:text-body">
          <Lead day={day} isLoading={isFirstLoad} />
        </p>
      </header>
      {isFirstLoad ? <TopupsSkeleton /> : <Tiles actor={actor} />}
    </div>
  );
}

const Tiles = ({ actor }: TopupsProps) => (
  <>
    <TopupAlerts actor={actor} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-cols-none tablet:gap-5">
      <FirstMonth actor={actor} />
      <MonthsLeftTile actor={actor} />
      <AutomaticTopupTile actor={actor} />
    </div>
    <PendingTopupsTile actor={actor} />
    <Months actor={actor} />
    <CalendarFileTile actor={actor} />
  </>
);

interface LeadProps {
  /** The day of the month; undefined if it is not known. */
  readonly day: number | undefined;
  readonly isLoading: boolean;
}

/** What the page is about. While it loads it takes the same place. */
function Lead({ day, isLoading }: LeadProps) {
  if (day !== undefined) return <FormattedMessage id="topups.lead" values={{ day }} />;
  if (!isLoading) return null;
  return (
    <span aria-hidden>
      <SkeletonText>
        <FormattedMessage id="topups.lead" values={{ day: 25 }} />
      </SkeletonText>
    </span>
  );
}

function Years({ actor }: TopupsProps) {
  const translate = useTranslate();
  const today = useSelector(actor, ({ context }) => context.today);
  const year = useSelector(actor, ({ context }) => context.year);
  return (
    <SegmentedControl
      legend={translate('topups.years')}
      options={calendarYears(today).map((option) => ({ value: String(option), label: String(option) }))}
      value={String(year)}
      onChange={(value) => actor.send({ type: 'year.choose', year: Number(value) })}
    />
  );
}
