import { passwordReset } from '../../../machines/password-reset/password-reset.ts';
import { PasswordResetView } from '../../screens/password-reset/PasswordResetView.tsx';
import { screen } from '../screen.tsx';

export default screen(
  'password-reset',
  passwordReset,
  ({ ports, portal, params: { token = '' } }) => ({
    ports,
    token,
    tell: (news) => portal.getSnapshot().context.session.send(news),
  }),
  PasswordResetView,
  { spans: 'accounts' },
);
