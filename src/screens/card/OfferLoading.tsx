import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';

/** Shown while it is loading whether an action is available. */
export const OfferLoading = () => (
  <Skeleton label={useTranslate()('card.loading')}>
    <SkeletonBlock className="h-20 w-full" />
  </Skeleton>
);
