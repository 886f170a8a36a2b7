import { leavesOf } from './definition.ts';
import type { Edge, Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import type { Path } from './path.ts';
import { startWalk } from './replay.ts';

/** The edges that leave each node, by its key. */
function edgesByNode({ edges }: Graph): ReadonlyMap<string, readonly Edge[]> {
  const moves = edges.filter(({ from, to }) => from !== null && to !== null);
  return Map.groupBy(moves, ({ from }) => from?.key ?? '');
}

/** The end of a way through the graph. */
interface Way {
  readonly edge: Edge;
  readonly before: Way | null;
}

const edgesOf = ({ edge, before }: Way): Edge[] => (before ? [...edgesOf(before), edge] : [edge]);

/** The shortest ways from a start: for each leaf state and kind of move, one that ends there with such a move. */
function shortestFrom(first: Edge, graph: Graph, leaving: ReadonlyMap<string, readonly Edge[]>): readonly Edge[][] {
  const waysTo = new Map<string, Way>();
  const visited = new Set<string>();
  // The ways that are added meanwhile are longer.
  const queue: Way[] = [{ edge: first, before: null }];
  for (const way of queue) {
    const node = graph.nodes.get(way.edge.to ?? '');
    if (node === undefined) continue;
    for (const { id } of leavesOf(node.state.snapshot)) {
      const goal = `${way.edge.move?.kind} ${id}`;
      if (!waysTo.has(goal)) waysTo.set(goal, way);
    }
    if (visited.has(node.key)) continue;
    visited.add(node.key);
    for (const edge of leaving.get(node.key) ?? []) queue.push({ edge, before: way });
  }
  return [...new Set(waysTo.values())].map(edgesOf);
}

/**
 * The shortest path to each leaf state, from each start of the model that reaches it, and by each kind of move: an answer
 * that leads there may be rarer than a failure.
 */
export function shortestPaths(model: AnyModel, graph: Graph): Path[] {
  const leaving = edgesByNode(graph);
  const starts = graph.edges.filter(({ from, to }) => from === null && to !== null);
  return starts.flatMap((first) =>
    shortestFrom(first, graph, leaving).flatMap(([start, ...rest]) => {
      const walk = start && startWalk(model, graph, start);
      return walk?.take(rest) ? [walk.path()] : [];
    }),
  );
}
