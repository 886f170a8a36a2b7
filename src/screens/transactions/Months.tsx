import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
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
    </>
  );
}
