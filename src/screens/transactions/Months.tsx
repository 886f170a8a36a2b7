import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { PAGE_SIZES } from '../../../machines/transactions/grouping.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useTranslate } from '../use-translate.ts';
import { MonthTransactions } from './MonthTransactions.tsx';
import { PrintedTotal } from './PrintedTotal.tsx';
import type { ListProps } from './transactions-props.ts';

/** The months of the year, newest first. The list is deferred, so that typing stays responsive. */
export function Months({ actor, year }: ListProps) {
  const months = useDeferredValue(useSelector(actor, ({ context }) => context.months));
  return (
    <>
      {months.map((month) => (
        <MonthTransactions key={month.month} actor={actor} year={year} month={month} />
      ))}
      <PrintedTotal months={months} />
      <PageSizeControl actor={actor} />
    </>
  );
}

function PageSizeControl({ actor }: Pick<ListProps, 'actor'>) {
  const translate = useTranslate();
  const size = useSelector(actor, ({ context }) => context.pageSize);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 print:hidden">
      <span aria-hidden className="text-small text-muted">
        {translate('transactions.size')}
      </span>
      <SegmentedControl
        legend={translate('transactions.size')}
        options={PAGE_SIZES.map((option) => ({ value: String(option), label: String(option) }))}
        value={String(size)}
        onChange={(value) => {
          const chosen = PAGE_SIZES.find((option) => String(option) === value);
          if (chosen) actor.send({ type: 'pageSize.choose', size: chosen });
        }}
      />
    </div>
  );
}
