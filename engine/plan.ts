import { fixtureFaults } from './check-fixtures.ts';
import { type Definition, definitionOf } from './definition.ts';
import { goalsOf, requiredGoals } from './goals.ts';
import { buildGraph, type Edge, type Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import type { Path } from './path.ts';
import { describeMove, shortState } from './path-title.ts';
import { repeatedPressFaults } from './repeated-presses.ts';
import { edgesTo, replay, type TakeDetours } from './replay.ts';

/** The generated paths of a model. */
export interface Plan {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  readonly graph: Graph;
  /** The number of coverage goals. */
  readonly goals: number;
  /** Goals that no path meets, moves whose outcome is a fault, and fixtures that break the contract. */
  readonly faults: readonly string[];
}

type GoalsByEdge = ReadonlyMap<Edge, readonly string[]>;

/** Moves, other than time, that lead back to their node. A path can include them as detours. */
function loopsOf({ edges }: Graph): (key: string) => readonly Edge[] {
  const loops = edges.filter(
    ({ from, to, move }) => from?.key === to && move !== null && 'label' in move && move.kind !== 'idle',
  );
  const byNode = Map.groupBy(loops, ({ to }) => to);
  return (key) => byNode.get(key) ?? [];
}

/** The shortest route to each goal, longest first. */
function routesTo(graph: Graph, goalsByEdge: GoalsByEdge) {
  const firstEdge = new Map<string, Edge>();
  for (const edge of graph.edges) {
    for (const goal of goalsByEdge.get(edge) ?? []) if (!firstEdge.has(goal)) firstEdge.set(goal, edge);
  }
  return [...firstEdge]
    .map(([goal, edge]) => ({ goal, route: edgesTo(edge) }))
    .toSorted((a, b) => b.route.length - a.route.length);
}

/** Chooses paths until every goal that can be met is met. Long paths come first, because they meet many goals. */
function choosePaths(model: AnyModel, graph: Graph, goalsByEdge: GoalsByEdge): Path[] {
  const goalsIn = (edges: readonly Edge[]) => edges.flatMap((edge) => goalsByEdge.get(edge) ?? []);
  const loops = loopsOf(graph);
  const met = new Set<string>();
  const paths: Path[] = [];
  for (const { goal, route } of routesTo(graph, goalsByEdge)) {
    if (met.has(goal)) continue;
    const metOnRoute = new Set([...met, ...goalsIn(route)]);
    const takeDetours: TakeDetours = (key, takeEdge) => {
      for (const loop of loops(key)) {
        const goals = goalsIn([loop]);
        if (goals.some((name) => !metOnRoute.has(name)) && takeEdge(loop))
          for (const name of goals) metOnRoute.add(name);
      }
    };
    const replayed = replay(model, graph, route, takeDetours) ?? replay(model, graph, route, () => undefined);
    if (replayed === null) throw new Error(`${model.machine.id}: a path cannot be replayed`);
    for (const name of goalsIn(replayed.edges)) met.add(name);
    paths.push(replayed.path);
  }
  return paths;
}

function outcomeFaults({ edges }: Graph): string[] {
  const faults = edges.flatMap(({ from, move, outcome, broken }) => {
    const where = from ? `in ${shortState(from.state.snapshot)}` : 'at the start';
    return [...outcome.faults, ...(broken === null ? [] : [broken])].map((fault) =>
      move ? `${where}, ${describeMove(move)}: ${fault}` : `${where}: ${fault}`,
    );
  });
  return [...new Set(faults)];
}

/** Generates paths that meet every coverage goal of a model. */
export function planPaths(model: AnyModel, graph: Graph = buildGraph(model)): Plan {
  const definition = definitionOf(model.machine);
  const goalsByEdge: GoalsByEdge = new Map(graph.edges.map((edge) => [edge, goalsOf(definition, edge)]));
  const reachable = new Set([...goalsByEdge.values()].flat());
  const required = new Set(requiredGoals(definition, model));
  const missed = [...required].filter((goal) => !reachable.has(goal));
  return {
    definition,
    paths: choosePaths(model, graph, goalsByEdge),
    graph,
    goals: new Set([...reachable, ...required]).size,
    faults: [
      ...definition.faults,
      ...fixtureFaults(model, definition),
      ...outcomeFaults(graph),
      ...repeatedPressFaults(model, graph),
      ...missed.map((goal) => `no path covers ${goal}`),
    ],
  };
}
