import { appRedirect, RETURN_PARAM } from '../../../machines/app-redirect/app-redirect.ts';
import { loginPassword } from '../../../machines/login-password/login-password.ts';
import { passwordRecovery } from '../../../machines/password-reset/password-recovery.ts';
import { passwordReset } from '../../../machines/password-reset/password-reset.ts';
import { operatingSystemOf } from '../../ports/user-agent.ts';
import { AppRedirectView } from '../../screens/app-redirect/AppRedirectView.tsx';
import { LoginPasswordView } from '../../screens/login-password/LoginPasswordView.tsx';
import { PasswordRecoveryView } from '../../screens/password-reset/PasswordRecoveryView.tsx';
import { PasswordResetView } from '../../screens/password-reset/PasswordResetView.tsx';
import { defineScreen } from '../define-screen.ts';

export const loginPasswordScreen = defineScreen(
  loginPassword,
  ({ ports, notifyPortal }) => ({ ports, onEvent: notifyPortal }),
  LoginPasswordView,
);

export const passwordRecoveryScreen = defineScreen(
  passwordRecovery,
  ({ ports, notifySession }) => ({ ports, onEvent: notifySession }),
  PasswordRecoveryView,
);

export const passwordResetScreen = defineScreen(
  passwordReset,
  ({ ports, params: { token = '' }, notifySession }) => ({ ports, token, onEvent: notifySession }),
  PasswordResetView,
);

export const appRedirectScreen = defineScreen(
  appRedirect,
  ({ ports, config, query }) => ({
    ports,
    system: operatingSystemOf(navigator),
    stores: config.links.apps,
    isReturning: query.has(RETURN_PARAM),
  }),
  AppRedirectView,
);
