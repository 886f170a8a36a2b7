import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { toKronor } from '../../../contract/money.ts';
import type { MonthReport } from '../../../machines/topups/month-report.ts';
import { isYearSelected, orderableMonths } from '../../../machines/topups/month-selection.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Money } from '../../ui/Money.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { MonthName } from './MonthName.tsx';
import type { SeveralProps, TopupsProps } from './topups-props.ts';
import { YearUnavailable } from './YearUnavailable.tsx';

/** A checkbox for each month of the selected year that can be ordered. */
export function SelectMonths({ actor }: TopupsProps) {
  const translate = useTranslate();
  const several = useSelector(actor, ({ context }) => context.several);
  const year = useSelector(actor, ({ context }) => context.year);
  const isLoaded = useSelector(actor, ({ context }) => context.year in context.calendars);
  const months = useSelector(several, ({ context }) => context.months);
  const left = useSelector(several, ({ context }) => context.monthsLeft);
  const all = orderableMonths({ months });
  const ofYear = all.filter((month) => month.year === year);
  if (!isLoaded) return <YearUnavailable actor={actor} />;
  if (ofYear.length === 0)
    return (
      <p>
        <FormattedMessage id="topups.several.noneThisYear" values={{ year }} />
      </p>
    );
  return (
    <>
      <p className="text-muted">
        <FormattedMessage id="topups.several.lead" />
        <Space />
        {left < all.length && <FormattedMessage id="topups.several.limit" values={{ left }} />}
      </p>
      <div className="my-3">
        <ToggleYear actor={several} year={year} />
      </div>
      <ul aria-label={translate('topups.months', { year })} className="divide-y divide-line">
        {ofYear.map((month) => (
          <li key={month.day}>
            <MonthCheckbox actor={several} month={month} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ToggleYear({ actor, year }: SeveralProps & { readonly year: number }) {
  const canToggle = useSelector(actor, (snapshot) => snapshot.can({ type: 'year.toggle', year }));
  const isSelected = useSelector(actor, ({ context }) => isYearSelected(context, year));
  return (
    <Button kind="ghost" size="small" disabled={!canToggle} onPress={() => actor.send({ type: 'year.toggle', year })}>
      <FormattedMessage id={isSelected ? 'topups.several.none' : 'topups.several.all'} />
    </Button>
  );
}

function MonthCheckbox({ actor, month }: SeveralProps & { readonly month: MonthReport }) {
  const { day, year, lastDay, amount } = month;
  const { formatDayInYear } = useDateFormat();
  const canToggle = useSelector(actor, (snapshot) => snapshot.can({ type: 'month.toggle', day }));
  const isSelected = useSelector(actor, ({ context }) => context.selected.includes(day));
  return (
    <Checkbox
      name="month"
      checked={isSelected}
      readOnly={!canToggle}
      onChange={() => actor.send({ type: 'month.toggle', day })}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="inline-block font-semibold first-letter:uppercase">
          <MonthName day={day} year={year} />
        </span>
        <Space />
        <Money amount={toKronor(amount)} whole />
      </span>
      <Space />
      <span className="block text-muted text-small">
        <FormattedMessage id="topups.until.orderDay" values={{ day: formatDayInYear(lastDay, `${year}`) }} />
      </span>
    </Checkbox>
  );
}
