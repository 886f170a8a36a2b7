import type { ActorRefFrom } from 'xstate';
import { passwordChange } from '../../../machines/change-password/change-password.ts';
import { UserView } from '../../screens/settings/UserView.tsx';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import { screen } from '../screen.tsx';

const User = ({ actor }: { readonly actor: ActorRefFrom<typeof passwordChange> }) => (
  <UserView actor={actor} languages={<LanguageSwitch />} />
);

export default screen('settings-user', passwordChange, ({ ports }) => ({ ports }), User, { spans: 'accounts' });
