import { useSelector } from '@xstate/react';
import { UtensilsCrossed } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { TransactionRow, TransactionRowSkeleton } from '../TransactionRow.tsx';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'latestTransactions'>;

/** The latest transactions, with a link to all transactions. */
export function TransactionsTile({ actor }: Props) {
  const translate = useTranslate();
  return (
    <Tile heading={translate('home.transactions.title')}>
      <LatestTransactions actor={actor} />
    </Tile>
  );
}

function LatestTransactions({ actor }: Props) {
  const translate = useTranslate();
  const transactions = useSelector(actor, ({ context }) => context.transactions);
  const today = useSelector(actor, ({ context }) => context.today);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'loaded':
      return (
        <div className="mt-1 animate-appear">
          <List>
            {transactions.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} today={today} />
            ))}
          </List>
          <LostRows list={transactions} id="lost.transactions" />
          <More />
        </div>
      );
    case 'empty':
      return (
        // As high as the skeleton, so that what is below does not move.
        <div className="grid min-h-90 content-center">
          <EmptyState icon={UtensilsCrossed} title={<FormattedMessage id="home.transactions.none" />}>
            <FormattedMessage id="home.transactions.why" />
          </EmptyState>
        </div>
      );
    case 'loadFailed':
      return <LoadError failure={failure} onRetry={() => actor.send({ type: 'transactions.retry' })} />;
    case 'loading':
      return (
        <Skeleton label={translate('home.transactions.loading')}>
          <div className="mt-1">
            <List>
              {['w-28', 'w-36', 'w-24', 'w-32', 'w-30'].map((width) => (
                <TransactionRowSkeleton key={width} width={width} />
              ))}
            </List>
            <p className="mt-2">
              <SkeletonText className="w-40" />
            </p>
          </div>
        </Skeleton>
      );
  }
}

const More = () => (
  <p className="mt-2">
    <TextLink standalone to="/transactions">
      <FormattedMessage id="home.transactions.more" />
    </TextLink>
  </p>
);
