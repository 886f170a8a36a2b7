import type { ActorLogic } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import type { AnyModel } from '../../machines/model.ts';
import { createExplorer, type Explorer, type Outcome, type Situation } from './explorer.ts';
import type { Move } from './move.ts';
import { awaited, dues, type Offer, offers } from './offer.ts';

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

/** Where the walk stands: before any start (`outcome` null), or at what a start and its moves have led to. */
interface Visit {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
  readonly start: string;
  readonly outcome: Outcome | null;
}
type Venture = { readonly type: 'begin'; readonly start: string } | ({ readonly type: 'move' } & Offer);

const BEFORE = { status: 'active', output: undefined, error: undefined, start: '', outcome: null } as const;
const isSound = ({ outcome }: Visit): boolean => outcome !== null && outcome.faults.length === 0;

/** What `xstate/graph` walks: not the machine itself, but what can happen to it, with its time and its actors. */
function venturing(model: AnyModel, explorers: ReadonlyMap<string, Explorer>) {
  let places = 0;
  const explorerOf = (start: string) => {
    const explorer = explorers.get(start);
    if (explorer === undefined) throw new Error(`${model.machine.id} has no start '${start}'`);
    return explorer;
  };
  const logic: ActorLogic<Visit, Venture> = {
    getInitialSnapshot: () => BEFORE,
    getPersistedSnapshot: (visit) => visit,
    transition({ start, outcome }, venture) {
      if (venture.type === 'begin')
        return { ...BEFORE, start: venture.start, outcome: explorerOf(venture.start).begin() };
      if (outcome === null) return BEFORE;
      return { ...BEFORE, start, outcome: explorerOf(start).take(outcome.situation, venture.move, venture.due) };
    },
  };
  const keyAt = ({ start, outcome }: Visit): string =>
    outcome === null ? '' : keyOf(model, explorerOf(start), outcome.situation);
  const events = (visit: Visit): Venture[] => {
    places += 1;
    if (places > MOST_PLACES)
      throw new Error(`${model.machine.id}: its identity makes more than ${MOST_PLACES} places`);
    if (visit.outcome === null) return [...explorers.keys()].map((start) => ({ type: 'begin', start }));
    return isSound(visit) ? offers(model, visit.outcome.situation).map((offer) => ({ type: 'move', ...offer })) : [];
  };
  return { logic, keyAt, events };
}

/** Finds every place that a model can reach, nearest first. Throws when there is no end of them. */
export function explore(model: AnyModel): Graph {
  const explorers = new Map(
    Object.entries(model.starts).map(([name, start]) => [name, createExplorer(model, start)] as const),
  );
  const { logic, keyAt, events } = venturing(model, explorers);
  const map = getAdjacencyMap(logic, {
    events,
    serializeState: (visit) => (visit.outcome === null || isSound(visit) ? keyAt(visit) : 'a fault'),
    serializeEvent: (venture) => JSON.stringify(venture),
  });

  const places = new Map<string, Place>();
  const edges = adjacencyMapToArray(map).flatMap(({ state: before, event: venture, nextState: visit }): Edge[] => {
    const { start, outcome } = visit;
    if (outcome === null) return [];
    const { situation } = outcome;
    const { move, due } = venture.type === 'move' ? venture : { move: null, due: situation.time };
    const to = isSound(visit) ? keyAt(visit) : null;
    const edge = { start, from: places.get(keyAt(before)) ?? null, move, due, outcome, to };
    if (to !== null && !places.has(to)) places.set(to, { key: to, start, situation, arrival: edge });
    return [edge];
  });
  return { places, edges, explorers };
}
