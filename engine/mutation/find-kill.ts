import { fixtureFaults } from '../check-fixtures.ts';
import { definitionOf } from '../definition.ts';
import { goalsOf, requiredGoals } from '../goals.ts';
import type { Edge } from '../graph.ts';
import type { AnyModel } from '../model.ts';
import { describeMove } from '../path-title.ts';
import { repeatedPressFaults } from '../repeated-presses.ts';
import { edgesTo } from '../replay.ts';
import type { Mutant } from './mutant.ts';
import { exploreMutant, faultAt, type MutantGraph } from './mutant-graph.ts';
import { mutatedModel } from './mutated-model.ts';
import type { Original } from './original.ts';

/** What noticed a fault. */
export interface Kill {
  /** The broken invariant, or what else is wrong. */
  readonly by: string;
  /** The start and the moves that show it; empty if the tests see it without them. */
  readonly path: readonly string[];
}

function killAt(edge: Edge): Kill {
  const moves = edgesTo(edge).flatMap(({ move }) => (move ? [describeMove(move)] : []));
  return { by: faultAt(edge) ?? '', path: [`from '${edge.start}'`, ...moves] };
}

/** The edges of the mutant's graph that can be reached from a start. */
function reachableEdges({ graph, edgesFrom }: Original, { replaced, added }: MutantGraph): Edge[] {
  const addedFrom = Map.groupBy(added, ({ from }) => from?.key ?? null);
  const reachable: Edge[] = [];
  const seen = new Set<string | null>();
  const open: (string | null)[] = [null];
  for (const key of open) {
    const known = (edgesFrom.get(key) ?? []).map((edge) => replaced.get(edge) ?? edge);
    for (const edge of [...known, ...(addedFrom.get(key) ?? [])]) {
      reachable.push(edge);
      if (edge.to === null || seen.has(edge.to)) continue;
      seen.add(edge.to);
      open.push(edge.to);
    }
  }
  return graph.edges.length === 0 ? [] : reachable;
}

/** What the planner of paths would report: coverage goals that no path can meet, presses that repeat a change. */
function faultOfPlan(original: Original, model: AnyModel, mutantGraph: MutantGraph): string | null {
  const definition = definitionOf(model.machine);
  const [fault] = [...definition.faults, ...fixtureFaults(model, definition)];
  if (fault !== undefined) return fault;
  const edges = reachableEdges(original, mutantGraph);
  const changed = new Set([...mutantGraph.replaced.values(), ...mutantGraph.added]);
  const met = new Set<string>();
  for (const edge of edges) {
    const goals = changed.has(edge) ? goalsOf(definition, model, edge) : original.goals(edge);
    for (const goal of goals) met.add(goal);
  }
  const missed = mutantGraph.isComplete && requiredGoals(definition, model).find((goal) => !met.has(goal));
  if (missed) return `no path covers ${missed}`;
  return repeatedPressFaults(model, { ...original.graph, edges })[0] ?? null;
}

/**
 * What the tests would notice if the machine were written with this fault; null if nothing. As in the tests, the paths
 * come from the wrong machine and not from the original, so that a path does not know the right target.
 */
export function findKill(original: Original, mutant: Mutant): Kill | null {
  try {
    const model = mutatedModel(original.model, mutant);
    const mutantGraph = exploreMutant(original, model, mutant);
    if (mutantGraph.wrong) return killAt(mutantGraph.wrong);
    const fault = faultOfPlan(original, model, mutantGraph);
    return fault === null ? null : { by: fault, path: [] };
  } catch (error) {
    return { by: `it throws: ${error instanceof Error ? error.message : String(error)}`, path: [] };
  }
}
