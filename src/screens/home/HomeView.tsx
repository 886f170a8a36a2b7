import { useSelector } from '@xstate/react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { fullName, useAccount, useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import { ArticlesTile } from './ArticlesTile.tsx';
import { BalanceTile } from './BalanceTile.tsx';
import { BlockedPinBanner } from './BlockedPinBanner.tsx';
import { CalculatorTile } from './CalculatorTile.tsx';
import { ContactCheck } from './ContactCheck.tsx';
import type { HomeProps } from './home-props.ts';
import { LunchesTile } from './LunchesTile.tsx';
import { NotificationBanners } from './NotificationBanners.tsx';
import { TransactionsTile } from './TransactionsTile.tsx';
import { WalletTile } from './WalletTile.tsx';

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] tablet:gap-5';

/** The home page (§2 /home): banners, balance, next top-up, latest transactions and articles. */
export function HomeView({ actor }: HomeProps) {
  const translate = useTranslate();
  const parts = useSelector(actor, ({ context }) => context);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
      <PageHeading visuallyHidden title={translate('home.title')} />
      <BlockedPinBanner actor={parts.cardStatus} />
      <ContactCheck actor={parts.contactCheck} />
      <NotificationBanners actor={parts.notificationBanners} />
      <div className={COLUMNS}>
        <BalanceTile {...parts} />
        <CardPicture />
      </div>
      <div className={COLUMNS}>
        <TransactionsTile actor={parts.latestTransactions} />
        <div className="grid gap-4 tablet:gap-5">
          <LunchesTile {...parts} />
          <WalletTile actor={parts.cardStatus} />
          <CalculatorTile />
        </div>
      </div>
      <ArticlesTile actor={parts.articles} />
    </div>
  );
}

function CardPicture() {
  const translate = useTranslate();
  const lastFour = useAccount()?.card?.lastFourDigits ?? null;
  const label = lastFour === null ? translate('card.pictureBlank') : translate('card.picture', { lastFour });
  return (
    <div>
      <PlasticCard label={label} lastFour={lastFour} name={fullName(useCardholder())} />
    </div>
  );
}
