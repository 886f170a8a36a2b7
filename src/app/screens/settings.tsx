import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { changePassword } from '../../../machines/change-password/change-password.ts';
import { limits } from '../../../machines/limits/limits.ts';
import { ChangePasswordTile } from '../../screens/change-password/ChangePasswordTile.tsx';
import { ContactDetailsTile } from '../../screens/contact-details/ContactDetailsTile.tsx';
import { LimitsView } from '../../screens/limits/LimitsView.tsx';
import { NotificationPreferencesView } from '../../screens/notification-preferences/NotificationPreferencesView.tsx';
import { AccountDetailsView } from '../../screens/settings/AccountDetailsView.tsx';
import { UserView } from '../../screens/settings/UserView.tsx';
import { defineScreen, defineStaticScreen } from '../define-screen.ts';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import { usePortal } from '../portal-context.ts';

const User = ({ actor }: { readonly actor: ActorRefFrom<typeof changePassword> }) => (
  <UserView
    contactDetails={<ContactDetailsTile />}
    changePassword={<ChangePasswordTile actor={actor} />}
    languageSwitch={<LanguageSwitch />}
  />
);

export const userScreen = defineScreen(
  changePassword,
  ({ ports, notifySession }) => ({ ports, onEvent: notifySession }),
  User,
);

/** The machine belongs to the access gate: it saves choices also after the user leaves the page. */
function Notifications() {
  const gate = useSelector(usePortal(), ({ context }) => context.gate) ?? undefined;
  const actor = useSelector(gate, (snapshot) => snapshot?.context.notifications);
  return actor && <NotificationPreferencesView actor={actor} />;
}

export const notificationsScreen = defineStaticScreen(Notifications);

export const limitsScreen = defineScreen(
  limits,
  ({ ports, granted }) => ({ ports, accountId: granted().account.id }),
  LimitsView,
);

export const accountDetailsScreen = defineStaticScreen(AccountDetailsView);
