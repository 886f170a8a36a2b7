import { loginBankidModel } from '../../../machines/login-bankid/login-bankid.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { bankIdAssertions, bankIdGestures, bankIdShows, bankIdTwins } from './bankid-parts.ts';
import { alert } from './card-parts.ts';

export const loginBankidFlow = defineFlow(loginBankidModel, {
  entryPoint: () => ({ path: '/login/bankid' }),
  background: 'unanswered',
  shows: bankIdShows,
  gestures: bankIdGestures,
  assertions: {
    ...bankIdAssertions(
      (page) => page.getByRole('heading', { name: messagePattern('login-bankid.title') }),
      alert('login-bankid.failed.title'),
    ),
    // The session starts with the token.
    complete: (page) => page.getByRole('button', { name: messagePattern('navigation.logOut') }),
  },
  twins: bankIdTwins,
});
