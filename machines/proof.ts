import type * as z from 'zod/mini';
import { failureOf } from '../contract/backend.ts';
import type { SIGNATURE_REFUSALS, signature } from '../contract/signature.ts';
import type { Message } from './message.ts';

type Fields = typeof signature;

/** The proof that a sensitive call carries; kept in memory only, and for one use. */
export interface Proof {
  readonly signingMethod: z.output<Fields['signingMethod']>;
  readonly credential: string;
  readonly userVisibleData?: string;
}

/** What a sensitive call said of the proof: the code was wrong or too old, dead after too many tries, or used up. */
export type ProofVerdict = 'wrong' | 'dead' | 'stale';

const VERDICTS: ReadonlyMap<string | null, ProofVerdict> = new Map<keyof typeof SIGNATURE_REFUSALS, ProofVerdict>([
  ['Invalid one-time code', 'wrong'],
  ['Too many attempts', 'dead'],
  ['Signature is missing or already used', 'stale'],
]);

/** What a failed call says of its proof; null when it failed for another reason. */
export function verdictOnProof(error: unknown): ProofVerdict | null {
  const failure = failureOf(error);
  return failure.kind === 'rejected' ? (VERDICTS.get(failure.detail) ?? null) : null;
}

/** Why it must be signed once more (§8). */
export const verdictMessage = (verdict: ProofVerdict | null): Message | null => {
  switch (verdict) {
    case 'wrong':
      return { id: 'code.wrong' };
    case 'dead':
      return { id: 'code.dead' };
    case 'stale':
      return { id: 'signature.stale' };
    case null:
      return null;
  }
};
