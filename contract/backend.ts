import type { Call, RequestOf, ResponseOf } from './call.ts';

/**
 * The whole backend as one function (§7). Rejects with a `CallError`, or with the signal's reason when aborted.
 * A response is always parsed: what resolves has the promised shape.
 */
export type Backend = <C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: { readonly signal: AbortSignal },
) => Promise<ResponseOf<C>>;

/** Why a call gave no usable answer. */
export type CallFailure =
  /** The server answered with an error status; `detail` is its text (RFC 9457), if any. */
  | { readonly kind: 'rejected'; readonly status: number; readonly detail: string | null }
  /** No answer: offline, connection refused, host not found. */
  | { readonly kind: 'unreachable' }
  /** No answer in time. */
  | { readonly kind: 'timeout' }
  /** An answer that breaks the contract. */
  | { readonly kind: 'invalidResponse' };

export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(call: string, failure: CallFailure, cause?: unknown) {
    super(`${call}: ${failure.kind}${failure.kind === 'rejected' ? ` ${failure.status}` : ''}`, { cause });
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** The typed failure behind whatever a call rejected with; anything unforeseen counts as an answer that made no sense. */
export const failureOf = (error: unknown): CallFailure =>
  error instanceof CallError ? error.failure : { kind: 'invalidResponse' };

/** Whether a call was answered with this HTTP status. */
export function isStatus(error: unknown, status: number): boolean {
  const failure = failureOf(error);
  return failure.kind === 'rejected' && failure.status === status;
}
