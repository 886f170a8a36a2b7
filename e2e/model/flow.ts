import type { EventType } from '@lunchkortet/model-engine/model';
import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine, ContextFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Call, ResponseOf } from '../../contract/call.ts';
import type { FrameMessage } from '../../contract/frame-message.ts';
import type { MessageId } from '../../machines/message.ts';
import type { AnyModel, Model } from '../../machines/model.ts';
import type { HarnessApi, StartOptions } from '../harness/harness-api.ts';
import type { ShownText } from './shown-texts.ts';
import type { StateAssertion } from './state-assertion.ts';

/** A control of the page that sends an event. It must be offered exactly when the machine can take the event. */
export interface Control {
  readonly at: (page: Page, label: string) => Locator;
  /** Default: a click. */
  readonly act?: (control: Locator, label: string, context: TestContext) => Promise<unknown>;
  /** Default: visible and enabled. */
  readonly offered?: (control: Locator, label: string) => Promise<boolean>;
}

/** Calls a function of the harness in the page. */
export type CallHarness = <Name extends keyof HarnessApi>(
  name: Name,
  ...args: Parameters<HarnessApi[Name]>
) => Promise<Awaited<ReturnType<HarnessApi[Name]>>>;

/** What an external event can use. */
export interface TestContext {
  readonly page: Page;
  readonly callHarness: CallHarness;
  /** Answers the next backend call with this name with a status, whichever machine makes it. */
  readonly answerNext: (call: string, status: number, detail?: string) => void;
  /** From now on no code of a screen arrives. */
  readonly holdScreens: () => void;
  /** Answers a pending call; for `prepare`, before the path begins. */
  readonly answerPending: <C extends Call>(call: C, response: ResponseOf<C>) => Promise<void>;
  /** Delivers the page of the card vault that the portal has requested. */
  readonly loadVaultPage: () => Promise<void>;
  /** Posts a message from the page of the card vault. */
  readonly postVaultMessage: (message: FrameMessage) => Promise<void>;
}

/** Produces an event that no control sends. */
export type ExternalEvent = (context: TestContext, label: string) => Promise<unknown>;

type Gesture = Control | ExternalEvent;

/** Marks a state that is left in the same macrostep in which it is entered, so that it is never visible. */
export const TRANSIENT = 'transient';

type LeafOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOf<Value[Key]>}` }[keyof Value & string];

/** The leaf states of a machine, by their path: `signedIn.renewal.requesting`. */
type LeafName<M extends AnyStateMachine> =
  SnapshotFrom<M> extends { readonly value: infer Value } ? LeafOf<Value> : never;

export type Gestures<M extends AnyStateMachine> = { readonly [Type in EventType<M>]: Gesture };
export type StateAssertions<M extends AnyStateMachine> = {
  readonly [Leaf in LeafName<M>]: StateAssertion | typeof TRANSIENT;
};

/**
 * States that look the same on the page. All others must differ: where one is active, the assertions of the states that
 * exclude it must fail. Either a group of states whose assertions hold in each other, or states `in` which the
 * assertions of others also hold, but not the other way round. Those that `mayHold` do so only after some states before.
 */
type Twins<Leaf extends string> = (
  | { readonly states: readonly [Leaf, Leaf, ...Leaf[]] }
  | { readonly in: readonly [Leaf, ...Leaf[]]; readonly alsoHold: readonly [Leaf, ...Leaf[]] }
  | { readonly in: readonly [Leaf, ...Leaf[]]; readonly mayHold: readonly [Leaf, ...Leaf[]] }
) & {
  /** Why the user sees no difference. */
  readonly reason: string;
};

/** The moment in which a page shows something. */
export interface Moment<M extends AnyStateMachine> {
  readonly matches: SnapshotFrom<M>['matches'];
  /** The current day in Stockholm, `yyyy-mm-dd`. */
  readonly today: string;
}

/** What is on the page in some states when the context says so, and otherwise, such as a button that is not enabled. */
export interface Condition<Context, Leaf> {
  readonly in: readonly Leaf[];
  readonly when: (context: Context) => boolean;
  readonly shown: StateAssertion;
  readonly otherwise: StateAssertion;
}

/** The URL at which the portal is opened, so that the machine starts as its model says. */
interface EntryPoint {
  readonly path: string;
  readonly offeredToken?: string | null;
  /** The stored access token; for machines that run only in a session. */
  readonly token?: string;
  /** Part of the configuration. The default has no limit for inactivity, because paths move the clock by hours. */
  readonly settings?: StartOptions['settings'];
}

/** A response to calls that the path does not control, such as those of other machines. */
export interface BackgroundResponse {
  readonly call: Call;
  readonly response: unknown;
  /** How often the response is given; later calls are never answered, or fail. */
  readonly times: number;
  readonly afterwards: 'unanswered' | 'failed';
}
export const backgroundResponse = <C extends Call>(
  call: C,
  response: ResponseOf<C>,
  times = Number.POSITIVE_INFINITY,
  afterwards: BackgroundResponse['afterwards'] = 'unanswered',
): BackgroundResponse => ({ call, response, times, afterwards });

/**
 * How calls that the path does not control are answered: not at all, or with these responses and, for all other calls,
 * the example of the contract.
 */
export type Background = 'unanswered' | readonly BackgroundResponse[];

/** `Input` is the input of the machine, from the start of the model. */
interface FlowOptions<Input> {
  entryPoint(input: Input): EntryPoint;
  /** Runs after the portal has started, for machines that start later. */
  prepare?(context: TestContext, input: Input): Promise<unknown>;
  readonly background: Background;
  /** More background responses, which depend on the input. */
  backgroundFor?(input: Input): readonly BackgroundResponse[];
  /** Calls that other machines make first: the first call of each listed name gets a background response. */
  readonly answerFirstInBackground?: readonly string[];
  /** For the root machine: event types that it accepts from the page; it receives all others only from the path. */
  readonly acceptedEvents?: readonly string[];
  /** For other machines: event types that they receive only from the path; those from the page are blocked. */
  readonly pathEvents?: readonly string[];
  /**
   * Event types that the page also sends as a side effect of other gestures: to use a control moves the focus, which blurs
   * a field. The machine receives them only in their own gesture, because the path does not contain the others.
   */
  readonly gestureEvents?: readonly string[];
  /** Texts that the page writes into its events, by event type and field: the messages that each can be. */
  readonly writtenTexts?: Readonly<Record<string, Readonly<Record<string, readonly MessageId[]>>>>;
  /** Events that other machines must not receive, by the id of the machine: they would make calls of the path. */
  readonly blockedEvents?: Readonly<Record<string, readonly string[]>>;
  /** Calls of the path that other machines also make later. The path answers the oldest; the others are not checked. */
  readonly callsOfOthers?: readonly string[];
  /** States in which the portal has navigated to another page; the pending calls are not checked there. */
  readonly navigatedAwayIn?: readonly string[];
}

/** How the paths of one machine run in the browser. Exhaustive: a missing gesture or assertion fails to compile. */
interface Flow<M extends AnyStateMachine> extends FlowOptions<InputFrom<M>> {
  readonly gestures: Gestures<M>;
  readonly assertions: StateAssertions<M>;
  readonly twins?: readonly Twins<LeafName<M>>[];
  /**
   * What the person must see of the context, in each language; default: `messagesOf`. The context has been through JSON:
   * without ports, functions and actors.
   */
  readonly shows?: (context: ContextFrom<M>, leaves: readonly LeafName<M>[], moment: Moment<M>) => readonly ShownText[];
  /** What depends on the context besides texts. */
  readonly conditions?: readonly Condition<ContextFrom<M>, LeafName<M>>[];
  /** States in which the page does not show what the context says, each with the reason. */
  readonly silent?: { readonly [Leaf in LeafName<M>]?: string };
}

/** A flow of any machine, with its model. */
export interface AnyFlow extends FlowOptions<unknown> {
  readonly model: AnyModel;
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly assertions: Readonly<Record<string, StateAssertion | typeof TRANSIENT>>;
  readonly twins?: readonly Twins<string>[];
  readonly shows?: (context: never, leaves: readonly never[], moment: never) => readonly ShownText[];
  readonly conditions?: readonly Condition<never, string>[];
  readonly silent?: Readonly<Record<string, string | undefined>>;
}

/** Defines a flow; its type is checked against the machine. */
export const defineFlow = <M extends AnyStateMachine, StartName extends string>(
  model: Model<M, StartName>,
  flow: NoInfer<Flow<M>>,
): Flow<M> & { readonly model: Model<M, StartName> } => ({ model, ...flow });
