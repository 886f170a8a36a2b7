import type { FailedPath } from './evaluate.ts';
import type { Edge, Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import { describeMove } from './path-title.ts';
import { pathTo } from './replay.ts';

const faultOf = ({ outcome, broken }: Edge): string | null => broken ?? outcome.faults[0] ?? null;

function failedPathTo(model: AnyModel, graph: Graph, edge: Edge, fault: string): FailedPath | null {
  const path = pathTo(model, graph, edge);
  if (path) return { path, step: path.steps.length - 1, fault };
  // A move whose outcome is a fault cannot be replayed; the path ends before it.
  const before = edge.from && pathTo(model, graph, edge.from.reachedBy);
  if (!before || edge.move === null) return null;
  return { path: before, step: null, fault: `${describeMove(edge.move)}: ${fault}` };
}

/** For each fault in the state graph, such as a broken invariant, a shortest path that leads to it. */
export function brokenPaths(model: AnyModel, graph: Graph): readonly FailedPath[] {
  const first = new Map<string, Edge>();
  for (const edge of graph.edges) {
    const fault = faultOf(edge);
    if (fault !== null && !first.has(fault)) first.set(fault, edge);
  }
  return [...first].flatMap(([fault, edge]) => failedPathTo(model, graph, edge, fault) ?? []);
}
