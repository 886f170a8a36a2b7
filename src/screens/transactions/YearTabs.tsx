import { useSelector } from '@xstate/react';
import type { PropsWithChildren } from 'react';
import { isOlderYear, yearTabs } from '../../../machines/transactions/years.ts';
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { useTranslate } from '../use-translate.ts';
import { Heading } from './TransactionsView.tsx';
import type { TransactionsProps } from './transactions-props.ts';

const OLDER = 'older';

/** The heading with a tab for each of the latest two years, and one for those before (decision 19). */
export function YearTabs({ actor, children }: PropsWithChildren<TransactionsProps>) {
  const translate = useTranslate();
  const thisYear = useSelector(actor, ({ context }) => context.thisYear);
  const years = useSelector(actor, ({ context }) => context.years ?? []);
  const year = useSelector(actor, ({ context }) => context.query.year);
  const { recent, older } = yearTabs(years, thisYear);
  const isUnder = isOlderYear(year, thisYear);
  const tabs = [
    ...recent.map((one) => ({ value: String(one), label: String(one) })),
    ...(older.length > 0 || isUnder ? [{ value: OLDER, label: translate('transactions.older') }] : []),
  ];
  const value = isUnder ? OLDER : String(year);
  return (
    <Tabs
      value={value}
      onChange={(tab) =>
        actor.send(tab === OLDER ? { type: 'older.open' } : { type: 'year.choose', year: Number(tab) })
      }
    >
      <div className="grid gap-4 tablet:gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <Heading />
          <TabList label={translate('transactions.years')} tabs={tabs} />
        </div>
        <TabPanel value={value}>{children}</TabPanel>
      </div>
    </Tabs>
  );
}
