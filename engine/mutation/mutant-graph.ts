import { isDeepStrictEqual } from 'node:util';
import { availableMoves } from '../available-moves.ts';
import { type Edge, type GraphNode, moveFrom, nodeAfter, startEdge } from '../graph.ts';
import { type AnyModel, defaultLimits } from '../model.ts';
import type { Simulator } from '../simulator.ts';
import type { Mutant } from './mutant.ts';
import { fingerprintOf, type Original, touches } from './original.ts';

/** How the state graph of a mutant differs from that of the original. */
export interface MutantGraph {
  /** Edges of the original, with their outcome in the mutant. */
  readonly replaced: ReadonlyMap<Edge, Edge>;
  /** Edges from nodes that the original does not have. */
  readonly added: readonly Edge[];
  /** An edge with a fault or a broken invariant; exploration ends there. */
  readonly wrong: Edge | null;
  /** False if the exploration ended at its limit: a goal that no explored edge meets may still be met. */
  readonly isComplete: boolean;
}

/** What is wrong at an edge; null if nothing is. */
export const faultAt = ({ outcome: { faults }, broken }: Edge): string | null => faults[0] ?? broken;

/** A limit for mutants that differ everywhere. What is beyond counts as not noticed. */
const MAX_STEPS_AFTER = 3;

/** A node that has to be explored, and the number of moves since the fault. */
interface Open {
  readonly node: GraphNode;
  readonly steps: number;
}

const effectsOf = ({ outcome: { effects } }: Edge) => effects.map(({ name, args }) => [name, args]);

/** Whether an edge differs from the same edge of the original. */
const differs = (model: AnyModel, edge: Edge, same: Edge | undefined): boolean =>
  same === undefined ||
  edge.to !== same.to ||
  fingerprintOf(model, edge.outcome.state) !== fingerprintOf(model, same.outcome.state) ||
  !isDeepStrictEqual(effectsOf(edge), effectsOf(same));

/**
 * Explores what a fault changes: the edges that it touches, and everything that can happen after those that differ. The
 * rest of the graph is that of the original.
 */
export function exploreMutant(original: Original, model: AnyModel, mutant: Mutant): MutantGraph {
  const maxEdges = model.limits?.mutantEdges ?? defaultLimits.mutantEdges;
  const { graph, edgesFrom } = original;
  const simulators = new Map<string, Simulator>();
  const simulatorOf = (start: string): Simulator => {
    const known = simulators.get(start) ?? graph.simulators.get(start)?.withModel(model);
    if (known === undefined) throw new Error(`there is no start '${start}'`);
    simulators.set(start, known);
    return known;
  };
  const replaced = new Map<Edge, Edge>();
  const added: Edge[] = [];
  const open: Open[] = [];
  const seen = new Set<string>();
  const visit = (edge: Edge, same: Edge | undefined, steps: number): void => {
    const { to } = edge;
    if (to === null || seen.has(to)) return;
    const isNew = !graph.nodes.has(to);
    if (!isNew && (to !== same?.to || steps > MAX_STEPS_AFTER || !differs(model, edge, same))) return;
    const node = nodeAfter(model, edge);
    if (node === null) return;
    seen.add(to);
    open.push({ node, steps: isNew ? 0 : steps });
  };

  for (const edge of graph.edges) {
    if (!touches(original.model, mutant, edge)) continue;
    const { from, move, due, start } = edge;
    const simulator = simulatorOf(start);
    const changed =
      from === null || move === null
        ? startEdge(model, simulator, start)
        : moveFrom(model, simulator, { ...from, state: simulator.adopt(from.state) }, { move, due });
    if (faultAt(changed) !== null) return { replaced, added, wrong: changed, isComplete: false };
    replaced.set(edge, changed);
    visit(changed, edge, 1);
  }
  let count = 0;
  for (const { node, steps } of open) {
    const simulator = simulatorOf(node.start);
    const known = edgesFrom.get(node.key) ?? [];
    for (const next of availableMoves(model, node.state)) {
      count += 1;
      if (count > maxEdges) return { replaced, added, wrong: null, isComplete: false };
      const edge = moveFrom(model, simulator, node, next);
      if (faultAt(edge) !== null) return { replaced, added, wrong: edge, isComplete: false };
      added.push(edge);
      visit(
        edge,
        known.find(({ move }) => isDeepStrictEqual(move, next.move)),
        steps + 1,
      );
    }
  }
  return { replaced, added, wrong: null, isComplete: true };
}
