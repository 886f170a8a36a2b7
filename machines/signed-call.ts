import { type ErrorParams, errorParams } from './call-actor.ts';
import { type Proof, type ProofRejection, proofRejection } from './proof.ts';

/** The context of a machine that asks for a signature and sends it with a call. */
export interface ProofContext {
  /** Kept in memory only, until the call that uses it is answered. */
  readonly proof: Proof | null;
  /** Why the last proof was rejected. */
  readonly rejection: ProofRejection | null;
}

/** The request of a call for a card, with the proof. */
export const signedRequest = ({ referenceCode, proof }: Pick<ProofContext, 'proof'> & { referenceCode: string }) => ({
  referenceCode,
  ...(proof ?? { signingMethod: 'OTP' as const, credential: '' }),
});

/** For `guards`: whether a call failed because of its proof. */
export const isProofRejected = (_: unknown, { error }: ErrorParams): boolean => proofRejection(error) !== null;

/** For `assign`: sets `proof`. */
export const toProof = (_: unknown, { proof }: { readonly proof: Proof }) => ({ proof });
/** For `assign`: sets `rejection`. */
export const toRejection = (_: unknown, { error }: ErrorParams) => ({ rejection: proofRejection(error) });

/** For `onError`: the user signs again, in the state `target`. */
export const signAgain = <const Target extends string>(target: Target) =>
  ({
    guard: { type: 'isProofRejected', params: errorParams },
    target,
    actions: ['clearProof', { type: 'setRejection', params: errorParams }],
    description: 'The code was wrong, or the signature is too old: the user signs again.',
  }) as const;
