import type { Environment } from './environment.ts';
import type { Edge } from './graph.ts';
import type { AnyModel } from './model.ts';

/** A request of an actor to the world outside. The logic of the actor has it as its property `call`. */
export interface Call {
  readonly name: string;
  readonly effect: 'read' | 'change';
}

/** A move and its outcome, as a common invariant receives it. */
export type TakenStep = Omit<Edge, 'to' | 'broken'>;

/** What the engine must know about the application whose machines it tests. */
export interface Adapter {
  /** When a path starts, ms since 1970, unless its start says otherwise. */
  readonly startTime: number;
  /**
   * Whether the logic of promise actors runs, with the fakes of the input. Otherwise each is replaced by a promise that the
   * path resolves.
   */
  readonly runsActors: boolean;
  /** The input of a machine for one start, with fakes that use and record into the environment. */
  inputFor(environment: Environment): unknown;
  /** What the actor of a call sends, from its input: a change must not be sent twice at the same time. */
  requestOf(input: unknown): unknown;
  /** The error with which the actor of a call rejects, for a failure that a model lists. */
  errorOf(call: Call, failure: unknown): unknown;
  /** Why a reply that a model lists cannot be a response of the call; null if it can. */
  violationOf(call: Call, output: unknown): string | null;
  /** What a user may rely on in every machine, by sentence. */
  readonly invariants: Readonly<Record<string, (model: AnyModel, step: TakenStep) => boolean>>;
  /** The rule against repeated presses; null if there is none. */
  readonly presses: PressRule | null;
}

/** After the answer of a change, no press may start another change for a while: it can be half of a double click. */
export interface PressRule {
  /** ms */
  readonly delay: number;
  /** An event type that only a new gesture sends, such as the change of a field. */
  isNewGesture(eventType: string): boolean;
}
