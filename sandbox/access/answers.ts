import type * as contract from '../../contract/access.ts';
import { demandAccount } from '../accounts/accounts.ts';
import type { Answers } from '../answer.ts';
import { accountsWithoutCard, createCard } from '../cards/cards.ts';
import type { World } from '../world.ts';
import { demandBranch, readPolicy } from './policy.ts';

/** Each change may be sent twice, by a person or a network, and is then made once. */
export const accessAnswers = ({ db, clock }: World): Answers<typeof contract> => ({
  acceptTerms: ({ id }, { cardholderId }) => {
    demandAccount(db, id, cardholderId);
    db.run`UPDATE account SET terms_accepted_at = ${clock.now()} WHERE id = ${id} AND terms_accepted_at IS NULL`;
  },

  customPolicy: ({ cardholderId: asked, branchId }, { cardholderId }) => {
    demandBranch(db, branchId, asked, cardholderId);
    return readPolicy(db, branchId, cardholderId);
  },

  approvePolicy: ({ cardholderId: asked, branchId }, { cardholderId }) => {
    demandBranch(db, branchId, asked, cardholderId);
    db.run`
      INSERT OR IGNORE INTO policy_approval (cardholder_id, branch_id, approved_at)
      VALUES (${cardholderId}, ${branchId}, ${clock.now()})`;
  },

  onboardingStatus: (_, { cardholderId }) => ({ needsOnboarding: accountsWithoutCard(db, cardholderId).length > 0 }),

  createDigitalCard: (_, { cardholderId }) =>
    db.transaction(() => {
      for (const accountId of accountsWithoutCard(db, cardholderId)) {
        createCard(db, { accountId, createdAt: clock.now() });
      }
    }),
});
