import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { latestTransactions } from '../../../machines/home/latest-transactions.ts';
import { latestPurchases } from '../../../machines/lost-card/latest-purchases.ts';
import { List } from '../../ui/List.tsx';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { TransactionRow, TransactionRowSkeleton } from '../TransactionRow.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof latestTransactions>;
}

/** The last purchases, so that the user sees whether someone else has made one of them. */
export function LatestPurchases({ actor }: Props) {
  const translate = useTranslate();
  const state = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  switch (state) {
    case 'loading':
      return (
        <Skeleton label={translate('home.transactions.loading')}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <List>
              {['w-28', 'w-36', 'w-24'].map((width) => (
                <TransactionRowSkeleton key={width} width={width} />
              ))}
            </List>
            <p className="text-small">
              <SkeletonText>
                <FormattedMessage id="lost-card.purchases.note" />
              </SkeletonText>
            </p>
            <p>
              <SkeletonText className="w-40" />
            </p>
          </div>
        </Skeleton>
      );
    case 'loadFailed':
      return <LoadError failure={failure} onRetry={() => actor.send({ type: 'transactions.retry' })} />;
    default:
      return <Purchases actor={actor} />;
  }
}

function Purchases({ actor }: Props) {
  const transactions = useSelector(actor, ({ context }) => context.transactions);
  const today = useSelector(actor, ({ context }) => context.today);
  const purchases = latestPurchases(transactions);
  return (
    <div className="grid animate-appear grid-cols-[minmax(0,1fr)] gap-2">
      {purchases.length > 0 ? (
        <>
          <List>
            {purchases.map((purchase) => (
              <TransactionRow key={purchase.id} transaction={purchase} today={today} />
            ))}
          </List>
          <p className="text-small text-muted">
            <FormattedMessage id="lost-card.purchases.note" />
          </p>
        </>
      ) : (
        <p className="mt-2">
          <FormattedMessage id="lost-card.purchases.none" />
        </p>
      )}
      <LostRows list={transactions} id="lost.transactions" />
      <p>
        <TextLink standalone to="/transactions">
          <FormattedMessage id="home.transactions.more" />
        </TextLink>
      </p>
    </div>
  );
}
