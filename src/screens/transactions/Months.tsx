import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { MonthTransactions } from './MonthTransactions.tsx';
import { PrintedTotal } from './PrintedTotal.tsx';
import type { ListProps } from './transactions-props.ts';

/** How many months are drawn first, so that the first rows appear sooner. Three are higher than most screens. */
const FIRST_MONTHS = 3;

/** The months of the year, newest first. The list is deferred, so that typing stays responsive. */
export function Months({ actor, year }: ListProps) {
  const all = useSelector(actor, ({ context }) => context.months);
  const months = useDeferredValue(all, all.slice(0, FIRST_MONTHS));
  return (
    <>
      {months.map((month) => (
        <MonthTransactions key={month.month} actor={actor} year={year} month={month} />
      ))}
      <PrintedTotal months={months} />
    </>
  );
}
