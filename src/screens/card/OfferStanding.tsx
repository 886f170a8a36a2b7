import type { ReactNode } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { useSay } from '../say.ts';

/** Whether something is offered is being read. */
export const OfferReading = () => (
  <Skeleton label={useSay()('card.loading')}>
    <Bone className="h-20 w-full" />
  </Skeleton>
);

interface Props {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Whether something is offered could not be read. */
export const OfferUnknown = ({ children, onRetry }: Props) => (
  <Failure retryLabel={useSay()('action.retry')} onRetry={onRetry}>
    {children}
  </Failure>
);
