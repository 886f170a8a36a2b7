import { useSelector } from '@xstate/react';
import { Activity } from 'react';
import { Link } from 'react-router-dom';
import { isCardBlocked } from '../../../machines/home/card-status.ts';
import type { HomeParts } from '../../../machines/home/home.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { fullName, useAccount, useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import { ArticlesTile } from './ArticlesTile.tsx';
import { BalanceTile } from './BalanceTile.tsx';
import { CardWarnings } from './CardWarnings.tsx';
import { ContactCheck } from './ContactCheck.tsx';
import type { HomeProps, PartProps } from './home-props.ts';
import { NotificationBanners } from './NotificationBanners.tsx';
import { QuickActions } from './QuickActions.tsx';
import { ToolsTile } from './ToolsTile.tsx';
import { TransactionsTile } from './TransactionsTile.tsx';

const COLUMN = 'grid grid-cols-[minmax(0,1fr)] content-start gap-3 tablet:gap-5';
const COLUMNS = `${COLUMN} tablet:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]`;

/** The home page (§2 /home): warnings, balance, next top-up, quick actions, latest transactions, notices and articles. */
export function HomeView({ actor }: HomeProps) {
  const translate = useTranslate();
  const parts = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => value);
  return (
    <>
      <PageHeading visuallyHidden title={translate('home.title')} />
      <ContactCheck actor={parts.contactCheck} />
      {state !== 'openBeforeCard' && <CardWarnings actor={parts.cardStatus} />}
      {state === 'opening' && <Spinner label={translate('loading.page')} />}
      {/* Rendered while the page waits, so that it can be shown at once (docs/speed.md). */}
      <Activity mode={state === 'opening' ? 'hidden' : 'visible'}>
        <Tiles isLate={state === 'openBeforeCard'} {...parts} />
      </Activity>
    </>
  );
}

interface TilesProps extends HomeParts {
  /** Warnings about the card came, or may come, after the page had opened. */
  readonly isLate: boolean;
}

/**
 * What is read late does not move what is already shown: it has its place, or comes after it. The quick actions say at once
 * that the card or the PIN is blocked.
 */
const Tiles = ({ isLate, ...parts }: TilesProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:gap-5">
    <div className={COLUMNS}>
      <div className={COLUMN}>
        <BalanceTile {...parts} />
        <QuickActions actor={parts.cardStatus} />
        <TransactionsTile actor={parts.latestTransactions} />
        <NotificationBanners actor={parts.notificationBanners} />
      </div>
      <div className={COLUMN}>
        <CardPicture actor={parts.cardStatus} />
        <ToolsTile {...parts} />
      </div>
    </div>
    {isLate && <CardWarnings actor={parts.cardStatus} />}
    <ArticlesTile actor={parts.articles} />
  </div>
);

/** The picture of the card, which leads to its page. A phone has no room for it. */
function CardPicture({ actor }: PartProps<'cardStatus'>) {
  const translate = useTranslate();
  const lastFour = useAccount()?.card?.lastFourDigits ?? null;
  const isBlocked = useSelector(actor, isCardBlocked);
  const label = lastFour === null ? translate('card.pictureBlank') : translate('card.picture', { lastFour });
  return (
    <Link to="/card" className={`hidden rounded-card tablet:block ${isBlocked ? 'opacity-60 grayscale' : ''}`}>
      <PlasticCard label={label} lastFour={lastFour} name={fullName(useCardholder())} />
    </Link>
  );
}
