import { leavesOf } from './definition.ts';
import type { Edge, Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import type { Path } from './path.ts';
import { pathTo } from './replay.ts';

/**
 * The shortest path to each leaf state, from each start of the model that reaches it, and by each kind of move: an answer
 * that leads there may be rarer than a failure.
 */
export function shortestPaths(model: AnyModel, graph: Graph): Path[] {
  const shortest = new Map<string, Edge>();
  // The edges that are nearest to a start come first.
  for (const edge of graph.edges) {
    const node = edge.to === null ? undefined : graph.nodes.get(edge.to);
    if (node === undefined) continue;
    for (const { id } of leavesOf(node.state.snapshot)) {
      const goal = `${edge.start} ${edge.move?.kind} ${id}`;
      if (!shortest.has(goal)) shortest.set(goal, edge);
    }
  }
  return [...new Set(shortest.values())].flatMap((edge) => pathTo(model, graph, edge) ?? []);
}
