import { useSelector } from '@xstate/react';
import { Activity, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { failureMessage } from '../../../machines/message.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { MessageText } from '../MessageText.tsx';
import { NoCard } from '../NoCard.tsx';
import { useAccount } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import { CardActions } from './CardActions.tsx';
import { CardFace } from './CardFace.tsx';
import { CardSignatureDialog } from './CardSignatureDialog.tsx';
import type { CardParts, CardProps } from './card-props.ts';
import { CardOffers, SensitiveInfoPanel } from './lazy-parts.ts';
import { PinNotice } from './PinNotice.tsx';

/** The current card (§2 /card): its status, and everything that the user can do with it. */
export function CardView({ actor, lostCardPhone }: CardProps) {
  const translate = useTranslate();
  const account = useAccount();
  return (
    <div className="grid gap-4 tablet:gap-5">
      <PageHeading title={translate('card.title')}>
        {account && (
          <FormattedMessage
            id="card.account"
            values={{ account: String(account.id), employer: account.topupLevel.branchName }}
          />
        )}
      </PageHeading>
      <Content actor={actor} lostCardPhone={lostCardPhone} />
    </div>
  );
}

function Content({ actor, lostCardPhone }: CardProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { pinUnblock } = useSelector(actor, ({ children }) => children);
  const isOpening = useSelector(pinUnblock, (snapshot) => snapshot?.matches({ loading: 'opening' }) ?? false);
  switch (value) {
    case 'loadFailed':
      return (
        <LoadError onRetry={() => actor.send({ type: 'card.retry' })}>
          {failure && <MessageText message={failureMessage(failure)} />}
        </LoadError>
      );
    case 'noCard':
      return <NoCard />;
    default:
      return (
        <>
          {(value === 'loading' || isOpening) && <CardSkeleton />}
          {/* Rendered while the page waits, so that it can be shown at once. */}
          <Activity mode={isOpening ? 'hidden' : 'visible'}>
            <LoadedCard actor={actor} lostCardPhone={lostCardPhone} />
          </Activity>
        </>
      );
  }
}

function LoadedCard({ actor, lostCardPhone }: CardProps) {
  const { sensitiveInfo, pinUnblock, temporaryBlock } = useSelector(actor, ({ children }) => children);
  const card = useSelector(actor, ({ context }) => context.card);
  const cards = useSelector(actor, ({ context }) => context.cards);
  const isLate = useSelector(pinUnblock, (snapshot) => snapshot?.context.isLate);
  if (!card || !sensitiveInfo || !pinUnblock || !temporaryBlock) return null;
  const parts: CardParts = {
    actor,
    sensitiveInfo,
    pin: pinUnblock,
    block: temporaryBlock,
    lastFour: card.lastFourDigits,
    lostCardPhone,
  };
  const pinNotice = <PinNotice {...parts} />;
  return (
    <div className="grid animate-appear grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-5 desktop:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className="grid gap-4">
        <CardFace {...parts} />
        <LostRows list={cards} id="lost.cards" />
      </div>
      <div className="grid gap-5">
        {!isLate && pinNotice}
        <CardActions {...parts} />
        {isLate && pinNotice}
        <Suspense fallback={null}>
          <SensitiveInfoPanel {...parts} />
        </Suspense>
        <Suspense fallback={<OffersSkeleton />}>
          <CardOffers {...parts} />
        </Suspense>
      </div>
      <CardSignatureDialog {...parts} />
    </div>
  );
}

function CardSkeleton() {
  const translate = useTranslate();
  return (
    <Skeleton label={translate('card.loading')}>
      <div className="grid gap-4 tablet:gap-5 desktop:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <SkeletonBlock className="mx-auto aspect-card w-full max-w-60 tablet:max-w-96" />
        <div className="grid content-start gap-4 tablet:gap-5">
          <SkeletonBlock className="h-28 w-full tablet:h-36" />
          <SkeletonBlock className="h-60 w-full" />
        </div>
      </div>
    </Skeleton>
  );
}

const OffersSkeleton = () => {
  const translate = useTranslate();
  return (
    <Skeleton label={translate('card.loading')}>
      <SkeletonBlock className="h-60 w-full" />
    </Skeleton>
  );
};
