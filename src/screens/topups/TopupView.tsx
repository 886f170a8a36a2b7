import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { yearsOf } from '../../../machines/topups/topup-calendar.setup.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useTranslate } from '../use-translate.ts';
import { AutomaticTile } from './AutomaticTile.tsx';
import { FileTile } from './FileTile.tsx';
import { Held } from './Held.tsx';
import { LeftTile } from './LeftTile.tsx';
import { Months } from './Months.tsx';
import { PendingTile } from './PendingTile.tsx';
import type { TopupProps } from './topup-props.ts';

/** The top-up calendar (§2 /topup): what can be ordered, what is coming, and what waits for room. */
export function TopupView({ actor }: TopupProps) {
  const say = useTranslate();
  const day = useSelector(actor, ({ context }) => context.latest?.topupSettings.dayTopup);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageHeading title={say('topup.title')}>
          {day !== undefined && <FormattedMessage id="topup.lead" values={{ day }} />}
        </PageHeading>
        <Years actor={actor} />
      </header>
      <Held actor={actor} />
      <PendingTile actor={actor} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-cols-none tablet:gap-5">
        <LeftTile actor={actor} />
        <AutomaticTile actor={actor} />
      </div>
      <Months actor={actor} />
      <FileTile actor={actor} />
    </div>
  );
}

function Years({ actor }: TopupProps) {
  const say = useTranslate();
  const today = useSelector(actor, ({ context }) => context.today);
  const year = useSelector(actor, ({ context }) => context.year);
  return (
    <SegmentedControl
      legend={say('topup.years')}
      options={yearsOf(today).map((one) => ({ value: String(one), label: String(one) }))}
      value={String(year)}
      onChoose={(chosen) => actor.send({ type: 'year.choose', year: Number(chosen) })}
    />
  );
}
