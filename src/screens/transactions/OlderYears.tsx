import { useSelector } from '@xstate/react';
import { isOlderYear, yearTabs } from '../../../machines/transactions/years.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TransactionsProps } from './transactions-props.ts';

/** The control that chooses one of the older years. */
export function OlderYears({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const thisYear = useSelector(actor, ({ context }) => context.thisYear);
  const years = useSelector(actor, ({ context }) => context.years);
  const year = useSelector(actor, ({ context }) => context.query.year);
  const { older } = yearTabs(years ?? [], thisYear);
  if (!isOlderYear(year, thisYear) || older.length === 0) return null;
  return (
    <div className="print:hidden">
      <SegmentedControl
        legend={translate('transactions.olderYears')}
        options={older.map((option) => ({ value: String(option), label: String(option) }))}
        value={String(year)}
        onChange={(value) => actor.send({ type: 'year.choose', year: Number(value) })}
      />
    </div>
  );
}
