import type { Edge, Graph } from '../graph.ts';
import { edgesTo } from '../replay.ts';
import type { Mutant } from './mutant.ts';

/** The state graph of the machine without a fault, indexed by what its edges touch. */
export interface Routes {
  /** Some of the shortest routes that end with an edge which a fault probably changes, the best first. */
  near(mutant: Mutant): Edge[][];
}

const MAX_ROUTES = 15;

/** A smaller graph is explored as a whole in less time than the routes take. */
const SMALL_GRAPH = 400;

/** Items spread over a list, with its first. */
const sampleOf = <T>(items: readonly T[], size: number): T[] =>
  items.length <= size ? [...items] : items.filter((_, index) => index % Math.ceil(items.length / size) === 0);

const activeStates = ({ state }: { readonly state: { readonly snapshot: Edge['outcome']['state']['snapshot'] } }) =>
  state.snapshot._nodes.map(({ id }) => id);

/** Indexes a state graph. */
export function routesIn({ edges }: Graph): Routes {
  const byTransition = new Map<string, Edge[]>();
  const byState = new Map<string, Edge[]>();
  const add = (index: Map<string, Edge[]>, key: string, edge: Edge) => {
    const list = index.get(key);
    if (list) list.push(edge);
    else index.set(key, [edge]);
  };
  for (const edge of edges) {
    for (const id of new Set(edge.outcome.microsteps.flat())) add(byTransition, id, edge);
    const before = new Set(edge.from ? activeStates(edge.from) : []);
    const after = new Set(activeStates(edge.outcome));
    for (const id of after) if (!before.has(id)) add(byState, id, edge);
    for (const id of before) if (!after.has(id) || edge.move?.kind !== 'event') add(byState, id, edge);
  }
  return {
    near({ transition, state }) {
      if (edges.length < SMALL_GRAPH) return [];
      const taken = transition === null ? [] : (byTransition.get(transition) ?? []);
      const others = byState.get(state) ?? [];
      return [...new Set([...sampleOf(taken, MAX_ROUTES), ...sampleOf(others, MAX_ROUTES)])].map(edgesTo);
    },
  };
}
