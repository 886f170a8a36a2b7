import type { Leg } from './legs.ts';
import type { LiveActor } from './protocol.ts';
import { effort, type Route, type RouteStep } from './route.ts';

/** Who answers the calls. */
export type Source = 'sandbox' | 'path';

/** How far a leg is: the routes that agree with everything seen so far, and the number of steps taken. */
export interface Progress {
  readonly leg: Leg;
  readonly routes: readonly Route[];
  readonly taken: number;
  /** The actor that the leg is about; null before it has been found. */
  readonly actor: string | null;
  /** Null at the start. */
  readonly last: RouteStep | null;
  /** The steps after which the portal has gone another way than expected. */
  readonly misled: readonly string[];
  /** The last step and the state before it, as in `misled`; null at the start. */
  readonly lastKey: string | null;
}

/** The progress before the first step. */
export const startOf = (leg: Leg): Progress => ({
  leg,
  routes: leg.routes,
  taken: 0,
  actor: null,
  last: null,
  misled: [],
  lastKey: null,
});

const leavesAt = ({ leaves, steps }: Route, taken: number): readonly string[] => steps[taken - 1]?.leaves ?? leaves;

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();

const effortOf = ({ routes: [easiest] }: Progress): number => (easiest ? effort(easiest) : Number.POSITIVE_INFINITY);

/**
 * Keeps the routes that expect the state of the actor; of several actors, such as the months of a year, that with the easiest
 * way. Null while no route does: the actor may still be on its way.
 */
export function observe(progress: Progress, actors: readonly LiveActor[]): Progress | null {
  const candidates = actors.filter(({ id, machine }) =>
    progress.actor === null ? machine === progress.leg.machine : id === progress.actor,
  );
  const expected = candidates.flatMap(({ id, leaves }): Progress[] => {
    const routes = progress.routes.filter((route) => isSame(leavesAt(route, progress.taken), leaves));
    return routes.length > 0 ? [{ ...progress, routes, actor: id }] : [];
  });
  return expected.toSorted((a, b) => effortOf(a) - effortOf(b))[0] ?? null;
}

/** Identifies a step and the state before it. */
const keyOf = (route: Route, index: number): string =>
  [...leavesAt(route, index).toSorted(), route.steps[index]?.text].join(' ');

/**
 * Goes on from where the portal is, although no route has expected it: also with another actor of the machine, which can have
 * been started meanwhile. Null if no route leads on from there.
 */
export function detour(progress: Progress, actors: readonly LiveActor[]): Progress | null {
  const { leg, lastKey } = progress;
  const misled = lastKey === null ? progress.misled : [...progress.misled, lastKey];
  // The sandbox would answer the same again.
  const routes = leg.routes.filter((route) => !route.steps.some((_, index) => misled.includes(keyOf(route, index))));
  return observe({ ...progress, routes, taken: 0, misled, actor: null }, actors);
}

/** The next step of the easiest route; null at the end of one. */
export function nextStep({ routes, taken }: Progress): RouteStep | null {
  const isAtEnd = routes.some(({ steps }) => steps.length === taken);
  return isAtEnd ? null : (routes[0]?.steps[taken] ?? null);
}

const answerIn = ({ action }: RouteStep): string | null => (action.kind === 'answer' ? action.answer : null);

/** Whether a step is one of those that `source` makes at once: only the path decides what an answer contains. */
const isSameStep = (step: RouteStep, other: RouteStep | undefined, source: Source): boolean =>
  step.text === other?.text && (source === 'sandbox' || answerIn(step) === answerIn(other));

/** Keeps the routes that have the step. */
export const take = (progress: Progress, step: RouteStep, source: Source): Progress => ({
  ...progress,
  routes: progress.routes.filter(({ steps }) => isSameStep(step, steps[progress.taken], source)),
  taken: progress.taken + 1,
  last: step,
  lastKey: progress.routes[0] ? keyOf(progress.routes[0], progress.taken) : null,
});

const namesOf = (machine: string, leaves: readonly string[]): string =>
  leaves.map((leaf) => leaf.slice(machine.length + 1) || leaf).join(' + ');

/** Why the portal is in another state than the path. */
function causeOf(last: RouteStep | null): string {
  if (last === null) return 'the page begins there.';
  return last.action.kind === 'answer'
    ? 'the portal has other data than the path.'
    : 'the step needs other data or another time.';
}

/** Why the way ends here, in words. */
export function whyStopped({ leg, routes, taken, actor, last }: Progress, actors: readonly LiveActor[]): string {
  const { machine } = leg;
  const where = last === null ? 'At the start' : `After “${last.text}”`;
  const found = actors.filter((other) => (actor === null ? other.machine === machine : other.id === actor));
  if (found.length === 0) {
    const wasReached = last !== null && routes.some(({ steps }) => steps.length === taken);
    return wasReached
      ? `${where}, ${machine} has ended: the portal leaves this state at once.`
      : `${where}, no ${machine} is running on this page.`;
  }
  const current = new Set(found.map(({ leaves }) => namesOf(machine, leaves)));
  const expected = new Set(routes.map((route) => namesOf(machine, leavesAt(route, taken))));
  return `${where}, ${machine} is in ${[...current].join(', ')} instead of ${[...expected].join(' or ')}: ${causeOf(last)}`;
}
