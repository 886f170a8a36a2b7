import { passwordLogin } from '../../../machines/password/password-login.ts';
import { PasswordLoginView } from '../../screens/login-email/PasswordLoginView.tsx';
import { screen } from '../screen.tsx';

export default screen(
  'password-login',
  passwordLogin,
  ({ ports, portal }) => ({ ports, tell: (news) => portal.send(news) }),
  PasswordLoginView,
  { spans: 'accounts' },
);
