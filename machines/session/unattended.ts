import { sessionSetup, tokenParams, untilExpiry } from './session.setup.ts';

/** Leads the signed-in session to `unattended`. */
export const toUnattended = { 'user.inactive': '#session.signedIn.unattended' } as const;

/** A state of the signed-in session: the user has been inactive for too long and is asked to stay (decision 34). */
export const unattended = sessionSetup.createStateConfig({
  description: 'The user does nothing. The token is not renewed, and the user is asked to stay before the log-out.',
  invoke: untilExpiry,
  on: {
    'token.changed': {
      guard: { type: 'isRenewedElsewhere', params: tokenParams },
      target: 'unattended',
      reenter: true,
      actions: { type: 'adoptToken', params: tokenParams },
      description: 'A renewal that was on its way in another tab does not answer the question.',
    },
    'session.extend': { actions: ['recordInput', 'confirmPresence'] },
    'user.active': { target: 'checkingRenewal', description: 'The user has confirmed, here or in another tab.' },
  },
});
