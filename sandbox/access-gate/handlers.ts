import type * as contract from '../../contract/access-gate.ts';
import { requireAccount } from '../accounts/accounts.ts';
import { accountsWithoutCard, createCard } from '../cards/cards.ts';
import type { Handlers } from '../handler.ts';
import type { Services } from '../services.ts';
import { readPolicy, requireBranch } from './policy.ts';

/** Each change is idempotent. */
export const accessGateHandlers = ({ db, clock }: Services): Handlers<typeof contract> => ({
  acceptTerms: ({ id }, { cardholderId }) => {
    requireAccount(db, id, cardholderId);
    db.run`UPDATE account SET terms_accepted_at = ${clock.now()} WHERE id = ${id} AND terms_accepted_at IS NULL`;
  },

  customPolicy: ({ cardholderId: requestedId, branchId }, { cardholderId }) => {
    requireBranch(db, branchId, requestedId, cardholderId);
    return readPolicy(db, branchId, cardholderId);
  },

  approvePolicy: ({ cardholderId: requestedId, branchId }, { cardholderId }) => {
    requireBranch(db, branchId, requestedId, cardholderId);
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
