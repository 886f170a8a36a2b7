import { passwordRecovery } from '../../../machines/password/password-recovery.ts';
import { PasswordRecoveryView } from '../../screens/login-email-recover/PasswordRecoveryView.tsx';
import { screen } from '../screen.tsx';

export default screen('password-recovery', passwordRecovery, ({ ports }) => ({ ports }), PasswordRecoveryView, {
  spans: 'accounts',
});
