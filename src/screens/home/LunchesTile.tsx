import { useSelector } from '@xstate/react';
import { Utensils } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { HomeParts } from '../../../machines/home/home.ts';
import { lunchesLeft } from '../../../machines/home/lunches.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { Money } from '../../ui/Money.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';

/** How many lunches the balance pays for; renders nothing until the balance and at least one purchase are loaded. */
export function LunchesTile({ balance, latestTransactions }: Pick<HomeParts, 'balance' | 'latestTransactions'>) {
  const translate = useTranslate();
  const amount = useSelector(balance, ({ context }) => context.amount);
  const transactions = useSelector(latestTransactions, ({ context }) => context.transactions);
  const lunches = amount === null ? null : lunchesLeft(amount, transactions);
  if (lunches === null) return null;
  return (
    <Tile heading={translate('home.lunches.title')}>
      <div className="mt-3 flex animate-appear items-center gap-3.5">
        <IconTile icon={Utensils} />
        <div>
          <p className="font-semibold text-number tracking-tight">
            <FormattedMessage id="home.lunches.count" values={{ count: lunches.count }} />
          </p>
          <p className="text-small text-muted">
            <FormattedMessage id="home.lunches.price" values={{ amount: <Money amount={lunches.price} whole /> }} />
          </p>
        </div>
      </div>
    </Tile>
  );
}
