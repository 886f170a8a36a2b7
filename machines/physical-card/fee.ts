import type { Kronor } from '../../contract/money.ts';

/** What is to be approved before something that costs is done (§5). */
export interface FeeContext {
  /** Nothing is asked where it is 0 (§9). */
  readonly fee: Kronor;
  readonly isApproved: boolean;
}

/** The box is ticked, or not any more. */
export interface FeeEvent {
  readonly type: 'fee.toggle';
}

/** A guard: there is something to approve. */
export const hasFee = ({ context }: { readonly context: FeeContext }): boolean => context.fee > 0;

/** A guard: there is no fee, or it was approved. */
export const isAgreed = ({ context }: { readonly context: FeeContext }): boolean =>
  context.fee === 0 || context.isApproved;
