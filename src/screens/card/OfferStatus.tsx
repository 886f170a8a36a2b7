import type { ReactNode } from 'react';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { LoadError } from '../LoadError.tsx';
import { useTranslate } from '../use-translate.ts';

/** Shown while it is loading whether an action is available. */
export const OfferLoading = () => (
  <Skeleton label={useTranslate()('card.loading')}>
    <SkeletonBlock className="h-20 w-full" />
  </Skeleton>
);

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Shown if loading whether an action is available has failed. */
export const OfferLoadError = ({ children, onRetry }: Props) => <LoadError onRetry={onRetry}>{children}</LoadError>;
