import type { Fee } from '../../contract/money.ts';

/** The part of a context that holds the approval of a fee (§5). */
export interface FeeContext {
  /** No approval is needed if it is 0 (§9). */
  readonly fee: Fee;
  readonly isApproved: boolean;
}

/** The user checks or unchecks the approval. */
export interface FeeEvent {
  readonly type: 'fee.toggle';
}

/** Whether two fees are the same amount of the same currency. */
export const isSameFee = (a: Fee, b: Fee): boolean =>
  a.amount === b.amount && (a.amount === 0 || a.currency === b.currency);

/** Guard: there is a fee to approve. */
export const hasFee = ({ context }: { readonly context: FeeContext }): boolean => context.fee.amount > 0;

/** Guard: there is no fee, or the user has approved it. */
export const isFeeSettled = ({ context }: { readonly context: FeeContext }): boolean =>
  context.fee.amount === 0 || context.isApproved;
