import type { StateValue } from 'xstate';
import type { Move } from './move.ts';

/** Where a path must have brought the machine. Like all of a path plain data, so that it can be told elsewhere. */
export interface Stop {
  readonly value: StateValue;
  /** Ids of the leaf states that it rests in. */
  readonly leaves: readonly string[];
  /** Ids of the transitions that led here, in order. */
  readonly transitions: readonly string[];
  /** Ids of the actors that wait for an answer or a moment. */
  readonly waiting: readonly string[];
  /** ms since 1970 */
  readonly now: number;
}

export interface PathStep extends Stop {
  readonly move: Move;
}

/** One way through a machine, from one of the starts of its model. */
export interface Path {
  readonly machine: string;
  readonly start: string;
  readonly begin: Stop;
  readonly steps: readonly PathStep[];
}
