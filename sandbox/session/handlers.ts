import type * as contract from '../../contract/session.ts';
import type { Handlers } from '../handler.ts';
import { permissionsOfCardholder } from '../people/permissions.ts';
import { Rejection } from '../rejection.ts';
import type { Services } from '../services.ts';
import { revokeSession } from './sessions.ts';

export const sessionHandlers = ({ clock, db, tokens }: Services): Handlers<typeof contract> => ({
  // The new token contains the current permissions, so a revoked permission takes effect at renewal.
  renewToken: async (_, { cardholderId, claims }) => {
    const permissions = permissionsOfCardholder(db, cardholderId);
    if (!permissions) throw new Rejection(401, 'The token belongs to no cardholder');
    return { accessToken: await tokens.renew(claims, permissions) };
  },
  endSession: (_, { claims }) => revokeSession(db, claims.sid, clock.now()),
});
