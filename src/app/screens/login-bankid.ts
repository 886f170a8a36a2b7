import { loginBankid } from '../../../machines/login-bankid/login-bankid.ts';
import { LoginBankidView } from '../../screens/login-bankid/LoginBankidView.tsx';
import { defineScreen } from '../define-screen.ts';

export const loginBankidScreen = defineScreen(
  loginBankid,
  ({ ports, notifyPortal }) => ({
    ports,
    onEvent: (event) => {
      if (event.type === 'bankid.completed') notifyPortal({ type: 'token.obtained', token: event.proof });
    },
  }),
  LoginBankidView,
);
