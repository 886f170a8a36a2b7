import type {
  ActorLogic,
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { CallFailure } from '../contract/backend.ts';
import type { Ports } from './ports.ts';

type ActorOf<M> =
  // biome-ignore format: one line tells that only the fourth parameter matters
  M extends StateMachine<infer _C, infer _E, infer _Ch, infer A, infer _Ac, infer _G, infer _D, infer _S, infer _T, infer _I, infer _O, infer _Em, infer _Me, infer _Co> ? A : never;

type EventOf<M extends AnyStateMachine> = EventFromLogic<M>;
export type EventType<M extends AnyStateMachine> = EventOf<M>['type'];
export type ActorName<M extends AnyStateMachine> = ActorOf<M>['src'];
type LogicNamed<M extends AnyStateMachine, N> = Extract<ActorOf<M>, { src: N }>['logic'];

/** What an event carries besides its type. */
type Payload<E extends AnyEventObject> = Omit<E, 'type'>;

/** Labelled replies of one actor. A label names the case in diagrams and paths ("month ordered", "closed branch"). */
export interface Replies<Output> {
  readonly done: Readonly<Record<string, Output>>;
  readonly error: Readonly<Record<string, CallFailure>>;
}

/** What happened on the way to a snapshot, and what the machine asked of the outside. */
export interface Trace<M extends AnyStateMachine, Start extends string = string> {
  readonly start: Start;
  readonly snapshot: SnapshotFrom<M>;
  readonly steps: readonly Step[];
  readonly effects: readonly Effect[];
}

export type Step =
  | { readonly kind: 'event'; readonly event: AnyEventObject }
  | { readonly kind: 'reply'; readonly actor: string; readonly label: string; readonly output: unknown }
  | { readonly kind: 'failure'; readonly actor: string; readonly label: string; readonly failure: CallFailure }
  | { readonly kind: 'timer'; readonly delay: string };

/** One use of a port (`device.write`, `browser.go`, `notify` …) or of a function in the input (`tell`), in order. */
export interface Effect {
  readonly name: string;
  readonly args: readonly unknown[];
}

/**
 * What path generation must know and a machine does not say: what each event can carry and what each actor can
 * answer. Exhaustive: a new event or actor does not compile until it stands here. `laws` say what must hold at every
 * step, told from the start and the replies alone, so that a transition to the wrong target is seen.
 */
export interface Model<M extends AnyStateMachine, Start extends string = string> {
  readonly machine: M;
  /** Ways in which the flow can begin. `spy` makes a recorded function, for inputs such as `tell`. */
  readonly starts: Readonly<Record<Start, (ports: Ports, spy: (name: string) => (...args: never[]) => void) => InputFrom<M>>>;
  readonly events: {
    readonly [T in EventType<M>]: Readonly<Record<string, Payload<Extract<EventOf<M>, { type: T }>>>>;
  };
  readonly actors: {
    readonly [N in ActorName<M>]: LogicNamed<M, N> extends infer L extends ActorLogic<infer _S, infer _E, infer _I, infer _Sys, infer _Em>
      ? Replies<OutputFrom<L>>
      : never;
  };
  /** The part of the context that tells two situations apart, besides the state. */
  readonly identity: (context: ContextFrom<M>) => unknown;
  readonly laws: Readonly<Record<string, (trace: Trace<M, Start>) => boolean>>;
}

/** Writes a model down with everything checked against its machine. */
export const defineModel = <M extends AnyStateMachine, Start extends string>(model: Model<M, Start>): Model<M, Start> => model;
