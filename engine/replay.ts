import { availableMoves, awaitedActors } from './available-moves.ts';
import { leavesOf } from './definition.ts';
import { callOf } from './environment.ts';
import { type Edge, type Graph, keyOf } from './graph.ts';
import type { AnyModel } from './model.ts';
import type { Checkpoint, Path, PathStep } from './path.ts';
import { inputOf } from './simulated-children.ts';
import type { Outcome, Simulator } from './simulator.ts';

/** The edges from a start to this edge, including it. */
export const edgesTo = (edge: Edge): Edge[] => (edge.from ? [...edgesTo(edge.from.reachedBy), edge] : [edge]);

function checkpointOf(model: AnyModel, { state, microsteps }: Outcome): Checkpoint {
  const { snapshot, time, isStopped } = state;
  const { machine, adapter } = model;
  const awaited = isStopped ? [] : awaitedActors(model, state);
  const calling = awaited.filter(({ actor }) => callOf(machine, actor) !== undefined);
  return {
    value: snapshot.value,
    leaves: leavesOf(snapshot).map(({ id }) => id),
    transitions: microsteps.flat(),
    waiting: awaited.map(({ id }) => id),
    requests: Object.fromEntries(calling.map(({ id, ref }) => [id, adapter.requestOf(inputOf(ref))])),
    now: time,
  };
}

/** Takes an edge from a state with the key of its node; null if the move or its outcome is different there. */
function takeAgain(model: AnyModel, simulator: Simulator, { state }: Outcome, edge: Edge): Outcome | null {
  const wanted = JSON.stringify(edge.move);
  const available = availableMoves(model, state).find(({ move }) => JSON.stringify(move) === wanted);
  if (available === undefined) return null;
  const outcome = simulator.apply(state, available.move, available.due);
  const isSame =
    outcome.faults.length === 0 &&
    outcome.microsteps.flat().join() === edge.outcome.microsteps.flat().join() &&
    keyOf(model, simulator, outcome.state) === edge.to;
  return isSame ? outcome : null;
}

/** A path that grows edge by edge. */
export interface Walk {
  /** The edges taken so far; the first is the start. */
  readonly edges: readonly Edge[];
  /** Takes edges if each of them is possible now with the outcome that it has in the graph. Otherwise takes none. */
  take(edges: readonly Edge[]): boolean;
  path(): Path;
}

/** Begins a path at a start. */
export function startWalk(model: AnyModel, { simulators }: Graph, first: Edge): Walk {
  const simulator = simulators.get(first.start);
  if (simulator === undefined) throw new Error(`${model.machine.id} has no start '${first.start}'`);
  let last = first.outcome;
  const edges = [first];
  const steps: PathStep[] = [];
  return {
    edges,
    take(next) {
      let outcome = last;
      const taken: PathStep[] = [];
      for (const edge of next) {
        const after = edge.move && takeAgain(model, simulator, outcome, edge);
        if (!after) return false;
        outcome = after;
        taken.push({ move: edge.move, ...checkpointOf(model, outcome) });
      }
      last = outcome;
      edges.push(...next);
      steps.push(...taken);
      return true;
    },
    path: () => ({
      machine: model.machine.id,
      start: first.start,
      initial: checkpointOf(model, first.outcome),
      steps: [...steps],
    }),
  };
}

/** The shortest path that ends with an edge; null if it cannot be replayed. */
export function pathTo(model: AnyModel, graph: Graph, edge: Edge): Path | null {
  const [first, ...rest] = edgesTo(edge);
  if (first === undefined) return null;
  const walk = startWalk(model, graph, first);
  return walk.take(rest) ? walk.path() : null;
}
