import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../../machines/message.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
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
  const hasYears = useSelector(actor, ({ value }) => value.years === 'loaded');
  const years = useSelector(actor, ({ context }) => context.years);
  const content = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
      {isExporting && (
        <Suspense fallback={null}>
          <ExportStatus actor={exportActor} />
        </Suspense>
      )}
      <LostRows list={years} id="lost.years" />
      <OlderYears actor={actor} />
      <YearContent actor={actor} />
    </div>
  );
  return (
    <>
      <StatementHeader actor={actor} />
      {hasYears ? (
        <YearTabs actor={actor}>{content}</YearTabs>
      ) : (
        <div className="grid gap-4 tablet:gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
            <Heading />
            <YearsPlaceholder actor={actor} />
          </div>
          {content}
        </div>
      )}
    </>
  );
}

export function Heading() {
  return <PageHeading title={useTranslate()('transactions.title')} />;
}

/** Shown instead of the tabs while the years are loading or could not be loaded. */
function YearsPlaceholder({ actor }: TransactionsProps) {
  const translate = useTranslate();
  const failure = useSelector(actor, ({ context }) => context.failures.years);
  const isFailed = useSelector(actor, ({ value }) => value.years === 'loadFailed');
  if (!isFailed) {
    return (
      <Skeleton label={translate('transactions.yearsLoading')}>
        <SkeletonBlock className="h-12 w-52" />
      </Skeleton>
    );
  }
  return (
    <section aria-label={translate('transactions.years')}>
      <LoadError onRetry={() => actor.send({ type: 'years.retry' })}>
        <FormattedMessage id="transactions.yearsFailed" />{' '}
        {failure && <MessageText message={failureMessage(failure)} />}
      </LoadError>
    </section>
  );
}
