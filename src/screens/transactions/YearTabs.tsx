import { useSelector } from '@xstate/react';
import type { PropsWithChildren } from 'react';
import { isOlderYear, yearTabs } from '../../../machines/transactions/years.ts';
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { useTranslate } from '../use-translate.ts';
import { Heading } from './TransactionsView.tsx';
import type { TransactionsProps } from './transactions-props.ts';

const OLDER = 'older';

/** The heading, with a tab for each of the two latest years and one for older years (decision 19). */
export function YearTabs({ actor, children }: PropsWithChildren<TransactionsProps>) {
  const translate = useTranslate();
  const thisYear = useSelector(actor, ({ context }) => context.thisYear);
  const years = useSelector(actor, ({ context }) => context.years ?? []);
  const year = useSelector(actor, ({ context }) => context.query.year);
  const { recent, older } = yearTabs(years, thisYear);
  const isOlder = isOlderYear(year, thisYear);
  const tabs = [
    ...recent.map((recentYear) => ({ value: String(recentYear), label: String(recentYear) })),
    ...(older.length > 0 || isOlder ? [{ value: OLDER, label: translate('transactions.older') }] : []),
  ];
  const value = isOlder ? OLDER : String(year);
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
