import { useSelector } from '@xstate/react';
import { visit } from '../../../machines/access-gate/presence.ts';
import { notificationPreferences } from '../../../machines/notification-preferences/notification-preferences.ts';
import { NotificationsView } from '../../screens/notification-preferences/NotificationPreferencesView.tsx';
import { openGate, useGate } from '../gate.ts';
import { screen } from '../screen.tsx';

/** The gate owns the machine: what was chosen is saved to the end, whatever page is open by then. */
function Notifications() {
  const actor = useSelector(useGate() ?? undefined, (snapshot) => snapshot?.context.notifications);
  return actor && <NotificationsView actor={actor} />;
}

export default screen(
  'settings-notifications',
  visit,
  ({ portal }) => {
    const { tell } = openGate(portal);
    return {
      enter: () => tell({ type: 'notifications.entered', logic: notificationPreferences }),
      leave: () => tell({ type: 'notifications.left' }),
    };
  },
  Notifications,
  { spans: 'accounts' },
);
