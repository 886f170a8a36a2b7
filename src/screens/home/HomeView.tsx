import { PageHeading } from '../../ui/PageHeading.tsx';
import { PlasticCard } from '../../ui/PlasticCard.tsx';
import { fullName, useAccount, useCardholder } from '../holder.ts';
import { useSay } from '../say.ts';
import { BalanceTile } from './BalanceTile.tsx';
import type { HomeProps } from './home-props.ts';
import { TransactionsTile } from './TransactionsTile.tsx';

/** The dashboard (§2 /home): what is left, what is coming and what happened last. */
export function HomeView({ actor }: HomeProps) {
  const say = useSay();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] tablet:gap-5">
      <PageHeading quiet title={say('home.title')} />
      <BalanceTile actor={actor} />
      <CardPicture />
      <div className="tablet:col-span-2">
        <TransactionsTile actor={actor} />
      </div>
    </div>
  );
}

function CardPicture() {
  const say = useSay();
  const lastFour = useAccount()?.card?.lastFourDigits ?? null;
  const label = lastFour === null ? say('card.pictureBlank') : say('card.picture', { lastFour });
  return (
    <div>
      <PlasticCard label={label} lastFour={lastFour} name={fullName(useCardholder())} />
    </div>
  );
}
