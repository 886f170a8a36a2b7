import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { useAccount, useCardholder } from '../holder.ts';
import { useSay } from '../say.ts';
import { BalanceTile } from './BalanceTile.tsx';
import type { HomeProps } from './home-props.ts';
import { NextTopupTile } from './NextTopupTile.tsx';
import { TransactionsTile } from './TransactionsTile.tsx';

/** The dashboard (§2 /home): what is left, what is coming and what happened last. */
export function HomeView({ actor }: HomeProps) {
  const say = useSay();
  return (
    <div className="grid gap-4 tablet:gap-5 desktop:grid-cols-[1.25fr_1fr]">
      <PageHeading quiet title={say('home.title')} />
      <BalanceTile actor={actor} />
      <CardPicture />
      <TransactionsTile actor={actor} />
      <NextTopupTile actor={actor} />
    </div>
  );
}

function CardPicture() {
  const say = useSay();
  const cardholder = useCardholder();
  const lastFour = useAccount()?.card?.lastFourDigits ?? null;
  const label = lastFour === null ? say('card.pictureBlank') : say('card.picture', { lastFour });
  return (
    <PlasticCard
      label={label}
      lastFour={lastFour}
      name={`${cardholder?.firstName ?? ''} ${cardholder?.lastName ?? ''}`}
    />
  );
}
