import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { LostRows } from '../LostRows.tsx';
import { ExportStatus } from './lazy-parts.ts';
import { OlderYears } from './OlderYears.tsx';
import { StatementHeader } from './StatementHeader.tsx';
import type { TransactionsProps } from './transactions-props.ts';
import { YearContent } from './YearContent.tsx';
import { YearTabs } from './YearTabs.tsx';

/** All transactions (§2 /transactions), a year at a time. */
export function TransactionsView({ actor }: TransactionsProps) {
  const exportActor = useSelector(actor, ({ context }) => context.export);
  const isExporting = useSelector(exportActor, (snapshot) => !snapshot.matches('idle'));
  const years = useSelector(actor, ({ context }) => context.years);
  return (
    <>
      <StatementHeader actor={actor} />
      <YearTabs actor={actor}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:gap-5">
          {isExporting && (
            <Suspense fallback={null}>
              <ExportStatus actor={exportActor} />
            </Suspense>
          )}
          <LostRows list={years} id="lost.years" />
          <OlderYears actor={actor} />
          <YearContent actor={actor} />
        </div>
      </YearTabs>
    </>
  );
}
