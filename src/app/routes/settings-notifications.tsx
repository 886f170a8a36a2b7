import { notificationPreferences } from '../../../machines/settings/notification-preferences.ts';
import { NotificationsView } from '../../screens/settings/NotificationsView.tsx';
import { screen } from '../screen.tsx';

export default screen(
  'settings-notifications',
  notificationPreferences,
  ({ ports }) => ({ ports }),
  NotificationsView,
  { spans: 'accounts' },
);
