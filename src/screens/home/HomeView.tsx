import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { HomeParts } from '../../../machines/home/home.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { fullName, useAccount, useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import { ArticlesTile } from './ArticlesTile.tsx';
import { BalanceTile } from './BalanceTile.tsx';
import { CalculatorTile } from './CalculatorTile.tsx';
import { CardWarnings, isCardBlocked } from './CardWarnings.tsx';
import { ContactCheck } from './ContactCheck.tsx';
import type { HomeProps, PartProps } from './home-props.ts';
import { LateBanners } from './LateBanners.tsx';
import { LunchesTile } from './LunchesTile.tsx';
import { NotificationBanners } from './NotificationBanners.tsx';
import { TransactionsTile } from './TransactionsTile.tsx';
import { WalletTile } from './WalletTile.tsx';

const COLUMN = 'grid grid-cols-[minmax(0,1fr)] content-start gap-4 tablet:gap-5';
/** One column on a phone: the balance and the transactions are above the picture of the card. */
const COLUMNS = `${COLUMN} tablet:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]`;

/** The home page (§2 /home): banners, balance, next top-up, latest transactions and articles. */
export function HomeView({ actor }: HomeProps) {
  const translate = useTranslate();
  const parts = useSelector(actor, ({ context }) => context);
  const isOpening = useSelector(actor, ({ value }) => value === 'opening');
  return (
    <>
      <PageHeading visuallyHidden title={translate('home.title')} />
      <ContactCheck actor={parts.contactCheck} />
      {isOpening ? <Spinner label={translate('loading.page')} /> : <Tiles home={actor} {...parts} />}
    </>
  );
}

/** What is read late does not move what is already shown: it has its place, or comes after it. */
function Tiles({ home, ...parts }: HomeParts & { readonly home: HomeProps['actor'] }) {
  const opensWithoutBanners = useSelector(home, (snapshot) => snapshot.matches('openWithoutBanners'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
      {opensWithoutBanners ? (
        <LateBanners home={home} actor={parts.notificationBanners} />
      ) : (
        <NotificationBanners actor={parts.notificationBanners} />
      )}
      <div className={COLUMNS}>
        <div className={COLUMN}>
          <BalanceTile {...parts} />
          <TransactionsTile actor={parts.latestTransactions} />
        </div>
        <div className={COLUMN}>
          <CardPicture actor={parts.cardStatus} />
          <LunchesTile {...parts} />
          <CalculatorTile />
          <WalletTile actor={parts.cardStatus} />
        </div>
      </div>
      <ArticlesTile actor={parts.articles} />
    </div>
  );
}

/** The picture of the card, which leads to its page; warnings about the card and its PIN are on top of it. */
function CardPicture({ actor }: PartProps<'cardStatus'>) {
  const translate = useTranslate();
  const lastFour = useAccount()?.card?.lastFourDigits ?? null;
  const isBlocked = useSelector(actor, isCardBlocked);
  const label = lastFour === null ? translate('card.pictureBlank') : translate('card.picture', { lastFour });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start *:col-start-1 *:row-start-1">
      <Link to="/card" className={`block rounded-card ${isBlocked ? 'opacity-60 grayscale' : ''}`}>
        <PlasticCard label={label} lastFour={lastFour} name={fullName(useCardholder())} />
      </Link>
      <CardWarnings actor={actor} />
    </div>
  );
}
