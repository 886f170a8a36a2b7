import type { Call, RequestOf, ResponseOf } from './call.ts';

interface CallOptions {
  readonly signal: AbortSignal;
  /** False for one of several changes that share a toast. Default: true. */
  readonly raisesToast?: boolean | undefined;
  /** The key of a change that may repeat an earlier one. Default: a new key. */
  readonly idempotencyKey?: string | undefined;
  /** True for a small request that must reach the backend although the page reloads or closes. Default: false. */
  readonly outlivesPage?: boolean | undefined;
}

/**
 * Calls the backend (§7). Resolves with the parsed response. Rejects with a `CallError`, or with the signal's reason when
 * aborted.
 */
export type Backend = <C extends Call>(call: C, request: RequestOf<C>, options: CallOptions) => Promise<ResponseOf<C>>;

/** Why a call failed. */
export type CallFailure =
  /** The server responded with an error status; `detail` is the text of its problem body (RFC 9457), if any. */
  | { readonly kind: 'rejected'; readonly status: number; readonly detail: string | null }
  /** No response: offline, connection refused, host not found. */
  | { readonly kind: 'unreachable' }
  /** No response in time. */
  | { readonly kind: 'timeout' }
  /** The response does not match the contract. */
  | { readonly kind: 'invalidResponse' };

export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(call: string, failure: CallFailure, cause?: unknown) {
    super(`${call}: ${failure.kind}${failure.kind === 'rejected' ? ` ${failure.status}` : ''}`, { cause });
    this.name = 'CallError';
    this.failure = failure;
  }
}

/** The failure of a thrown error. Any error except a `CallError` counts as an invalid response. */
export const failureOf = (error: unknown): CallFailure =>
  error instanceof CallError ? error.failure : { kind: 'invalidResponse' };

/** Whether a call failed with this HTTP status. */
export function isStatus(error: unknown, status: number): boolean {
  const failure = failureOf(error);
  return failure.kind === 'rejected' && failure.status === status;
}
