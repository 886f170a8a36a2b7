import type { AnyEventObject } from 'xstate';
import { CallError, type CallFailure } from '../../contract/backend.ts';
import type { AnyModel } from '../../machines/model.ts';
import { callOf } from './world.ts';

/** One thing that a path lets happen; plain data, so that it can be told to another process. */
export type Move =
  | { readonly kind: 'event'; readonly type: string; readonly label: string }
  /** An actor is answered; `id` names it, `actor` its kind. */
  | { readonly kind: 'done' | 'error'; readonly actor: string; readonly id: string; readonly label: string }
  /** A timer of the machine comes due. */
  | { readonly kind: 'timer'; readonly event: string }
  /** The moment that an actor waits for has come. */
  | { readonly kind: 'wait'; readonly id: string }
  | { readonly kind: 'lapse'; readonly label: string };

/** The label of an event that carries nothing. */
export const BARE = 'bare';

/** An event with what its fixture says it carries. */
export function eventOf({ events }: AnyModel, type: string, label: string): AnyEventObject {
  const cases = events[type];
  return { type, ...(typeof cases === 'object' ? cases[label] : {}) };
}

type Reply = Extract<Move, { readonly kind: 'done' | 'error' }>;

/** An actor's answer as the model writes it. */
export function fixtureOf({ actors }: AnyModel, { kind, actor, label }: Reply): unknown {
  const replies = actors[actor];
  return typeof replies === 'object' ? replies[kind][label] : undefined;
}

/** An actor's answer as the machine gets it: a call fails with an error that holds the fixture. */
export function answerOf(model: AnyModel, move: Reply): unknown {
  const fixture = fixtureOf(model, move);
  const call = callOf(model.machine, move.actor);
  return move.kind === 'error' && call ? new CallError(call.name, fixture as CallFailure) : fixture;
}

/** The event that a move amounts to inside the machine; null when only time passes. */
export function machineEvent(model: AnyModel, move: Move): AnyEventObject | null {
  switch (move.kind) {
    case 'event':
      return eventOf(model, move.type, move.label);
    case 'done':
      return { type: `xstate.done.actor.${move.id}`, output: answerOf(model, move), actorId: move.id };
    case 'error':
      return { type: `xstate.error.actor.${move.id}`, error: answerOf(model, move), actorId: move.id };
    case 'timer':
      return { type: move.event };
    case 'wait':
      return { type: `xstate.done.actor.${move.id}`, output: undefined, actorId: move.id };
    case 'lapse':
      return null;
  }
}
