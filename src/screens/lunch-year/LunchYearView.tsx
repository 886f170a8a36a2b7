import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { AccountName } from '../AccountName.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { NoPurchases } from '../NoPurchases.tsx';
import { useTranslate } from '../use-translate.ts';
import type { LunchYearProps } from './lunch-year-props.ts';
import { SavePicture } from './SavePicture.tsx';
import { YearFacts } from './YearFacts.tsx';

/** What the lunches of a year were, and a picture of it (decision 67). */
export function LunchYearView({ actor }: LunchYearProps) {
  const translate = useTranslate();
  const year = useSelector(actor, ({ context }) => context.year);
  const transactions = useSelector(actor, ({ context }) => context.transactions);
  const isRead = useSelector(actor, (snapshot) => !snapshot.matches('loading'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:gap-5">
      <PageHeading title={translate('lunch-year.title', { year: String(year) })}>
        <FormattedMessage id="lunch-year.lead" />
      </PageHeading>
      <AccountName />
      <Content actor={actor} />
      <LostRows list={transactions} id="lost.yearTransactions" />
      {isRead && (
        <p>
          <TextLink standalone to={`/transactions?year=${year}`}>
            <FormattedMessage id="lunch-year.transactions" values={{ year: String(year) }} />
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Content({ actor }: LunchYearProps) {
  const translate = useTranslate();
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'shown'));
  const { failure, year, transactions } = useSelector(actor, ({ context }) => context);
  switch (state) {
    case 'loading':
      return (
        <Skeleton label={translate('lunch-year.loading')}>
          <SkeletonBlock className="h-72 w-full" />
        </Skeleton>
      );
    case 'loadFailed':
      return (
        <Surface>
          <LoadError failure={failure} onRetry={() => actor.send({ type: 'lunchYear.retry' })} />
        </Surface>
      );
    case 'empty':
      return <NoPurchases year={year} transactions={transactions} />;
    default:
      return (
        <div className="grid animate-appear grid-cols-[minmax(0,1fr)] items-start gap-4 desktop:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] desktop:gap-5">
          <YearFacts actor={actor} />
          <SavePicture actor={actor} />
        </div>
      );
  }
}
