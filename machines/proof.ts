import type * as z from 'zod/mini';
import { failureOf } from '../contract/backend.ts';
import type { SIGNATURE_REJECTIONS, signature } from '../contract/signature.ts';
import type { Message } from './message.ts';

type Fields = typeof signature;

/** The proof of a signature that a sensitive call carries. It is for one use and is kept in memory only. */
export interface Proof {
  readonly signingMethod: z.output<Fields['signingMethod']>;
  readonly credential: string;
  readonly userVisibleData?: string;
}

/** Why the backend rejected a proof. `staleSignature`: missing, too old or already used. */
export type ProofRejection = 'invalidCode' | 'tooManyAttempts' | 'staleSignature';

const REJECTIONS: ReadonlyMap<string | null, ProofRejection> = new Map<
  keyof typeof SIGNATURE_REJECTIONS,
  ProofRejection
>([
  ['Invalid one-time code', 'invalidCode'],
  ['Too many attempts', 'tooManyAttempts'],
  ['Signature is missing or already used', 'staleSignature'],
]);

/** The rejection of the proof by a failed call; null if the call failed for another reason. */
export function proofRejection(error: unknown): ProofRejection | null {
  const failure = failureOf(error);
  return failure.kind === 'rejected' ? (REJECTIONS.get(failure.detail) ?? null) : null;
}

const MESSAGES = {
  invalidCode: { id: 'detail.Invalid one-time code' },
  tooManyAttempts: { id: 'signature.code.tooManyAttempts' },
  staleSignature: { id: 'detail.Signature is missing or already used' },
} as const satisfies Record<ProofRejection, Message>;

/** Why the user must sign again (§8); null if nothing was rejected. */
export const rejectionMessage = (rejection: ProofRejection | null): Message | null => rejection && MESSAGES[rejection];
