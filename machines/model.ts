import type {
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { CallFailure } from '../contract/backend.ts';
import type { Call } from '../contract/call.ts';
import type { CallLogic, WaitLogic } from './call-actor.ts';
import type { Browser, DeviceKey, Ports } from './ports.ts';

/** The moment at which every model begins (ms since 1970); what a fixture says of time is told from here. */
export const MODEL_START = Date.UTC(2026, 10, 20, 9);

type EventOf<M extends AnyStateMachine> = EventFromLogic<M>;
export type EventType<M extends AnyStateMachine> = EventOf<M>['type'];

type ActorOf<M> =
  // biome-ignore format: one line tells that only the fourth parameter matters
  M extends StateMachine<infer _C, infer _E, infer _Ch, infer A, infer _Ac, infer _G, infer _D, infer _S, infer _T, infer _I, infer _O, infer _Em, infer _Me, infer _Co> ? A : never;
type ActorName<M extends AnyStateMachine> = ActorOf<M>['src'];
type LogicNamed<M extends AnyStateMachine, N> = Extract<ActorOf<M>, { src: N }>['logic'];

/** What an event carries besides its type. */
type Payload<E extends AnyEventObject> = Omit<E, 'type'>;

/** Labelled cases of one event; `bare` for an event that carries nothing. */
type Cases<E extends AnyEventObject> = keyof Payload<E> extends never ? 'bare' : Readonly<Record<string, Payload<E>>>;

/** Labelled replies of one actor. A label names the case in diagrams and paths ("month ordered", "closed branch"). */
interface Replies<Output, Failure> {
  readonly done: Readonly<Record<string, Output>>;
  readonly error: Readonly<Record<string, Failure>>;
}

/**
 * What one kind of actor can do: a call answers or fails, another promise gives or throws, a wait is over when its
 * moment comes. What listeners and child machines tell stands among the events.
 */
type Behaviour<L> =
  L extends CallLogic<infer C extends Call>
    ? Replies<OutputFrom<CallLogic<C>>, CallFailure>
    : L extends WaitLogic
      ? 'waits'
      : L extends AnyStateMachine
        ? 'child'
        : L extends PromiseActorLogic<infer Output, infer _Input, infer _Emitted>
          ? Replies<Output, Error>
          : L extends AnyActorLogic
            ? 'listens'
            : never;

/** Makes a function that records how it is used, for inputs such as `tell`. */
export type Spy = <Args extends readonly unknown[]>(name: string) => (...args: Args) => void;

/** One way in which a flow can begin. */
export interface Start<Input> {
  /** What the device remembers. */
  readonly device?: Readonly<Partial<Record<DeviceKey, string>>>;
  /** A desktop unless told. */
  readonly platform?: Browser['platform'];
  readonly input: (ports: Ports, spy: Spy) => Input;
}

type ReplyStep<M extends AnyStateMachine> = {
  readonly [N in ActorName<M>]: Behaviour<LogicNamed<M, N>> extends Replies<infer Output, infer Failure>
    ?
        | { readonly kind: 'done'; readonly actor: N; readonly label: string; readonly output: Output }
        | { readonly kind: 'error'; readonly actor: N; readonly label: string; readonly failure: Failure }
    : never;
}[ActorName<M>];

/** One thing that happened to a machine from outside. */
export type Step<M extends AnyStateMachine> =
  | { readonly kind: 'event'; readonly label: string; readonly event: EventOf<M> }
  | ReplyStep<M>
  | TimeStep;

/** A timer of the machine, a wait for a moment, or some time in which nothing was due. */
interface TimeStep {
  readonly kind: 'time';
  readonly label: string;
}

/** One use of a port (`device.write`, `browser.go`, `notify` …) or of a spy, in order. */
export interface Effect {
  readonly name: string;
  readonly args: readonly unknown[];
  /** How many steps had been taken: 0 while the machine started. */
  readonly step: number;
}

interface Recorded<StartName, OneStep, Snapshot> {
  readonly start: StartName;
  readonly steps: readonly OneStep[];
  readonly effects: readonly Effect[];
  readonly snapshot: Snapshot;
  /** The snapshot before the last step; null at the start. */
  readonly before: Snapshot | null;
  /** ms since 1970 */
  readonly now: number;
  /** What the device remembers by now. */
  readonly device: Readonly<Partial<Record<DeviceKey, string>>>;
}

/** What happened on the way to a snapshot, and what the machine did outside. */
export interface Trace<M extends AnyStateMachine, StartName extends string = string>
  extends Recorded<StartName, Step<M>, SnapshotFrom<M>> {
  /** What an actor answered last; undefined when it has not answered. */
  lastAnswer<N extends ActorName<M>>(actor: N): Answer<Behaviour<LogicNamed<M, N>>> | undefined;
}
type Answer<B> = B extends Replies<infer Output, infer _> ? Output : never;

/**
 * What path generation must know and a machine does not say: what each event can carry and what each actor can
 * answer. Exhaustive: a new event or actor does not compile until it stands here.
 */
export interface Model<M extends AnyStateMachine, StartName extends string = string> {
  readonly machine: M;
  readonly starts: Readonly<Record<StartName, Start<InputFrom<M>>>>;
  readonly events: { readonly [T in EventType<M>]: Cases<Extract<EventOf<M>, { type: T }>> };
  readonly actors: { readonly [N in ActorName<M>]: Behaviour<LogicNamed<M, N>> };
  /** Labelled stretches of time, ms, that may pass while nothing is due; for guards that read the clock. */
  readonly idlePeriods?: Readonly<Record<string, number>>;
  /** Events after which its owner stops the machine. */
  readonly last?: readonly EventType<M>[];
  /** The part of the context that tells two situations apart, besides the state. */
  identity(context: ContextFrom<M>): unknown;
  /**
   * What must hold after every step, told from the start and the replies alone: expectations that are generated from
   * the machine cannot see a transition to the wrong target, laws can.
   */
  readonly invariants: Readonly<Record<string, Invariant<Trace<M, StartName>>>>;
}

type Invariant<T> = { holds(trace: T): boolean }['holds'];

/** Writes a model down with everything checked against its machine. */
export const defineModel = <M extends AnyStateMachine, StartName extends string>(
  model: Model<M, StartName>,
): Model<M, StartName> => model;

/** A step of whatever machine. */
export type AnyStep =
  | { readonly kind: 'event'; readonly label: string; readonly event: AnyEventObject }
  | { readonly kind: 'done'; readonly actor: string; readonly label: string; readonly output: unknown }
  | { readonly kind: 'error'; readonly actor: string; readonly label: string; readonly failure: unknown }
  | TimeStep;

/** A trace of whatever machine. */
export interface AnyTrace extends Recorded<string, AnyStep, AnyMachineSnapshot> {
  lastAnswer(actor: string): unknown;
}

/** A model of whatever machine, as the engine takes it. */
export interface AnyModel {
  readonly machine: AnyStateMachine;
  readonly starts: Readonly<Record<string, Start<unknown>>>;
  readonly events: Readonly<Record<string, 'bare' | Readonly<Record<string, object>>>>;
  readonly actors: Readonly<Record<string, 'waits' | 'listens' | 'child' | Replies<unknown, unknown>>>;
  readonly idlePeriods?: Readonly<Record<string, number>>;
  readonly last?: readonly string[];
  identity(context: unknown): unknown;
  readonly invariants: Readonly<Record<string, Invariant<AnyTrace>>>;
}
