import type {
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { Adapter, Call } from './adapter.ts';
import { plainAdapter } from './plain-adapter.ts';

type EventOf<M extends AnyStateMachine> = EventFromLogic<M>;
export type EventType<M extends AnyStateMachine> = EventOf<M>['type'];

/** An event that XState makes, such as `xstate.error.actor.x`: a machine may declare it for the type of a transition. */
type XStateEventType<M extends AnyStateMachine> = Extract<EventType<M>, `xstate.${string}`>;

/** The cases of one event type of a machine. */
type Cases<M extends AnyStateMachine, T> = EventCases<Extract<EventOf<M>, { readonly type: T }>>;

type ActorOf<M> =
  // biome-ignore format: only the fourth type parameter matters
  M extends StateMachine<infer _C, infer _E, infer _Ch, infer A, infer _Ac, infer _G, infer _D, infer _S, infer _T, infer _I, infer _O, infer _Em, infer _Me, infer _Co> ? A : never;
type ActorName<M extends AnyStateMachine> = ActorOf<M>['src'];
type LogicOf<M extends AnyStateMachine, N> = Extract<ActorOf<M>, { src: N }>['logic'];

/** The properties of an event besides its type. */
type Payload<E extends AnyEventObject> = Omit<E, 'type'>;

/** Labelled payloads of one event type; `noPayload` if the event has only a type, or if the machine declares no events. */
type EventCases<E extends AnyEventObject> = keyof Payload<E> extends never
  ? 'noPayload'
  : Readonly<Record<string, Payload<E>>> | (string extends E['type'] ? 'noPayload' : never);

/**
 * Labelled results of one promise actor. Path titles show the label, for example "known" or "no connection".
 * @public The declaration of a model that another package exports names it.
 */
export interface Replies<Output, Failure> {
  readonly done: Readonly<Record<string, Output>>;
  readonly error: Readonly<Record<string, Failure>>;
}

/** The types of an application that its models share. */
export interface AppTypes {
  /** With what a call fails. */
  readonly failure: unknown;
  /** The keys of its device storage. */
  readonly deviceKey: string;
}

/**
 * How the engine simulates an actor, by its logic:
 * - a promise actor resolves or rejects with each of its labelled replies; if its logic has a property `call`, it rejects
 *   with a failure of the application;
 * - `wait`: an actor whose logic has `waits: true` is done at the `moment` of its input, ms since 1970;
 * - `machine`: a child machine is replaced by a stub that records what it receives; or it has labelled replies, and is
 *   done or fails with each of them;
 * - `listener`: a callback actor runs as it is.
 *
 * Events that child machines and listeners send to the machine are listed in `Model.events`.
 */
type Behaviour<L, Failure> = L extends AnyStateMachine
  ? 'machine' | Replies<OutputFrom<L>, Error>
  : L extends { readonly waits: true }
    ? 'wait'
    : L extends CallbackActorLogic<infer _Event, infer _CallbackInput, infer _CallbackEmitted>
      ? 'listener'
      : L extends PromiseActorLogic<infer Output, infer _Input, infer _Emitted>
        ? Replies<Output, L extends { readonly call: Call } ? Failure : Error>
        : L extends AnyActorLogic
          ? 'listener'
          : never;

/** One way to start a machine. What `input` is, the adapter decides. */
export interface AnyStart {
  /** Initial contents of the device storage. */
  readonly device?: Readonly<Partial<Record<string, string>>>;
  /** When its paths start, ms since 1970; default: that of the adapter. */
  readonly time?: number;
  readonly input: unknown;
}

type ReplyStep<M extends AnyStateMachine, F> = {
  readonly [N in ActorName<M>]: Behaviour<LogicOf<M, N>, F> extends Replies<infer Output, infer Failure>
    ?
        | { readonly kind: 'done'; readonly actor: N; readonly label: string; readonly output: Output }
        | { readonly kind: 'error'; readonly actor: N; readonly label: string; readonly failure: Failure }
    : never;
}[ActorName<M>];

/** One step of a path: an event, the result of an actor, or a passage of time. */
type Step<M extends AnyStateMachine, App extends AppTypes = AppTypes> = (
  | { readonly kind: 'event'; readonly label: string; readonly event: EventOf<M> }
  | ReplyStep<M, App['failure']>
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

/** Something that a machine did to its environment: a name such as `device.write`, and the arguments. */
export interface Effect {
  readonly name: string;
  readonly args: readonly unknown[];
  /** The number of steps before this effect; 0 during the start of the machine. */
  readonly step: number;
}

interface TraceData<StartName, OneStep, Snapshot, DeviceKey extends string> {
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
export interface Trace<M extends AnyStateMachine, StartName extends string, App extends AppTypes>
  extends TraceData<StartName, Step<M, App>, SnapshotFrom<M>, App['deviceKey']> {
  /** The last output of an actor; undefined if it has not resolved. */
  lastAnswer<N extends ActorName<M>>(actor: N): Answer<Behaviour<LogicOf<M, N>, App['failure']>> | undefined;
}
type Answer<B> = B extends Replies<infer Output, infer _> ? Output : never;

/**
 * The test model of a machine: everything that path generation needs and that the machine itself does not define, such
 * as the payloads of events and the results of actors. Exhaustive: a machine with an event or an actor that the model
 * does not list fails to compile.
 */
export interface ModelDefinition<
  M extends AnyStateMachine,
  StartName extends string,
  Start extends AnyStart,
  App extends AppTypes,
> {
  readonly machine: M;
  readonly starts: Readonly<Record<StartName, Start>>;
  readonly events: { readonly [T in Exclude<EventType<M>, XStateEventType<M>>]: Cases<M, T> } & {
    readonly [T in XStateEventType<M>]?: Cases<M, T>;
  };
  readonly actors: { readonly [N in ActorName<M>]: Behaviour<LogicOf<M, N>, App['failure']> };
  /** Cases of events that the machine ignores in every state, by label, with the reason. All others must be taken. */
  readonly ignoredCases?: { readonly [T in EventType<M>]?: Readonly<Record<string, string>> };
  /** Labelled durations, ms, that may pass before the next timer is due; for guards that read the clock. */
  readonly idlePeriods?: Readonly<Record<string, number>>;
  /** Events after which the owner of the machine stops it. */
  readonly stopEvents?: readonly EventType<M>[];
  /** Events that the user does not send by a press: the owner, a child machine or the browser sends them. */
  readonly externalEvents?: readonly EventType<M>[];
  /** Changing calls that a press may start right after the answer of a change, with the reason. */
  readonly repeatable?: { readonly [N in ActorName<M>]?: string };
  /** Instead of `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  /** Faults of the mutation testing that change nothing for the user, in its words, with the reason. */
  readonly equivalentFaults?: Readonly<Record<string, string>>;
  /** The part of the context that, together with the state value, identifies a node of the state graph. */
  identity(context: ContextFrom<M>): unknown;
  /**
   * Conditions that must hold after every step. They check the machine against something other than itself: the paths
   * are generated from the machine, so only an invariant can detect a transition to the wrong target.
   */
  readonly invariants: Readonly<Record<string, Invariant<Trace<M, StartName, App>>>>;
}

/** How far the exploration goes. */
export interface Limits {
  /** If the state graph has more nodes, the model's `identity` distinguishes states that it should not. */
  readonly nodes: number;
  /** How many edges of a mutant are explored. A fault that shows only beyond them counts as not noticed. */
  readonly mutantEdges: number;
}

export const defaultLimits: Limits = { nodes: 5_000, mutantEdges: 4_000 };

/** A model, and what the engine must know about the application. */
export interface ModelOf<
  M extends AnyStateMachine,
  StartName extends string,
  Start extends AnyStart,
  App extends AppTypes,
> extends ModelDefinition<M, StartName, Start, App> {
  readonly adapter: Adapter;
}

type Invariant<T> = { holds(trace: T): boolean }['holds'];

/** A model of a machine without an application around it: each start is the input of the machine, and when it starts. */
export const defineModel = <M extends AnyStateMachine, StartName extends string>(
  model: ModelDefinition<M, StartName, Pick<AnyStart, 'time'> & { readonly input: InputFrom<M> }, AppTypes>,
) => ({ ...model, adapter: plainAdapter });

/** A step of any machine. */
export type AnyStep = (
  | { readonly kind: 'event'; readonly label: string; readonly event: AnyEventObject }
  | { readonly kind: 'done'; readonly actor: string; readonly label: string; readonly output: unknown }
  | { readonly kind: 'error'; readonly actor: string; readonly label: string; readonly failure: unknown }
  | TimeStep
) &
  Moment;

/** A trace of any machine. */
export interface AnyTrace extends TraceData<string, AnyStep, AnyMachineSnapshot, string> {
  lastAnswer(actor: string): unknown;
}

/** A model of any machine. */
export interface AnyModel {
  readonly machine: AnyStateMachine;
  readonly adapter: Adapter;
  readonly starts: Readonly<Record<string, AnyStart>>;
  readonly events: Readonly<Record<string, 'noPayload' | Readonly<Record<string, object>> | undefined>>;
  readonly actors: Readonly<Record<string, 'wait' | 'listener' | 'machine' | Replies<unknown, unknown>>>;
  readonly ignoredCases?: { readonly [type: string]: Readonly<Record<string, string>> | undefined };
  readonly idlePeriods?: Readonly<Record<string, number>>;
  readonly stopEvents?: readonly string[];
  readonly externalEvents?: readonly string[];
  readonly repeatable?: { readonly [actor: string]: string | undefined };
  readonly limits?: Partial<Limits>;
  readonly equivalentFaults?: Readonly<Record<string, string>>;
  identity(context: unknown): unknown;
  readonly invariants: Readonly<Record<string, Invariant<AnyTrace>>>;
}
