import { useSelector } from '@xstate/react';
import { RetryAlert } from '../RetryAlert.tsx';
import { CardWarning } from './CardWarning.tsx';
import type { PartProps } from './home-props.ts';

/** Warns about a blocked PIN (§2, §4) and links to the page that unblocks it. */
export function BlockedPinBanner({ actor }: PartProps<'cardStatus'>) {
  const isBlocked = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pin: 'blocked' } }));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { pin: 'loadFailed' } }));
  const failure = useSelector(actor, ({ context }) => context.failures.pin);
  if (hasFailed)
    return <RetryAlert title="home.pin.failed" failure={failure} onRetry={() => actor.send({ type: 'pin.retry' })} />;
  if (!isBlocked) return null;
  return <CardWarning tone="danger" title="home.pin.blocked" text="home.pin.why" />;
}
