import type { AnyEventObject } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';

/** What makes a step happen in an open portal. */
export type Action =
  /** An event of the user or of another machine, or a timer that fires at once. */
  | { readonly kind: 'send'; readonly event: AnyEventObject }
  /** The sandbox answers a call, or fails as arranged. */
  | { readonly kind: 'answer'; readonly call: string; readonly failure: CallFailure | null }
  /** Something that the portal does by itself. */
  | { readonly kind: 'wait' }
  /** Time passes; ms. */
  | { readonly kind: 'idle'; readonly duration: number }
  /** A step that only a test can make. */
  | { readonly kind: 'impossible' };

export interface RouteStep {
  /** The step in words. Steps with the same text are the same: the sandbox decides what an answer contains. */
  readonly text: string;
  readonly action: Action;
  /** The active leaf states after the step. */
  readonly leaves: readonly string[];
}

/** A path through a machine, for an open portal. */
export interface Route {
  /** The active leaf states at the start. */
  readonly leaves: readonly string[];
  readonly steps: readonly RouteStep[];
}

/** Whether a state, or one inside it, is active. */
const isActive = (leaves: readonly string[], state: string): boolean =>
  leaves.some((leaf) => leaf === state || leaf.startsWith(`${state}.`));

/** How hard a route is: its steps, and much more for steps that cannot be made. */
export const effort = ({ steps }: Route): number =>
  steps.length + 1000 * steps.filter(({ action }) => action.kind === 'impossible').length;

const checkpointsOf = ({ leaves, steps }: Route) => [{ leaves }, ...steps];

/** The part of each route up to a state; none if no route reaches it. */
export const routesTo = (routes: readonly Route[], state: string): Route[] =>
  routes.flatMap((route) => {
    const end = checkpointsOf(route).findIndex(({ leaves }) => isActive(leaves, state));
    return end < 0 ? [] : [{ leaves: route.leaves, steps: route.steps.slice(0, end) }];
  });

/** The routes from every state on: an open portal may be further on than the start. Easiest first. */
export function partsOf(routes: readonly Route[]): Route[] {
  const parts = routes.flatMap((route) =>
    checkpointsOf(route).map(({ leaves }, index) => ({ leaves, steps: route.steps.slice(index) })),
  );
  const distinct = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return [...distinct.values()].toSorted((a, b) => effort(a) - effort(b));
}
