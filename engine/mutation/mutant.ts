import type { AnyStateMachine } from 'xstate';

/** One small fault in a machine. */
export interface Mutant {
  /** What is wrong, in words; unique in its machine. */
  readonly sentence: string;
  readonly kind: 'target' | 'action' | 'guard' | 'branches' | 'onError' | 'delay';
  /** Id of the transition that is wrong; null if the fault is in a state. */
  readonly transition: string | null;
  /** Id of the state that has the fault. */
  readonly state: string;
  /** The event type that the fault is about: empty for `always`, null for entry, exit and delays. */
  readonly eventType: string | null;
  /** Changes the nodes of a machine that nothing else uses. */
  readonly apply: (machine: AnyStateMachine) => void;
}
