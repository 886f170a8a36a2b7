import type { ReactNode } from 'react';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';

/** Whether something is offered is being read. */
export const OfferReading = () => (
  <Skeleton label={useTranslate()('card.loading')}>
    <SkeletonBlock className="h-20 w-full" />
  </Skeleton>
);

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Whether something is offered could not be read. */
export const OfferUnknown = ({ children, onRetry }: Props) => (
  <LoadError retryLabel={useTranslate()('action.retry')} onRetry={onRetry}>
    {children}
  </LoadError>
);
