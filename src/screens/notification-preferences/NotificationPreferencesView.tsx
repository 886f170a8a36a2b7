import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { TOPICS } from '../../../contract/preferences.ts';
import { shownFlags } from '../../../machines/notification-preferences/notification-preferences.setup.ts';
import type { notificationPreferences } from '../../../machines/notification-preferences/notification-preferences.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useHasTopups } from '../holder.ts';
import { MessageText } from '../MessageText.tsx';
import { useTranslate } from '../use-translate.ts';
import type { NotificationProps } from './notification-preferences-props.ts';
import { Switches } from './Switches.tsx';

type Snapshot = SnapshotFrom<typeof notificationPreferences>;

const stepOf = (snapshot: Snapshot) =>
  (['reading', 'unavailable'] as const).find((state) => snapshot.matches(state)) ?? 'known';

/** What the cardholder is told of, and how (§2 /settings/notifications). */
export function NotificationsView({ actor }: NotificationProps) {
  const say = useTranslate();
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
  const say = useTranslate();
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <LoadError retryLabel={say('action.retry')} onRetry={() => actor.send({ type: 'preferences.retry' })}>
      {message && <MessageText message={message} />}
    </LoadError>
  );
}

function Reading() {
  const say = useTranslate();
  return (
    <Skeleton label={say('notifications.loading')}>
      {['w-48', 'w-56', 'w-40', 'w-52'].map((width) => (
        <div key={width} className="mt-6 grid gap-3">
          <SkeletonBlock className={`h-5 ${width}`} />
          <SkeletonBlock className="h-11 w-72 max-w-full" />
        </div>
      ))}
    </Skeleton>
  );
}
