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
import type { Browser, DeviceKey, VaultPorts } from './ports.ts';

/** The time at which every path starts, ms since 1970. Fixtures express their dates relative to it. */
export const MODEL_START = Date.UTC(2026, 10, 20, 9);

type EventOf<M extends AnyStateMachine> = EventFromLogic<M>;
export type EventType<M extends AnyStateMachine> = EventOf<M>['type'];

type ActorOf<M> =
  // biome-ignore format: only the fourth type parameter matters
  M extends StateMachine<infer _C, infer _E, infer _Ch, infer A, infer _Ac, infer _G, infer _D, infer _S, infer _T, infer _I, infer _O, infer _Em, infer _Me, infer _Co> ? A : never;
type ActorName<M extends AnyStateMachine> = ActorOf<M>['src'];
type LogicOf<M extends AnyStateMachine, N> = Extract<ActorOf<M>, { src: N }>['logic'];

/** The properties of an event besides its type. */
type Payload<E extends AnyEventObject> = Omit<E, 'type'>;

/** Labelled payloads of one event type; `noPayload` if the event has only a type. */
type EventCases<E extends AnyEventObject> = keyof Payload<E> extends never
  ? 'noPayload'
  : Readonly<Record<string, Payload<E>>>;

/** Labelled results of one promise actor. Path titles show the label, for example "month ordered" or "closed branch". */
interface Replies<Output, Failure> {
  readonly done: Readonly<Record<string, Output>>;
  readonly error: Readonly<Record<string, Failure>>;
}

/**
 * How the engine simulates an actor, by its logic:
 * - a promise actor resolves or rejects with each of its labelled replies; a call rejects with a `CallFailure`;
 * - `wait`: an actor made by `waitUntil` is done when its moment has come;
 * - `machine`: a child machine is replaced by a stub that records what it receives;
 * - `listener`: a callback actor runs as it is.
 *
 * Events that child machines and listeners send to the machine are listed in `Model.events`.
 */
type Behaviour<L> =
  L extends CallLogic<infer C extends Call>
    ? Replies<OutputFrom<CallLogic<C>>, CallFailure>
    : L extends WaitLogic
      ? 'wait'
      : L extends AnyStateMachine
        ? 'machine'
        : L extends PromiseActorLogic<infer Output, infer _Input, infer _Emitted>
          ? Replies<Output, Error>
          : L extends AnyActorLogic
            ? 'listener'
            : never;

/** Makes a function that records its calls as effects, for inputs such as `onEvent`. */
export type Spy = <Args extends readonly unknown[]>(name: string) => (...args: Args) => void;

/** One way to start the machine. */
export interface Start<Input> {
  /** Initial contents of the device storage. */
  readonly device?: Readonly<Partial<Record<DeviceKey, string>>>;
  /** Default: desktop. */
  readonly platform?: Browser['platform'];
  /** State of the first history entry. */
  readonly pageState?: unknown;
  readonly input: (ports: VaultPorts, spy: Spy) => Input;
}

type ReplyStep<M extends AnyStateMachine> = {
  readonly [N in ActorName<M>]: Behaviour<LogicOf<M, N>> extends Replies<infer Output, infer Failure>
    ?
        | { readonly kind: 'done'; readonly actor: N; readonly label: string; readonly output: Output }
        | { readonly kind: 'error'; readonly actor: N; readonly label: string; readonly failure: Failure }
    : never;
}[ActorName<M>];

/** One step of a path: an event, the result of an actor, or a passage of time. */
type Step<M extends AnyStateMachine> = (
  | { readonly kind: 'event'; readonly label: string; readonly event: EventOf<M> }
  | ReplyStep<M>
  | TimeStep
) &
  Moment;

interface Moment {
  /** When the step happens, ms since 1970. */
  readonly now: number;
}

/** A timer has fired, a wait is over, or an idle period has passed. */
interface TimeStep {
  readonly kind: 'time';
  readonly label: string;
}

/** One call of a port (`device.write`, `browser.go`, `notify` …) or of a spy. */
export interface Effect {
  readonly name: string;
  readonly args: readonly unknown[];
  /** The number of steps before this effect; 0 during the start of the machine. */
  readonly step: number;
}

