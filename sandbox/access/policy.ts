import type { customPolicy } from '../../contract/access.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';

interface PolicyRow {
  policyText: string | null;
  approvedAt: number | null;
}

/** Refuses with 403 whoever asks for another cardholder, or for a branch that is not their own. */
export function demandBranch(db: Database, branchId: number, asked: number, cardholderId: number): void {
  const own =
    asked === cardholderId && db.one`SELECT 1 FROM cardholder WHERE id = ${asked} AND branch_id = ${branchId}`;
  if (!own) throw new Refusal(403, 'The employer branch belongs to somebody else');
}

/** The policy of a branch, and whether the cardholder has approved it. */
export function readPolicy(db: Database, branchId: number, cardholderId: number): ResponseOf<typeof customPolicy> {
  const row = db.one<PolicyRow>`
    SELECT policy_text AS policyText, approved_at AS approvedAt
    FROM branch LEFT JOIN policy_approval ON branch_id = branch.id AND cardholder_id = ${cardholderId}
    WHERE branch.id = ${branchId}`;
  return { policyText: row?.policyText ?? null, accepted: typeof row?.approvedAt === 'number' };
}
