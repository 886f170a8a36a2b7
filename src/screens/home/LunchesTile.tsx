import { useSelector } from '@xstate/react';
import { Utensils } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Parts } from '../../../machines/home/home.ts';
import { reachOf } from '../../../machines/home/lunches.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { Money } from '../../ui/Money.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';

/** How many lunches are left on the card; nothing until both the balance and some lunch are known. */
export function LunchesTile({ balance, latestTransactions }: Pick<Parts, 'balance' | 'latestTransactions'>) {
  const say = useTranslate();
  const amount = useSelector(balance, ({ context }) => context.amount);
  const transactions = useSelector(latestTransactions, ({ context }) => context.transactions);
  const reach = amount === null ? null : reachOf(amount, transactions);
  if (reach === null) return null;
  return (
    <Tile heading={say('home.lunches.title')}>
      <div className="mt-3 flex animate-appear items-center gap-3.5">
        <IconTile icon={Utensils} />
        <div>
          <p className="font-semibold text-number tracking-tight">
            <FormattedMessage id="home.lunches.count" values={{ count: reach.lunches }} />
          </p>
          <p className="text-small text-muted">
            <FormattedMessage id="home.lunches.price" values={{ amount: <Money amount={reach.price} whole /> }} />
          </p>
        </div>
      </div>
    </Tile>
  );
}
