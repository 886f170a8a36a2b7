import { useSelector } from '@xstate/react';
import { ClassicReplacement } from './ClassicReplacement.tsx';
import { DigitalReplacement } from './DigitalReplacement.tsx';
import { LoadFailed } from './ReplacementErrors.tsx';
import { Loading } from './ReplacementPage.tsx';
import type { ReplacementCardProps } from './replacement-card-props.ts';

/** Replaces a card with a digital one at once or with a physical one by post (§2 /replacement-card). */
export function ReplacementCardView({ actor }: ReplacementCardProps) {
  const { digitalReplacement, classicReplacement } = useSelector(actor, ({ children }) => children);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('loadFailed'));
  const message = useSelector(actor, ({ context }) => context.message);
  if (digitalReplacement) return <DigitalReplacement actor={digitalReplacement} />;
  if (classicReplacement) return <ClassicReplacement actor={classicReplacement} />;
  if (hasFailed) return <LoadFailed message={message} onRetry={() => actor.send({ type: 'load.retry' })} />;
  return <Loading />;
}
