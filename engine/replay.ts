import { awaitedActors } from './available-moves.ts';
import { leavesOf } from './definition.ts';
import { type Edge, type Graph, keyOf } from './graph.ts';
import type { AnyModel } from './model.ts';
import type { Checkpoint, Path, PathStep } from './path.ts';
import type { Outcome, Simulator } from './simulator.ts';

/** A path and the edges that it consists of. */
interface ReplayedPath {
  readonly path: Path;
  readonly edges: readonly Edge[];
}

/** Adds loops at a node to a path. `takeEdge` returns whether the edge could be taken. */
export type TakeDetours = (key: string, takeEdge: (edge: Edge) => boolean) => void;

/** The edges from a start to this edge, including it. */
export const edgesTo = (edge: Edge): Edge[] => (edge.from ? [...edgesTo(edge.from.reachedBy), edge] : [edge]);

function checkpointOf(model: AnyModel, { state, microsteps }: Outcome): Checkpoint {
  const { snapshot, time, isStopped } = state;
  return {
    value: snapshot.value,
    leaves: leavesOf(snapshot).map(({ id }) => id),
    transitions: microsteps.flat(),
    waiting: isStopped ? [] : awaitedActors(model, state).map(({ id }) => id),
    now: time,
  };
}

/** Takes an edge again, after a detour; null if its outcome is now different. */
function takeAgain(model: AnyModel, simulator: Simulator, before: Outcome, edge: Edge): Outcome | null {
  if (edge.move === null) return null;
  const outcome = simulator.apply(before.state, edge.move, edge.due);
  const isSame =
    outcome.faults.length === 0 &&
    outcome.microsteps.flat().join() === edge.outcome.microsteps.flat().join() &&
    keyOf(model, simulator, outcome.state) === edge.to;
  return isSame ? outcome : null;
}

/** Takes edges from a start, with detours; null if a detour changes the outcome of a later edge. */
export function replay(
  model: AnyModel,
  { simulators }: Graph,
  [first, ...rest]: readonly Edge[],
  takeDetours: TakeDetours,
): ReplayedPath | null {
  const simulator = first && simulators.get(first.start);
  if (first === undefined || simulator === undefined) return null;
  let outcome = first.outcome;
  const edges = [first];
  const steps: PathStep[] = [];
  const takeEdge = (edge: Edge): boolean => {
    const next = takeAgain(model, simulator, outcome, edge);
    if (next === null || edge.move === null) return false;
    outcome = next;
    edges.push(edge);
    steps.push({ move: edge.move, ...checkpointOf(model, next) });
    return true;
  };
  if (first.to) takeDetours(first.to, takeEdge);
  for (const edge of rest) {
    if (!takeEdge(edge)) return null;
    if (edge.to) takeDetours(edge.to, takeEdge);
  }
  const initial = checkpointOf(model, first.outcome);
  return { path: { machine: model.machine.id, start: first.start, initial, steps }, edges };
}
