import { passwordRecovery } from '../../../machines/password-reset/password-recovery.ts';
import { PasswordRecoveryView } from '../../screens/password-reset/PasswordRecoveryView.tsx';
import { screen } from '../screen.tsx';

export default screen('password-recovery', passwordRecovery, ({ ports }) => ({ ports }), PasswordRecoveryView, {
  spans: 'accounts',
});
