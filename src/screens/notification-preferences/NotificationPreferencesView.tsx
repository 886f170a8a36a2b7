import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { topicsFor } from '../../../machines/notification-preferences/flags.ts';
import { shownFlags } from '../../../machines/notification-preferences/notification-preferences.setup.ts';
import type { notificationPreferences } from '../../../machines/notification-preferences/notification-preferences.ts';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { LoadError } from '../LoadError.tsx';
import { MessageText } from '../MessageText.tsx';
import { useHasTopups } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import type { NotificationProps } from './notification-preferences-props.ts';
import { Switches } from './Switches.tsx';

type Snapshot = SnapshotFrom<typeof notificationPreferences>;

const stepOf = (snapshot: Snapshot) =>
  (['loading', 'loadFailed'] as const).find((state) => snapshot.matches(state)) ?? 'loaded';

/** The notifications that the user gets, by topic and channel (§2 /settings/notifications). */
export function NotificationPreferencesView({ actor }: NotificationProps) {
  const translate = useTranslate();
  const hasTopups = useHasTopups();
  const step = useSelector(actor, stepOf);
  const flags = useSelector(
    actor,
    ({ context }) => shownFlags(context),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  if (step === 'loaded' && flags) {
    return <Switches actor={actor} flags={flags} topics={topicsFor(hasTopups)} />;
  }
  return (
    <Tile heading={translate('notification-preferences.title')}>
      {step === 'loadFailed' ? <LoadFailed actor={actor} /> : <Loading />}
    </Tile>
  );
}

function LoadFailed({ actor }: NotificationProps) {
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <LoadError onRetry={() => actor.send({ type: 'preferences.retry' })}>
      {message && <MessageText message={message} />}
    </LoadError>
  );
}

function Loading() {
  const translate = useTranslate();
  return (
    <Skeleton label={translate('notification-preferences.loading')}>
      {['w-48', 'w-56', 'w-40', 'w-52'].map((width) => (
        <div key={width} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-3">
          <SkeletonBlock className={`h-5 ${width}`} />
          <SkeletonBlock className="h-11 w-72 max-w-full" />
        </div>
      ))}
    </Skeleton>
  );
}
