import type { AnyActorRef } from 'xstate';
import type { AnyModel } from './model.ts';
import { type Move, NO_PAYLOAD } from './move.ts';
import { inputOf } from './simulated-children.ts';
import type { SimulatedState } from './simulator.ts';

/** A move that can happen in a state, and its time. */
export interface AvailableMove {
  readonly move: Move;
  /** ms since 1970 */
  readonly due: number;
}

interface PendingActor {
  readonly id: string;
  readonly actor: string;
  readonly ref: AnyActorRef;
}

/** The actors that have no result yet. */
function pendingActors({ snapshot, answered }: SimulatedState): PendingActor[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return Object.entries(children).flatMap(([id, ref]) =>
    ref === undefined || answered.has(ref) || typeof ref.src !== 'string' ? [] : [{ id, actor: ref.src, ref }],
  );
}

/** The pending actors whose result a path must provide: promise actors and waits. */
export const awaitedActors = (model: AnyModel, state: SimulatedState): PendingActor[] =>
  pendingActors(state).filter(({ actor }) => {
    const behaviour = model.actors[actor];
    return behaviour === 'wait' || typeof behaviour === 'object';
  });

/** The moment that an actor with `waits: true` waits for. */
const momentOf = (ref: AnyActorRef): number => (inputOf(ref) as { readonly moment: number }).moment;

/** The timers and waits that are running, in the order in which they fire. */
export function scheduledMoves(model: AnyModel, state: SimulatedState): AvailableMove[] {
  const timers = state.timers.map(
    ({ event, due }): AvailableMove => ({ move: { kind: 'timer', event: event.type }, due }),
  );
  const waits = pendingActors(state)
    .filter(({ actor }) => model.actors[actor] === 'wait')
    .map(({ id, ref }): AvailableMove => ({ move: { kind: 'wait', id }, due: Math.max(momentOf(ref), state.time) }));
  return [...timers, ...waits].toSorted((a, b) => a.due - b.due);
}

function eventMoves({ events }: AnyModel): Move[] {
  return Object.entries(events).flatMap(([type, cases = {}]) =>
    (cases === NO_PAYLOAD ? [NO_PAYLOAD] : Object.keys(cases)).map((label): Move => ({ kind: 'event', type, label })),
  );
}

function replyMoves(model: AnyModel, state: SimulatedState): Move[] {
  return pendingActors(state).flatMap(({ id, actor }) => {
    const fixtures = model.actors[actor];
    if (typeof fixtures !== 'object') return [];
    return (['done', 'error'] as const).flatMap((kind) =>
      Object.keys(fixtures[kind]).map((label): Move => ({ kind, actor, id, label })),
    );
  });
}

/**
 * Every move that can happen next: all events, all replies of pending actors, the next timer or wait, and the idle
 * periods that end before it.
 */
export function availableMoves(model: AnyModel, state: SimulatedState): AvailableMove[] {
  if (state.snapshot.status !== 'active' || state.isStopped) return [];
  const { time } = state;
  const [next] = scheduledMoves(model, state);
  const idlePeriods = Object.entries(model.idlePeriods ?? {})
    .map(([label, ms]): AvailableMove => ({ move: { kind: 'idle', label }, due: time + ms }))
    .filter(({ due }) => next === undefined || due < next.due);
  const immediate = [...eventMoves(model), ...replyMoves(model, state)].map((move) => ({ move, due: time }));
  return [...immediate, ...(next ? [next] : []), ...idlePeriods];
}
