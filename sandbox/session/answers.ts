import type * as contract from '../../contract/session.ts';
import type { Answers } from '../answer.ts';
import { grantsOfCardholder } from '../people/grants.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

export const sessionAnswers = ({ db, tokens }: World): Answers<typeof contract> => ({
  /** A whole life again, with what the person may use now: renewal is where a lost right is noticed. */
  renewToken: async (_, { cardholderId, claims }) => {
    const grants = grantsOfCardholder(db, cardholderId);
    if (!grants) throw new Refusal(401, 'The token belongs to nobody');
    return { accessToken: await tokens.issue({ ...grants, authenticationMethod: claims.authenticationMethod }) };
  },
});
