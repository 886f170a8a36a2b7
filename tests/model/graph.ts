import type { AnyModel } from '../../machines/model.ts';
import { createExplorer, type Explorer, type Outcome, type Situation } from './explorer.ts';
import type { Move } from './move.ts';
import { awaited, dues, offers } from './offer.ts';

/** A place that paths lead through: situations that differ in nothing that matters are one. */
export interface Place {
  readonly key: string;
  readonly start: string;
  readonly situation: Situation;
  /** How it was first reached. */
  readonly arrival: Edge;
}

/** A start (`from` null) or a move from one place to another. */
export interface Edge {
  readonly start: string;
  readonly from: Place | null;
  readonly move: Move | null;
  readonly due: number;
  readonly outcome: Outcome;
  /** Key of the place it leads to; null when it ends in a fault. */
  readonly to: string | null;
}

export interface Graph {
  readonly places: ReadonlyMap<string, Place>;
  readonly edges: readonly Edge[];
  readonly explorers: ReadonlyMap<string, Explorer>;
}

/** More places than this mean an identity that tells apart what does not matter. */
const MOST_PLACES = 5_000;

/** What tells a situation from another: state, what the model names, who is waiting, what comes due in which order. */
export function keyOf(model: AnyModel, explorer: Explorer, situation: Situation): string {
  const { snapshot, isOver } = situation;
  const identity = explorer.within(situation, () => model.identity(snapshot.context));
  const waiting = awaited(model, situation).map(({ id }) => id);
  const order = dues(model, situation).map(({ move }) => move);
  return JSON.stringify([snapshot.status, isOver, snapshot.value, identity, waiting.toSorted(), order]);
}

/** Finds every place that a model can reach, nearest first. Throws when there is no end of them. */
export function explore(model: AnyModel): Graph {
  const explorers = new Map(
    Object.entries(model.starts).map(([name, start]) => [name, createExplorer(model, start)] as const),
  );
  const places = new Map<string, Place>();
  const edges: Edge[] = [];

  const note = (explorer: Explorer, edge: Omit<Edge, 'to'>) => {
    const { start, outcome } = edge;
    const { situation, faults } = outcome;
    const to = faults.length > 0 ? null : keyOf(model, explorer, situation);
    const noted = { ...edge, to };
    edges.push(noted);
    if (to !== null && !places.has(to)) places.set(to, { key: to, start, situation, arrival: noted });
    if (places.size > MOST_PLACES)
      throw new Error(`${model.machine.id}: its identity makes more than ${MOST_PLACES} places`);
  };

  for (const [start, explorer] of explorers) {
    const outcome = explorer.begin();
    note(explorer, { start, from: null, move: null, due: outcome.situation.time, outcome });
  }
  // A map is walked in the order of insertion, and goes on to what is added meanwhile.
  for (const place of places.values()) {
    const explorer = explorers.get(place.start);
    if (explorer === undefined) continue;
    for (const { move, due } of offers(model, place.situation)) {
      note(explorer, {
        start: place.start,
        from: place,
        move,
        due,
        outcome: explorer.take(place.situation, move, due),
      });
    }
  }
  return { places, edges, explorers };
}
