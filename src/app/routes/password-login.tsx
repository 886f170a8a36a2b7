import { passwordLogin } from '../../../machines/login-password/login-password.ts';
import { PasswordLoginView } from '../../screens/login-password/PasswordLoginView.tsx';
import { screen } from '../screen.tsx';

export default screen(
  'password-login',
  passwordLogin,
  ({ ports, portal }) => ({ ports, tell: (news) => portal.send(news) }),
  PasswordLoginView,
  { spans: 'accounts' },
);
