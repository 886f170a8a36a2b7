import { expiryOf } from '../token.ts';
import { type Context, setReason } from './session.setup.ts';

/** Ends the session when its token expires; for states that can outlast it. */
export const untilExpiry = {
  id: 'untilExpiry',
  src: 'untilExpiry',
  input: ({ context: { ports, token } }: { readonly context: Context }) => ({
    clock: ports.clock,
    moment: expiryOf(token),
  }),
  onDone: { target: '#session.signedOut', actions: ['forgetToken', setReason('expired')] },
} as const;
