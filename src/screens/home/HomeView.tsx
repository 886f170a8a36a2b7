import { useSelector } from '@xstate/react';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { fullName, useAccount, useCardholder } from '../holder.ts';
import { useTranslate } from '../use-translate.ts';
import { ArticlesTile } from './ArticlesTile.tsx';
import { BalanceTile } from './BalanceTile.tsx';
import { CalculatorTile } from './CalculatorTile.tsx';
import { ContactNotice } from './ContactNotice.tsx';
import type { HomeProps } from './home-props.ts';
import { LunchesTile } from './LunchesTile.tsx';
import { Notices } from './Notices.tsx';
import { PinNotice } from './PinNotice.tsx';
import { TransactionsTile } from './TransactionsTile.tsx';
import { WalletTile } from './WalletTile.tsx';

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] tablet:gap-5';

/** The dashboard (§2 /home): what to know, what is left, what is coming, what happened last and what to read. */
export function HomeView({ actor }: HomeProps) {
  const say = useTranslate();
  const parts = useSelector(actor, ({ context }) => context);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-5">
      <PageHeading quiet title={say('home.title')} />
      <PinNotice actor={parts.cardStanding} />
      <ContactNotice actor={parts.contactCheck} />
      <Notices actor={parts.notices} />
      <div className={COLUMNS}>
        <BalanceTile {...parts} />
        <CardPicture />
      </div>
      <div className={COLUMNS}>
        <TransactionsTile actor={parts.latestTransactions} />
        <div className="grid gap-4 tablet:gap-5">
          <LunchesTile {...parts} />
          <WalletTile actor={parts.cardStanding} />
          <CalculatorTile />
        </div>
      </div>
      <ArticlesTile actor={parts.articles} />
    </div>
  );
}

function CardPicture() {
  const say = useTranslate();
  const lastFour = useAccount()?.card?.lastFourDigits ?? null;
  const label = lastFour === null ? say('card.pictureBlank') : say('card.picture', { lastFour });
  return (
    <div>
      <PlasticCard label={label} lastFour={lastFour} name={fullName(useCardholder())} />
    </div>
  );
}
