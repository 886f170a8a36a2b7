import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { calendarYears } from '../../../machines/topups/topups.setup.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useTranslate } from '../use-translate.ts';
import { AutomaticTopupTile } from './AutomaticTopupTile.tsx';
import { CalendarFileTile } from './CalendarFileTile.tsx';
import { Months } from './Months.tsx';
import { MonthsLeftTile } from './MonthsLeftTile.tsx';
import { PendingTopupsTile } from './PendingTopupsTile.tsx';
import { TopupAlerts } from './TopupAlerts.tsx';
import type { TopupsProps } from './topups-props.ts';

/** The top-up page (§2 /topup). */
export function TopupsView({ actor }: TopupsProps) {
  const translate = useTranslate();
  const day = useSelector(actor, ({ context }) => context.latest?.topupSettings.dayTopup);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading title={translate('topups.title')}>
          {day !== undefined && <FormattedMessage id="topups.lead" values={{ day }} />}
        </PageHeading>
        <Years actor={actor} />
      </header>
      <TopupAlerts actor={actor} />
      <PendingTopupsTile actor={actor} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-cols-none tablet:gap-5">
        <MonthsLeftTile actor={actor} />
        <AutomaticTopupTile actor={actor} />
      </div>
      <Months actor={actor} />
      <CalendarFileTile actor={actor} />
    </div>
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
