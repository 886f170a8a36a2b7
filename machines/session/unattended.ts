import { expiryOf } from '../token.ts';
import { sessionSetup, setReason } from './session.setup.ts';

/** Leads the signed-in session to `unattended`, from states that end before the token expires. */
export const toUnattended = { 'user.inactive': '#session.signedIn.unattended' } as const;

/** The same from states that can outlast the token. */
export const toUnattendedUnlessExpired = {
  'user.inactive': [
    { guard: 'isExpired', target: '#session.signedOut', actions: ['forgetToken', setReason('expired')] },
    { target: '#session.signedIn.unattended' },
  ],
} as const satisfies Parameters<typeof sessionSetup.createStateConfig>[0]['on'];

/** A state of the signed-in session: the user has been inactive for too long and is asked to stay (decision 34). */
export const unattended = sessionSetup.createStateConfig({
  description: 'The user does nothing. The token is not renewed, and the user is asked to stay before the log-out.',
  invoke: {
    id: 'untilExpiry',
    src: 'untilExpiry',
    input: ({ context: { ports, token } }) => ({ clock: ports.clock, moment: expiryOf(token) }),
    onDone: { target: '#session.signedOut', actions: ['forgetToken', setReason('expired')] },
  },
  on: {
    'session.extend': { actions: ['recordInput', 'confirmPresence'] },
    'user.active': { target: 'checkingRenewal', description: 'The user has confirmed, here or in another tab.' },
  },
});
