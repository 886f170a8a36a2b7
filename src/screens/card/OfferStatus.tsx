import type { ReactNode } from 'react';
import { LoadError } from '../LoadError.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';

/** Whether something is offered is being read. */
export const OfferLoading = () => (
  <Skeleton label={useTranslate()('card.loading')}>
    <SkeletonBlock className="h-20 w-full" />
  </Skeleton>
);

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Whether something is offered could not be read. */
export const OfferLoadError = ({ children, onRetry }: Props) => (
  <LoadError onRetry={onRetry}>
    {children}
  </LoadError>
);
