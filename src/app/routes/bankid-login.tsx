import { bankIdLogin } from '../../../machines/bankid/bankid-login.ts';
import { BankIdLoginView } from '../../screens/login-bankid/BankIdLoginView.tsx';
import { screen } from '../screen.tsx';

export default screen(
  'bankid-login',
  bankIdLogin,
  ({ ports, portal }) => ({ ports, tell: (news) => portal.send(news) }),
  BankIdLoginView,
);
