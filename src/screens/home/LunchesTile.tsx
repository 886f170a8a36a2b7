import { useSelector } from '@xstate/react';
import { Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasUnknown } from '../../../machines/charged-amount.ts';
import type { HomeParts } from '../../../machines/home/home.ts';
import { lunchesLeft } from '../../../machines/home/lunches.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';

type Props = Pick<HomeParts, 'balance' | 'latestTransactions'>;

/** How many lunches the balance pays for; renders nothing if the balance or the transactions cannot be read. */
export function LunchesTile(parts: Props) {
  const translate = useTranslate();
  const hasBalance = useSelector(parts.balance, ({ value }) => value !== 'loadFailed');
  const hasTransactions = useSelector(parts.latestTransactions, ({ value }) => value !== 'loadFailed');
  if (!(hasBalance && hasTransactions)) return null;
  return (
    <Tile heading={translate('home.lunches.title')}>
      <Lunches {...parts} />
    </Tile>
  );
}

function Lunches({ balance, latestTransactions }: Props) {
  const translate = useTranslate();
  const amount = useSelector(balance, ({ context }) => context.amount);
  const transactions = useSelector(latestTransactions, ({ context }) => context.transactions);
  const isLoading = useSelector(latestTransactions, ({ value }) => value === 'loading');
  if (amount === null || isLoading)
    return (
      <Skeleton label={translate('home.lunches.loading')}>
        <Line
          icon={<SkeletonBlock className="size-11" />}
          title={<SkeletonText className="w-44" />}
          text={<SkeletonText className="w-56" />}
        />
      </Skeleton>
    );
  const lunches = lunchesLeft(amount, transactions);
  if (lunches === null && hasUnknown(transactions))
    return (
      <Line icon={<IconTile icon={Utensils} />} title={<FormattedMessage id="home.lunches.unclear" />} text={null} />
    );
  if (lunches === null)
    return (
      <Line
        icon={<IconTile icon={Utensils} />}
        title={<FormattedMessage id="home.lunches.none" />}
        text={<FormattedMessage id="home.lunches.why" />}
      />
    );
  return (
    <Line
      icon={<IconTile icon={Utensils} />}
      title={<FormattedMessage id="home.lunches.count" values={{ count: lunches.count }} />}
      text={<FormattedMessage id="home.lunches.price" values={{ amount: <Money amount={lunches.price} /> }} />}
    />
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const Line = ({ icon, title, text }: LineProps) => (
  <div className="mt-3 flex animate-appear items-center gap-3.5">
    {icon}
    <div className="min-w-0">
      <p className="font-semibold text-number tracking-tight">{title}</p>
      <p className="text-small text-muted">{text}</p>
    </div>
  </div>
);
