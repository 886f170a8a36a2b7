import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { lunchYearOf } from '../../../machines/lunch-year/year-facts.ts';
import { factsOf } from '../../../machines/lunch-year/year-texts.ts';
import { MessageText } from '../MessageText.tsx';
import type { LunchYearProps } from './lunch-year-props.ts';

/** The number of lunches and what else there is to say about them: what the picture will show, in its colours. */
export function YearFacts({ actor }: LunchYearProps) {
  const transactions = useSelector(actor, ({ context }) => context.transactions);
  const year = useSelector(actor, ({ context }) => context.year);
  const withAmounts = useSelector(actor, ({ context }) => context.withAmounts);
  const lunchYear = useMemo(() => lunchYearOf(transactions, year), [transactions, year]);
  if (!lunchYear) return null;
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-print p-4 text-print-ink narrow:p-3 shadow-print tablet:p-6 print:bg-none print:p-0 print:text-ink print:shadow-none">
      <div className="-inset-2/5 -z-10 absolute bg-rings print:hidden" />
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-bold text-hero tracking-tight">
          <FormattedNumber value={lunchYear.lunches} />
        </span>
        <span className="font-semibold text-number">
          <FormattedMessage id="lunch-year.lunches" values={{ count: lunchYear.lunches }} />
        </span>
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2.5 narrow:grid-cols-1 tablet:gap-y-4">
        {factsOf(lunchYear, withAmounts).map(({ label, value }) => (
          <div key={label.id} className="grid min-w-0 content-between first:col-span-full">
            <dt className="text-label">
              <MessageText message={label} />
            </dt>
            <dd className="font-semibold text-lead narrow:text-small">
              <MessageText message={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
