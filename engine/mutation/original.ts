import { scheduledMoves } from '../available-moves.ts';
import { definitionOf, historyIds } from '../definition.ts';
import { goalsOf } from '../goals.ts';
import { buildGraph, type Edge, type Graph } from '../graph.ts';
import type { AnyModel } from '../model.ts';
import { machineEvent } from '../move.ts';
import type { SimulatedState } from '../simulator.ts';
import type { Mutant } from './mutant.ts';

/** The machine without a fault: what its mutants are compared with. */
export interface Original {
  readonly model: AnyModel;
  readonly graph: Graph;
  /** The coverage goals that an edge meets. */
  goals(edge: Edge): readonly string[];
  /** By key of the node; null for the starts. */
  readonly edgesFrom: ReadonlyMap<string | null, readonly Edge[]>;
}

/** Builds the state graph of a model and indexes it. */
export function originalOf(model: AnyModel): Original {
  const graph = buildGraph(model);
  const definition = definitionOf(model.machine);
  const goals = new Map(graph.edges.map((edge) => [edge, goalsOf(definition, model, edge)] as const));
  return {
    model,
    graph,
    goals: (edge) => goals.get(edge) ?? [],
    edgesFrom: Map.groupBy(graph.edges, ({ from }) => from?.key ?? null),
  };
}

const isActive = (state: string, { snapshot }: SimulatedState): boolean =>
  snapshot._nodes.some(({ id }) => id === state);

/** Whether a fault could change the outcome of an edge. */
export function touches(model: AnyModel, { kind, state, eventType }: Mutant, { from, move, outcome }: Edge): boolean {
  const wasActive = from !== null && isActive(state, from.state);
  const isNowActive = isActive(state, outcome.state);
  const passes = outcome.microsteps.some((ids) => ids.some((id) => id.startsWith(`${state} · `)));
  if (kind === 'delay') return isNowActive && (!wasActive || outcome.microsteps.length > 0);
  if (passes) return true;
  if (eventType === null || eventType === '' || eventType.startsWith('xstate.done.state.')) {
    return wasActive || isNowActive;
  }
  return wasActive && move !== null && machineEvent(model, move)?.type === eventType;
}

const fingerprints = new WeakMap<SimulatedState, string>();

/** Everything in a state that later moves depend on; the `identity` of a model has less. */
export function fingerprintOf(model: AnyModel, state: SimulatedState): string {
  const known = fingerprints.get(state);
  if (known !== undefined) return known;
  const scheduled = scheduledMoves(model, state).map(({ move, due }) => [move, due - state.time]);
  const raised = state.timers.map(({ event }) => event);
  const fingerprint = JSON.stringify([
    state.snapshot.value,
    historyIds(state.snapshot),
    state.snapshot.context,
    [...state.device],
    scheduled,
    raised,
  ]);
  fingerprints.set(state, fingerprint);
  return fingerprint;
}
