import { fixtureFaults } from './check-fixtures.ts';
import { choosePaths } from './choose-paths.ts';
import { type Definition, definitionOf } from './definition.ts';
import { chainsOf, goalsOf, requiredGoals, takenIgnoredCases } from './goals.ts';
import { buildGraph, type Edge, type Graph } from './graph.ts';
import type { AnyModel } from './model.ts';
import type { Path } from './path.ts';
import { describeMove, shortState } from './path-title.ts';
import { repeatedPressFaults } from './repeated-presses.ts';

/** The generated paths of a model. */
export interface Plan {
  readonly definition: Definition;
  /** Paths that meet every coverage goal, apart from the chains of `chainPaths`. */
  readonly paths: readonly Path[];
  /**
   * More paths, with which every leaf state is left in every way that the exploration has found. They take no other
   * transitions and reach no other states than `paths`, so they are for tests without a browser.
   */
  readonly chainPaths: readonly Path[];
  readonly graph: Graph;
  /** The number of coverage goals. */
  readonly goals: number;
  /** Goals that no path meets, moves whose outcome is a fault, and fixtures that break the contract. */
  readonly faults: readonly string[];
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

/** The goals of each edge, computed once. */
function goalsByEdge({ edges }: Graph, goals: (edge: Edge) => readonly string[]) {
  const byEdge = new Map(edges.map((edge) => [edge, goals(edge)]));
  return (edge: Edge) => byEdge.get(edge) ?? [];
}

/** Generates paths that meet every coverage goal of a model. */
export function planPaths(model: AnyModel, graph: Graph = buildGraph(model)): Plan {
  const definition = definitionOf(model.machine);
  const goals = goalsByEdge(graph, (edge) => goalsOf(definition, model, edge));
  const chains = goalsByEdge(graph, (edge) => chainsOf(definition, edge));
  const [paths = [], chainPaths = []] = choosePaths(model, graph, [goals, chains]);
  const reachable = new Set(graph.edges.flatMap(goals));
  const required = new Set(requiredGoals(definition, model));
  const missed = [...required].filter((goal) => !reachable.has(goal));
  return {
    definition,
    paths,
    chainPaths,
    graph,
    goals: new Set([...reachable, ...required, ...graph.edges.flatMap(chains)]).size,
    faults: [
      ...definition.faults,
      ...fixtureFaults(model, definition),
      ...outcomeFaults(graph),
      ...repeatedPressFaults(model, graph),
      ...missed.map((goal) => `no path covers ${goal}`),
      ...takenIgnoredCases(model, reachable).map((taken) => `${taken} is not ignored, as the model says`),
    ],
  };
}
