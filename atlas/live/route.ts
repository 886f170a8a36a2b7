import type { AnyEventObject } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import type { StartPlace } from './pages.ts';

/** What makes a step happen in an open portal. */
export type Action =
  /** An event of the user or of another machine, or a timer that fires at once. */
  | { readonly kind: 'send'; readonly event: AnyEventObject }
  /** The sandbox answers a call, or fails as arranged. `answer` names the answer of the path; null if it is no plain data. */
  | {
      readonly kind: 'answer';
      readonly call: string;
      readonly failure: CallFailure | null;
      readonly answer: string | null;
    }
  /** Something that the portal does by itself. */
  | { readonly kind: 'wait' }
  /** Time passes; ms. */
  | { readonly kind: 'idle'; readonly duration: number }
  /** A step that only a test can make. */
  | { readonly kind: 'impossible' };

export interface RouteStep {
  /** The step in words. Steps with the same text are the same while the sandbox decides what an answer contains. */
  readonly text: string;
  readonly action: Action;
  /** The active leaf states after the step. */
  readonly leaves: readonly string[];
}

/** A path through a machine, for an open portal. */
export interface Route extends StartPlace {
  /** The active leaf states at the start. */
  readonly leaves: readonly string[];
  readonly steps: readonly RouteStep[];
  /** The start of the model with which it begins. */
  readonly start?: string;
  /** Whether no persona is known whose data are those of the start. */
  readonly isUnknown?: true;
  /** Whether it is the rest of a path: the data of the portal need not be those that the path has there. */
  readonly isRest?: true;
}

/** Whether a state, or one inside it, is active. */
const isActive = (leaves: readonly string[], state: string): boolean =>
  leaves.some((leaf) => leaf === state || leaf.startsWith(`${state}.`));

const isUncertain = ({ action }: RouteStep): boolean => action.kind === 'answer' && action.failure === null;
const isFailure = ({ action }: RouteStep): boolean => action.kind === 'answer' && action.failure !== null;
const isImpossible = ({ action }: RouteStep): boolean => action.kind === 'impossible';

/**
 * How hard a route is: its steps, a little more for each answer that the sandbox chooses and for each failure, after which
 * nothing is as it would be otherwise, more if other data may be needed, and much more for a step that cannot be made.
 */
export const effort = ({ steps, isRest, isUnknown }: Route): number =>
  steps.length +
  0.1 * steps.filter(isUncertain).length +
  0.5 * steps.filter(isFailure).length +
  (isRest && steps.length > 0 ? 3 : 0) +
  (isUnknown ? 10 : 0) +
  1000 * steps.filter(isImpossible).length;

/** The part of a route from a step on, as far as a state; null if the state is not reached. */
function partOf(route: Route, from: number, state: string): Route | null {
  const { leaves, steps } = route;
  const checkpoints = [{ leaves }, ...steps];
  const end = checkpoints.findIndex((checkpoint, index) => index >= from && isActive(checkpoint.leaves, state));
  if (end < 0) return null;
  return {
    // The rest of a path has no start.
    ...(from === 0 && route),
    leaves: checkpoints[from]?.leaves ?? leaves,
    steps: steps.slice(from, end),
    ...(from > 0 && { isRest: true }),
  };
}

/** The parts of all routes from their start to a state. */
export const fromStart = (routes: readonly Route[], state: string): Route[] =>
  routes.map((route) => partOf(route, 0, state)).filter((part) => part !== null);

/** The parts of all routes that lead to a state, from every state on the way: the portal may be anywhere. Easiest first. */
export function partsTo(routes: readonly Route[], state: string): Route[] {
  const parts = routes.flatMap((route) =>
    [null, ...route.steps].map((_, from) => partOf(route, from, state)).filter((part) => part !== null),
  );
  const distinct = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return [...distinct.values()].toSorted((a, b) => effort(a) - effort(b));
}
