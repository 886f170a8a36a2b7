import { isDeepStrictEqual } from 'node:util';
import type { AnyModel } from '../../../machines/model.ts';
import { availableMoves } from '../available-moves.ts';
import { type Edge, explore, type Graph, moveFrom, nodeAfter, simulatorsOf, startEdge } from '../graph.ts';
import { describeMove } from '../path-title.ts';
import { planPaths } from '../plan.ts';
import { edgesTo } from '../replay.ts';
import { runPath } from '../run-path.ts';

/** What noticed a fault. */
export interface Kill {
  /** The broken invariant, or what else is wrong. */
  readonly by: string;
  /** The moves that show it; empty if the tests see it without a path. */
  readonly path: readonly string[];
}

const faultOf = ({ outcome: { faults }, broken }: Edge): string | null => faults[0] ?? broken;

function killAt(edge: Edge | undefined): Kill | null {
  const by = edge && faultOf(edge);
  if (!by) return null;
  const moves = edgesTo(edge).flatMap(({ move }) => (move ? [describeMove(move)] : []));
  return { by, path: [`from '${edge.start}'`, ...moves] };
}

/** Takes the moves of a route, as far as they are possible; returns the last edge. */
function follow(model: AnyModel, simulators: Graph['simulators'], [first, ...rest]: readonly Edge[]): Edge | null {
  const simulator = first && simulators.get(first.start);
  if (first === undefined || simulator === undefined) return null;
  let edge = startEdge(model, simulator, first.start);
  for (const { move } of rest) {
    const node = faultOf(edge) === null ? nodeAfter(model, edge) : null;
    if (node === null) return edge;
    const next = availableMoves(model, node.state).find((available) => isDeepStrictEqual(available.move, move));
    if (next === undefined) return null;
    edge = moveFrom(model, simulator, node, next);
  }
  return edge;
}

/** The number of edges that are explored near a fault, before the whole graph is. */
const MAX_NEARBY_EDGES = 300;

/** Looks at the places where the fault probably shows. This finds most faults, without exploring the whole graph. */
function killNearby(
  model: AnyModel,
  simulators: Graph['simulators'],
  routes: readonly (readonly Edge[])[],
): Kill | null {
  const ends: Edge[] = [];
  for (const route of routes) {
    const end = follow(model, simulators, route);
    if (end === null) continue;
    const kill = killAt(end);
    if (kill) return kill;
    ends.push(end);
  }
  const { edges } = explore(
    model,
    simulators,
    ends,
    (edge, count) => faultOf(edge) !== null || count >= MAX_NEARBY_EDGES + ends.length,
  );
  return killAt(edges.at(-1));
}

/** Runs the paths that are generated from the wrong machine. */
async function killByPaths(model: AnyModel, graph: Graph): Promise<Kill | null> {
  const { faults, paths } = planPaths(model, graph);
  if (faults[0] !== undefined) return { by: faults[0], path: [] };
  for (const path of paths) {
    const { fault } = await runPath(model, path);
    if (fault !== null) return { by: fault, path: [`from '${path.start}'`] };
  }
  return null;
}

/**
 * What the tests would notice if the machine of a model were written like this; null if nothing. As in the tests, the
 * paths come from this machine and not from the correct one, so that a path does not know the right target.
 */
export async function findKill(model: AnyModel, routes: readonly (readonly Edge[])[]): Promise<Kill | null> {
  try {
    const simulators = simulatorsOf(model);
    const nearby = killNearby(model, simulators, routes);
    if (nearby) return nearby;
    const starts = [...simulators].map(([name, simulator]) => startEdge(model, simulator, name));
    const graph = explore(model, simulators, starts, (edge) => faultOf(edge) !== null);
    return killAt(graph.edges.at(-1)) ?? (await killByPaths(model, graph));
  } catch (error) {
    return { by: `it throws: ${error instanceof Error ? error.message : String(error)}`, path: [] };
  }
}
