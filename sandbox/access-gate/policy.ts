import type { customPolicy } from '../../contract/access-gate.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { Database } from '../db/database.ts';
import { Rejection } from '../rejection.ts';

interface PolicyRow {
  policyText: string | null;
  approvedAt: number | null;
}

/** Rejects with 403 unless the requested cardholder is the caller and the branch is the caller's own. */
export function requireBranch(db: Database, branchId: number, requestedId: number, cardholderId: number): void {
  const own =
    requestedId === cardholderId &&
    db.one`SELECT 1 FROM cardholder WHERE id = ${requestedId} AND branch_id = ${branchId}`;
  if (!own) throw new Rejection(403, 'The employer branch belongs to another cardholder');
}

/** The policy of a branch, and whether the cardholder has approved it. */
export function readPolicy(db: Database, branchId: number, cardholderId: number): ResponseOf<typeof customPolicy> {
  const row = db.one<PolicyRow>`
    SELECT policy_text AS policyText, approved_at AS approvedAt
    FROM branch LEFT JOIN policy_approval ON branch_id = branch.id AND cardholder_id = ${cardholderId}
    WHERE branch.id = ${branchId}`;
  return { policyText: row?.policyText ?? null, accepted: typeof row?.approvedAt === 'number' };
}