interface TraceData<StartName, OneStep, Snapshot> {
  readonly start: StartName;
  readonly steps: readonly OneStep[];
  readonly effects: readonly Effect[];
  readonly snapshot: Snapshot;
  /** The snapshot before the last step; null at the start. */
  readonly before: Snapshot | null;
  /** ms since 1970 */
  readonly now: number;
  /** Current contents of the device storage. */
  readonly device: Readonly<Partial<Record<DeviceKey, string>>>;
}

/** The history of a path up to a snapshot: its steps and the effects of the machine on its ports. */
export interface Trace<M extends AnyStateMachine, StartName extends string = string>
  extends TraceData<StartName, Step<M>, SnapshotFrom<M>> {
  /** The last output of an actor; undefined if it has not resolved. */
  lastAnswer<N extends ActorName<M>>(actor: N): Answer<Behaviour<LogicOf<M, N>>> | undefined;
}
type Answer<B> = B extends Replies<infer Output, infer _> ? Output : never;

/**
 * The test model of a machine: everything that path generation needs and that the machine itself does not define, such
 * as the payloads of events and the results of actors. Exhaustive: a machine with an event or an actor that the model
 * does not list fails to compile.
 */
export interface Model<M extends AnyStateMachine, StartName extends string = string> {
  readonly machine: M;
  readonly starts: Readonly<Record<StartName, Start<InputFrom<M>>>>;
  readonly events: { readonly [T in EventType<M>]: EventCases<Extract<EventOf<M>, { type: T }>> };
  readonly actors: { readonly [N in ActorName<M>]: Behaviour<LogicOf<M, N>> };
  /** Labelled durations, ms, that may pass before the next timer is due; for guards that read the clock. */
  readonly idlePeriods?: Readonly<Record<string, number>>;
  /** Events after which the owner of the machine stops it. */
  readonly stopEvents?: readonly EventType<M>[];
  /** Events that the user does not send by a press: the owner, a child machine or the browser sends them. */
  readonly externalEvents?: readonly EventType<M>[];
  /** Changing calls that a press may start right after the answer of a change, with the reason. */
  readonly repeatable?: { readonly [N in ActorName<M>]?: string };
  /** Faults of `npm run mutate` that change nothing for the user, in its words, with the reason. */
  readonly equivalentFaults?: Readonly<Record<string, string>>;
  /** The part of the context that, together with the state value, identifies a node of the state graph. */
  identity(context: ContextFrom<M>): unknown;
  /**
   * Conditions that must hold after every step. They check the machine against something other than itself: the paths
   * are generated from the machine, so only an invariant can detect a transition to the wrong target.
   */
  readonly invariants: Readonly<Record<string, Invariant<Trace<M, StartName>>>>;
}

type Invariant<T> = { holds(trace: T): boolean }['holds'];

/** Defines a model; its type is checked against the machine. */
export const defineModel = <M extends AnyStateMachine, StartName extends string>(
  model: Model<M, StartName>,
): Model<M, StartName> => model;

/** A step of any machine. */
export type AnyStep = (
  | { readonly kind: 'event'; readonly label: string; readonly event: AnyEventObject }
  | { readonly kind: 'done'; readonly actor: string; readonly label: string; readonly output: unknown }
  | { readonly kind: 'error'; readonly actor: string; readonly label: string; readonly failure: unknown }
  | TimeStep
) &
  Moment;

/** A trace of any machine. */
export interface AnyTrace extends TraceData<string, AnyStep, AnyMachineSnapshot> {
  lastAnswer(actor: string): unknown;
}

/** A model of any machine. */
export interface AnyModel {
  readonly machine: AnyStateMachine;
  readonly starts: Readonly<Record<string, Start<unknown>>>;
  readonly events: Readonly<Record<string, 'noPayload' | Readonly<Record<string, object>>>>;
  readonly actors: Readonly<Record<string, 'wait' | 'listener' | 'machine' | Replies<unknown, unknown>>>;
  readonly idlePeriods?: Readonly<Record<string, number>>;
  readonly stopEvents?: readonly string[];
  readonly externalEvents?: readonly string[];
  readonly repeatable?: { readonly [actor: string]: string | undefined };
  readonly equivalentFaults?: Readonly<Record<string, string>>;
  identity(context: unknown): unknown;
  readonly invariants: Readonly<Record<string, Invariant<AnyTrace>>>;
}
