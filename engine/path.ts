import type { StateValue } from 'xstate';
import type { Move } from './move.ts';

/** The expected state of the machine after a step. Plain data, as all of a path, so that it can be sent to a browser. */
export interface Checkpoint {
  readonly value: StateValue;
  /** Ids of the active leaf states. */
  readonly leaves: readonly string[];
  /** Ids of the transitions of the step, in order. */
  readonly transitions: readonly string[];
  /** Ids of the actors that wait for a reply or a moment. */
  readonly waiting: readonly string[];
  /** What the waiting actors have sent, by id; without those that make no call. */
  readonly requests: Readonly<Record<string, unknown>>;
  /** ms since 1970 */
  readonly now: number;
}

export interface PathStep extends Checkpoint {
  readonly move: Move;
}

/** A path through a machine, from one of the starts of its model. */
export interface Path {
  readonly machine: string;
  readonly start: string;
  readonly initial: Checkpoint;
  readonly steps: readonly PathStep[];
}
