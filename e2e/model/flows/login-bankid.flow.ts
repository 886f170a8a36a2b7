import { loginBankidModel } from '../../../machines/login-bankid/login-bankid.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { bankIdGestures, bankIdSights } from './bankid-parts.ts';
import { alert } from './card-parts.ts';

export const loginBankidFlow = defineFlow(loginBankidModel, {
  entryPoint: () => ({ path: '/login/bankid' }),
  background: 'unanswered',
  gestures: bankIdGestures('/login/elsewhere'),
  assertions: {
    ...bankIdSights((page) => page.getByRole('heading', { name: messagePattern('login-bankid.title') })),
    failed: alert('login-bankid.failed.title'),
    // The token has opened the portal.
    complete: (page) => page.getByRole('button', { name: messagePattern('navigation.logOut') }),
  },
});
