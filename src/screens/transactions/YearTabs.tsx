import { useSelector } from '@xstate/react';
import type { PropsWithChildren } from 'react';
import { isOlderYear, yearTabs } from '../../../machines/transactions/years.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { TabList, TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { AccountName } from '../AccountName.tsx';
import { useTranslate } from '../use-translate.ts';
import type { TransactionsProps } from './transactions-props.ts';
import { YearsPlaceholder } from './YearsPlaceholder.tsx';

const OLDER = 'older';

/**
 * The heading and the tabs of the years, above the content of the chosen year. The elements stay the same when the years
 * arrive, so that a user who types in the search keeps the focus.
 */
export function YearTabs({ actor, children }: PropsWithChildren<TransactionsProps>) {
  const translate = useTranslate();
  const hasYears = useSelector(actor, ({ value }) => value.years === 'loaded');
  const thisYear = useSelector(actor, ({ context }) => context.thisYear);
  const year = useSelector(actor, ({ context }) => context.query.year);
  const value = isOlderYear(year, thisYear) ? OLDER : String(year);
  return (
    <Tabs
      value={value}
      onChange={(tab) =>
        actor.send(tab === OLDER ? { type: 'older.open' } : { type: 'year.choose', year: Number(tab) })
      }
    >
      <div className="grid gap-3 tablet:gap-5">
        <div className="flex flex-col items-start tablet:flex-row tablet:flex-wrap tablet:items-center tablet:justify-between print:hidden">
          {/* The bottom bar of a phone has the name of the page. */}
          <div className="max-tablet:sr-only">
            <PageHeading title={translate('transactions.title')} />
          </div>
          <AccountName />
          {hasYears ? <YearTabList actor={actor} /> : <YearsPlaceholder actor={actor} />}
        </div>
        <TabPanel value={value} hasTabs={hasYears}>
          {children}
        </TabPanel>
      </div>
    </Tabs>
  );
}

/** A tab for each of the two latest years and one for older years (decision 19). */
function YearTabList({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const thisYear = useSelector(actor, ({ context }) => context.thisYear);
  const years = useSelector(actor, ({ context }) => context.years ?? []);
  const isOlder = useSelector(actor, ({ context }) => isOlderYear(context.query.year, context.thisYear));
  const { recent, older } = yearTabs(years, thisYear);
  const tabs = [
    ...recent.map((recentYear) => ({ value: String(recentYear), label: String(recentYear) })),
    ...(older.length > 0 || isOlder ? [{ value: OLDER, label: translate('transactions.older') }] : []),
  ];
  return <TabList label={translate('transactions.years')} tabs={tabs} />;
}
