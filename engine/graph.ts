import { type AvailableMove, availableMoves, awaitedActors, scheduledMoves } from './available-moves.ts';
import { historyIds } from './definition.ts';
import { brokenCommonInvariant, brokenInvariant, type History, stepOf } from './invariants.ts';
import { type AnyModel, defaultLimits } from './model.ts';
import type { Move } from './move.ts';
import { createSimulator, type Outcome, type SimulatedState, type Simulator } from './simulator.ts';

/** A node of the state graph. States with the same key are one node. */
export interface GraphNode {
  readonly key: string;
  readonly start: string;
  readonly state: SimulatedState;
  /** The edge that reached this node first. */
  readonly reachedBy: Edge;
  readonly history: History;
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
  /** The first invariant that does not hold after the move; null if all hold. */
  readonly broken: string | null;
}

export interface Graph {
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly edges: readonly Edge[];
  /** By name of the start. */
  readonly simulators: ReadonlyMap<string, Simulator>;
}

/**
 * The key of a state: its status, value and history, the model's `identity`, the awaited actors and its timers,
 * with the time between them.
 */
export function keyOf(model: AnyModel, simulator: Simulator, state: SimulatedState): string {
  const { snapshot, isStopped } = state;
  const identity = simulator.evaluateIn(state, () => model.identity(snapshot.context));
  const awaited = awaitedActors(model, state).map(({ id }) => id);
  const moves = scheduledMoves(model, state);
  // The time between timers decides their later order: a poll beside a timeout is another state after each round.
  const scheduled = moves.map(({ move, due }) => [move, due - (moves[0]?.due ?? due)]);
  const payloads = state.timers.flatMap(({ event }) => (Object.keys(event).length > 1 ? [event] : []));
  const past = historyIds(snapshot);
  return JSON.stringify([
    snapshot.status,
    isStopped,
    snapshot.value,
    identity,
    awaited.toSorted(),
    scheduled,
    ...(payloads.length > 0 ? [payloads] : []),
    ...(past.length > 0 ? [past] : []),
  ]);
}

/** The history of the shortest path to a node and a move from there. */
function historyOf(model: AnyModel, { start, from, move, outcome }: Omit<Edge, 'to' | 'broken'>): History {
  const { state, effects } = outcome;
  const earlier = from?.history;
  const steps = [...(earlier?.steps ?? []), ...(move ? [stepOf(model, move, state.time)] : [])];
  return {
    start,
    steps,
    effects: [...(earlier?.effects ?? []), ...effects.map((effect) => ({ ...effect, step: steps.length }))],
    before: from?.state.snapshot ?? null,
    snapshot: state.snapshot,
    now: state.time,
    device: Object.fromEntries(state.device),
  };
}

/** The simulator of each start of a model. */
const simulatorsOf = (model: AnyModel): ReadonlyMap<string, Simulator> =>
  new Map(Object.entries(model.starts).map(([name, start]) => [name, createSimulator(model, start)] as const));

function toEdge(model: AnyModel, simulator: Simulator, step: Omit<Edge, 'to' | 'broken'>): Edge {
  const { state, faults } = step.outcome;
  if (faults.length > 0) return { ...step, to: null, broken: null };
  const broken = brokenCommonInvariant(model, step) ?? brokenInvariant(model, historyOf(model, step));
  return { ...step, to: keyOf(model, simulator, state), broken };
}

/** Starts the machine. */
export function startEdge(model: AnyModel, simulator: Simulator, start: string): Edge {
  const outcome = simulator.start();
  return toEdge(model, simulator, { start, from: null, move: null, due: outcome.state.time, outcome });
}

/** Takes a move from a node. */
export const moveFrom = (model: AnyModel, simulator: Simulator, from: GraphNode, { move, due }: AvailableMove): Edge =>
  toEdge(model, simulator, { start: from.start, from, move, due, outcome: simulator.apply(from.state, move, due) });

/** The node that an edge leads to; null if its outcome has a fault. */
export function nodeAfter(model: AnyModel, edge: Edge): GraphNode | null {
  const { start, to, outcome } = edge;
  return to === null
    ? null
    : { key: to, start, state: outcome.state, reachedBy: edge, history: historyOf(model, edge) };
}

/**
 * Builds the state graph of a model, breadth first. Its states are simulated, so it includes time, device storage and the
 * results of actors. Throws if it has more nodes than its limit.
 */
export function buildGraph(model: AnyModel): Graph {
  const simulators = simulatorsOf(model);
  const limit = model.limits?.nodes ?? defaultLimits.nodes;
  const nodes = new Map<string, GraphNode>();
  const edges: Edge[] = [];
  const add = (edge: Edge): void => {
    edges.push(edge);
    const node = edge.to === null || nodes.has(edge.to) ? null : nodeAfter(model, edge);
    if (node !== null) nodes.set(node.key, node);
  };

  for (const [name, simulator] of simulators) add(startEdge(model, simulator, name));
  // The iteration includes the nodes that are added meanwhile.
  for (const from of nodes.values()) {
    if (nodes.size > limit) throw new Error(`${model.machine.id}: its identity makes more than ${limit} nodes`);
    const simulator = simulators.get(from.start);
    if (simulator === undefined) continue;
    for (const next of availableMoves(model, from.state)) add(moveFrom(model, simulator, from, next));
  }
  return { nodes, edges, simulators };
}
