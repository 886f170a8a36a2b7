import { useEffect } from 'react';
import { bankIdLogin } from '../../../machines/login-bankid/login-bankid.ts';
import { BankIdLoginView } from '../../screens/login-bankid/BankIdLoginView.tsx';
import { screen } from '../screen.tsx';

const Screen = screen(
  'bankid-login',
  bankIdLogin,
  ({ ports, portal }) => ({
    ports,
    tell: (token) => {
      if (token !== null) portal.send({ type: 'token.obtained', token });
    },
  }),
  BankIdLoginView,
);

/** The door, which has what comes behind it at hand before the choice: by then the connection may be gone. */
export default function BankIdLogin() {
  useEffect(() => {
    import('../../screens/bankid/UnderWay.tsx').catch(() => undefined);
  }, []);
  return <Screen />;
}
