import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { TOPICS } from '../../../contract/preferences.ts';
import { shownFlags } from '../../../machines/settings/notification-preferences.setup.ts';
import type { notificationPreferences } from '../../../machines/settings/notification-preferences.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useHasTopups } from '../holder.ts';
import { Said } from '../Said.tsx';
import { useSay } from '../say.ts';
import type { NotificationProps } from './notification-props.ts';
import { Switches } from './Switches.tsx';

type Snapshot = SnapshotFrom<typeof notificationPreferences>;

const stepOf = (snapshot: Snapshot) =>
  (['reading', 'unavailable'] as const).find((state) => snapshot.matches(state)) ?? 'known';

/** What the cardholder is told of, and how (§2 /settings/notifications). */
export function NotificationsView({ actor }: NotificationProps) {
  const say = useSay();
  const hasTopups = useHasTopups();
  const step = useSelector(actor, stepOf);
  const flags = useSelector(
    actor,
    ({ context }) => shownFlags(context),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  if (step === 'known' && flags) {
    // Without a calendar there is nothing to be reminded of (§6).
    const topics = TOPICS.filter((topic) => hasTopups || topic !== 'topUpReminder');
    return <Switches actor={actor} flags={flags} topics={topics} />;
  }
  return (
    <Tile heading={say('notifications.title')}>
      {step === 'unavailable' ? <Unavailable actor={actor} /> : <Reading />}
    </Tile>
  );
}

function Unavailable({ actor }: NotificationProps) {
  const say = useSay();
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <Failure retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'preferences.retry' })}>
      {message && <Said message={message} />}
    </Failure>
  );
}

function Reading() {
  const say = useSay();
  return (
    <Skeleton label={say('notifications.loading')}>
      {['w-48', 'w-56', 'w-40', 'w-52'].map((width) => (
        <div key={width} className="mt-6 grid gap-3">
          <Bone className={`h-5 ${width}`} />
          <Bone className="h-11 w-72 max-w-full" />
        </div>
      ))}
    </Skeleton>
  );
}
