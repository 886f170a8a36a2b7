import type { ActorLogic } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { AnyModel } from '../../machines/model.ts';
import { type AvailableMove, availableMoves, awaitedActors, scheduledMoves } from './available-moves.ts';
import type { Move } from './move.ts';
import { createSimulator, type Outcome, type SimulatedState, type Simulator } from './simulator.ts';

/** A node of the state graph. States with the same key are one node. */
export interface GraphNode {
  readonly key: string;
  readonly start: string;
  readonly state: SimulatedState;
  /** The edge that reached this node first. */
  readonly reachedBy: Edge;
}

/** A start (`from` is null) or a move from one node to another. */
export interface Edge {
  readonly start: string;
  readonly from: GraphNode | null;
  readonly move: Move | null;
  readonly due: number;
  readonly outcome: Outcome;
  /** The key of the target node; null if the outcome has a fault. */
  readonly to: string | null;
}

export interface Graph {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly edges: readonly Edge[];
  /** By name of the start. */
  readonly simulators: ReadonlyMap<string, Simulator>;
}

/** If there are more nodes than this, the model's `identity` distinguishes states that it should not. */
const MAX_NODES = 5_000;

/** The key of a state: its status and value, the model's `identity`, the awaited actors and the order of its timers. */
export function keyOf(model: AnyModel, simulator: Simulator, state: SimulatedState): string {
  const { snapshot, isStopped } = state;
  const identity = simulator.evaluateIn(state, () => model.identity(snapshot.context));
  const awaited = awaitedActors(model, state).map(({ id }) => id);
  const scheduled = scheduledMoves(model, state).map(({ move }) => move);
  return JSON.stringify([snapshot.status, isStopped, snapshot.value, identity, awaited.toSorted(), scheduled]);
}

/** The snapshot of the traversal: the outcome of the last move; null before a start is chosen. */
interface Visit {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly start: string;
  readonly outcome: Outcome | null;
}
type TraversalEvent = { readonly type: 'start'; readonly start: string } | ({ readonly type: 'move' } & AvailableMove);

const ROOT = { status: 'active', output: undefined, error: undefined, start: '', outcome: null } as const;
const hasNoFault = ({ outcome }: Visit): boolean => outcome !== null && outcome.faults.length === 0;

/**
 * The actor logic that `xstate/graph` traverses. Its snapshots are simulated states of the machine, so that the graph
 * includes time, device storage and the results of actors.
 */
function traversalOf(model: AnyModel, simulators: ReadonlyMap<string, Simulator>) {
  let visited = 0;
  const simulatorOf = (start: string) => {
    const simulator = simulators.get(start);
    if (simulator === undefined) throw new Error(`${model.machine.id} has no start '${start}'`);
    return simulator;
  };
  const logic: ActorLogic<Visit, TraversalEvent> = {
    getInitialSnapshot: () => ROOT,
    getPersistedSnapshot: (visit) => visit,
    transition({ start, outcome }, event) {
      if (event.type === 'start') return { ...ROOT, start: event.start, outcome: simulatorOf(event.start).start() };
      if (outcome === null) return ROOT;
      return { ...ROOT, start, outcome: simulatorOf(start).apply(outcome.state, event.move, event.due) };
    },
  };
  const keyAt = ({ start, outcome }: Visit): string =>
    outcome === null ? '' : keyOf(model, simulatorOf(start), outcome.state);
  const events = (visit: Visit): TraversalEvent[] => {
    visited += 1;
    if (visited > MAX_NODES) throw new Error(`${model.machine.id}: its identity makes more than ${MAX_NODES} nodes`);
    if (visit.outcome === null) return [...simulators.keys()].map((start) => ({ type: 'start', start }));
    return hasNoFault(visit)
      ? availableMoves(model, visit.outcome.state).map((available) => ({ type: 'move', ...available }))
      : [];
  };
  return { logic, keyAt, events };
}

/** Builds the state graph of a model, breadth first. Throws if it has too many nodes. */
export function buildGraph(model: AnyModel): Graph {
  const simulators = new Map(
    Object.entries(model.starts).map(([name, start]) => [name, createSimulator(model, start)] as const),
  );
  const { logic, keyAt, events } = traversalOf(model, simulators);
  const map = getAdjacencyMap(logic, {
    events,
    serializeState: (visit) => (visit.outcome === null || hasNoFault(visit) ? keyAt(visit) : 'fault'),
    serializeEvent: (event) => JSON.stringify(event),
  });

  const nodes = new Map<string, GraphNode>();
  const edges = adjacencyMapToArray(map).flatMap(({ state: before, event, nextState: visit }): Edge[] => {
    const { start, outcome } = visit;
    if (outcome === null) return [];
    const { state } = outcome;
    const { move, due } = event.type === 'move' ? event : { move: null, due: state.time };
    const to = hasNoFault(visit) ? keyAt(visit) : null;
    const edge = { start, from: nodes.get(keyAt(before)) ?? null, move, due, outcome, to };
    if (to !== null && !nodes.has(to)) nodes.set(to, { key: to, start, state, reachedBy: edge });
    return [edge];
  });
  return { nodes, edges, simulators };
}
