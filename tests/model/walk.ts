import type { AnyModel } from '../../machines/model.ts';
import { leavesOf } from './definition.ts';
import type { Explorer, Outcome } from './explorer.ts';
import { type Edge, type Graph, keyOf } from './graph.ts';
import { awaited } from './offer.ts';
import type { Path, PathStep, Stop } from './path.ts';

/** A path with the edges that it follows. */
interface Walk {
  readonly path: Path;
  readonly edges: readonly Edge[];
}

/** Makes detours at a place: moves that lead back to it. `tread` tells whether one could be made. */
export type Wander = (key: string, tread: (edge: Edge) => boolean) => void;

/** The edges from a start up to and with this one. */
export const trunkTo = (edge: Edge): Edge[] => (edge.from ? [...trunkTo(edge.from.arrival), edge] : [edge]);

function stopAt(model: AnyModel, { situation, microsteps }: Outcome): Stop {
  const { snapshot, time, isOver } = situation;
  return {
    value: snapshot.value,
    leaves: leavesOf(snapshot).map(({ id }) => id),
    transitions: microsteps.flat(),
    waiting: isOver ? [] : awaited(model, situation).map(({ id }) => id),
    now: time,
  };
}

/** What an edge leads to when it is taken after a detour; null when that is no longer the same. */
function retake(model: AnyModel, explorer: Explorer, before: Outcome, edge: Edge): Outcome | null {
  if (edge.move === null) return null;
  const outcome = explorer.take(before.situation, edge.move, edge.due);
  const isSame =
    outcome.faults.length === 0 &&
    outcome.microsteps.flat().join() === edge.outcome.microsteps.flat().join() &&
    keyOf(model, explorer, outcome.situation) === edge.to;
  return isSame ? outcome : null;
}

/** Follows edges from a start, with detours on the way; null when one of them has changed what comes after it. */
export function follow(
  model: AnyModel,
  { explorers }: Graph,
  [first, ...rest]: readonly Edge[],
  wander: Wander,
): Walk | null {
  const explorer = first && explorers.get(first.start);
  if (first === undefined || explorer === undefined) return null;
  let outcome = first.outcome;
  const edges = [first];
  const steps: PathStep[] = [];
  const tread = (edge: Edge): boolean => {
    const next = retake(model, explorer, outcome, edge);
    if (next === null || edge.move === null) return false;
    outcome = next;
    edges.push(edge);
    steps.push({ move: edge.move, ...stopAt(model, next) });
    return true;
  };
  if (first.to) wander(first.to, tread);
  for (const edge of rest) {
    if (!tread(edge)) return null;
    if (edge.to) wander(edge.to, tread);
  }
  return { path: { machine: model.machine.id, start: first.start, begin: stopAt(model, first.outcome), steps }, edges };
}
