import { bankIdLoginModel } from '../../../machines/login-bankid/login-bankid.model.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';
import { bankIdGestures, bankIdSights } from './bankid-parts.ts';
import { alert } from './card-parts.ts';

export const bankIdLoginFlow = defineFlow(bankIdLoginModel, {
  entrance: () => ({ path: '/login/bankid' }),
  background: 'held',
  gestures: bankIdGestures('/login/elsewhere'),
  sights: {
    ...bankIdSights((page) => page.getByRole('heading', { name: said('login.bankid.title') })),
    failed: alert('login.bankid.failed.title'),
    // The token has opened the portal.
    complete: (page) => page.getByRole('button', { name: said('navigation.logOut') }),
  },
});
