import type { ActorRefFrom } from 'xstate';
import type { Flags, Topic } from '../../../machines/notification-preferences/flags.ts';
import type { notificationPreferences } from '../../../machines/notification-preferences/notification-preferences.ts';

export interface NotificationProps {
  readonly actor: ActorRefFrom<typeof notificationPreferences>;
}

export interface SwitchesProps extends NotificationProps {
  readonly flags: Flags;
  /** The topics to show, in order. */
  readonly topics: readonly Topic[];
}
