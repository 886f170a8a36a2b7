import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { type Ore, toKronor } from '../../../contract/money.ts';
import { failedMonths, orderResult, reasonOf } from '../../../machines/topups/month-selection.ts';
import { Money } from '../../ui/Money.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { MessageText } from '../MessageText.tsx';
import { MonthName } from './MonthName.tsx';
import type { SeveralProps } from './topups-props.ts';

interface Props extends SeveralProps {
  /** The year that is shown. */
  readonly year: number;
}

/** What is selected, being ordered or ordered. In a live region. */
export function OrderSummary({ actor, year }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  if (snapshot.matches('selecting')) return <Selected {...context} year={year} />;
  if (snapshot.matches('ordering'))
    return <FormattedMessage id="topups.several.running" values={{ count: context.asked.length }} />;
  return (
    <>
      <MessageText message={orderResult(context)} />
      <span className="sr-only">
        {failedMonths(context).map((day) => (
          <span key={day}>
            <Space />
            <MonthName day={day} year={year} />
            <span>: </span>
            <MessageText message={reasonOf(context, day)} />
          </span>
        ))}
      </span>
    </>
  );
}

interface SelectedProps {
  readonly selected: readonly string[];
  readonly months: Readonly<Record<string, { readonly amount: Ore; readonly year: number }>>;
  readonly year: number;
}

function Selected({ selected, months, year }: SelectedProps) {
  const chosen = selected.flatMap((day) => months[day] ?? []);
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0) as Ore;
  const elsewhere = chosen.filter((month) => month.year !== year).length;
  return (
    <>
      <FormattedMessage
        id="topups.several.selected"
        values={{ count: chosen.length, amount: <Money amount={toKronor(total)} whole /> }}
      />
      {elsewhere > 0 && (
        <span className="block font-normal text-muted text-small">
          <FormattedMessage id="topups.several.otherYears" values={{ count: elsewhere, year: String(year) }} />
        </span>
      )}
    </>
  );
}
