import type { AnyEventObject } from 'xstate';
import { callOf } from './environment.ts';
import type { AnyModel } from './model.ts';

/** Something that happens in one step of a path. Plain data, so that it can be sent to a browser. */
export type Move =
  | { readonly kind: 'event'; readonly type: string; readonly label: string }
  /** A promise actor resolves or rejects; `id` is its invoke id, `actor` the name of its logic. */
  | { readonly kind: 'done' | 'error'; readonly actor: string; readonly id: string; readonly label: string }
  /** A timer of the machine fires. */
  | { readonly kind: 'timer'; readonly event: string }
  /** The moment that an actor with `waits: true` waits for has come. */
  | { readonly kind: 'wait'; readonly id: string }
  /** Time passes without an event. */
  | { readonly kind: 'idle'; readonly label: string };

/** The label of an event that has only a type. */
export const NO_PAYLOAD = 'noPayload';

/** An event with the payload of its case. */
export function eventOf({ events }: AnyModel, type: string, label: string): AnyEventObject {
  const cases = events[type];
  return { type, ...(typeof cases === 'object' ? cases[label] : {}) };
}

type Reply = Extract<Move, { readonly kind: 'done' | 'error' }>;

/** The output or failure of an actor, as the model defines it. */
export function fixtureOf({ actors }: AnyModel, { kind, actor, label }: Reply): unknown {
  const replies = actors[actor];
  return typeof replies === 'object' ? replies[kind][label] : undefined;
}

/** The output or error of an actor, as the machine receives it: the adapter makes the error of a call. */
export function replyOf(model: AnyModel, move: Reply): unknown {
  const fixture = fixtureOf(model, move);
  const call = callOf(model.machine, move.actor);
  return move.kind === 'error' && call ? model.adapter.errorOf(call, fixture) : fixture;
}

/** The event that the machine receives for a move; null if only time passes. */
export function machineEvent(model: AnyModel, move: Move): AnyEventObject | null {
  switch (move.kind) {
    case 'event':
      return eventOf(model, move.type, move.label);
    case 'done':
      return { type: `xstate.done.actor.${move.id}`, output: replyOf(model, move), actorId: move.id };
    case 'error':
      return { type: `xstate.error.actor.${move.id}`, error: replyOf(model, move), actorId: move.id };
    case 'timer':
      return { type: move.event };
    case 'wait':
      return { type: `xstate.done.actor.${move.id}`, output: undefined, actorId: move.id };
    case 'idle':
      return null;
  }
}
