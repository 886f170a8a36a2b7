import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Call, ResponseOf } from '../../contract/call.ts';
import type { FrameMessage } from '../../contract/frame-message.ts';
import type { AnyModel, EventType, Model } from '../../machines/model.ts';
import type { HarnessApi } from '../harness/harness-api.ts';

/** What a person does with a control of the page. It must be offered exactly when the machine can take the event. */
export interface Control {
  readonly at: (page: Page, label: string) => Locator;
  /** A press unless told. */
  readonly act?: (control: Locator, label: string) => Promise<unknown>;
  /** Visible and enabled unless told. */
  readonly offered?: (control: Locator, label: string) => Promise<boolean>;
}

/** Speaks to the stage in the page. */
export type CallHarness = <Name extends keyof HarnessApi>(
  name: Name,
  ...given: Parameters<HarnessApi[Name]>
) => Promise<Awaited<ReturnType<HarnessApi[Name]>>>;

/** What a happening has to hand. */
export interface TestContext {
  readonly page: Page;
  readonly callHarness: CallHarness;
  /** Lets the next call of this name be answered with a status, whoever makes it. */
  readonly answerNext: (call: string, status: number, detail?: string) => void;
  /** Answers a question that waits for the path, on the way to where the path begins. */
  readonly answerPending: <C extends Call>(call: C, response: ResponseOf<C>) => Promise<void>;
  /** Lets the page of the card vault that was asked for come, or tell something. */
  readonly loadVaultPage: () => Promise<void>;
  readonly postVaultMessage: (message: FrameMessage) => Promise<void>;
}

/** What the world does, or a person without a control. */
export type ExternalEvent = (scenery: TestContext, label: string) => Promise<unknown>;

type Gesture = Control | ExternalEvent;

/** What there is to see of a state, or what is not to be seen any more. */
type StateAssertion = Look | { readonly absent: Look };
type Look = (page: Page) => Locator;

/** A state that is left in the very step that enters it. */
export const TRANSIENT = 'transient';

type LeafOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOf<Value[Key]>}` }[keyof Value & string];

/** The leaf states of a machine, by their path: `signedIn.renewal.asking`. */
type LeafName<M extends AnyStateMachine> =
  SnapshotFrom<M> extends { readonly value: infer Value } ? LeafOf<Value> : never;

export type Gestures<M extends AnyStateMachine> = { readonly [Type in EventType<M>]: Gesture };
export type StateAssertions<M extends AnyStateMachine> = {
  readonly [Leaf in LeafName<M>]: StateAssertion | typeof TRANSIENT;
};

/** Where and how the portal is opened, so that the machine begins as a start of its model says. */
interface EntryPoint {
  readonly path: string;
  readonly offeredToken?: string | null;
  /** For machines behind the log-in. */
  readonly token?: string;
}

/** An answer that the backend gives whenever a machine asks that is not the one whose path is walked. */
export interface BackgroundResponse {
  readonly call: Call;
  readonly response: unknown;
  /** How often it is given; what is asked after that is never answered. */
  readonly times: number;
}
export const backgroundResponse = <C extends Call>(
  call: C,
  response: ResponseOf<C>,
  times = Number.POSITIVE_INFINITY,
): BackgroundResponse => ({ call, response, times });

/** How calls are answered that no path speaks of: never, or as the contract shows, or as stands here. */
export type Background = 'unanswered' | readonly BackgroundResponse[];

/** `Input` is what the model's start gives to the machine. */
interface FlowOptions<Input> {
  entryPoint(input: Input): EntryPoint;
  /** Brings the machine about once the portal runs; for machines that come with something. */
  prepare?(scenery: TestContext, input: Input): Promise<unknown>;
  readonly background: Background;
  /** What stands in the background besides, told from what a start gives. */
  backgroundFor?(input: Input): readonly BackgroundResponse[];
  /** Calls that somebody else makes before the machine does: the first of each is answered in the background. */
  readonly answerFirstInBackground?: readonly string[];
  /** For the root: the types of events that it hears from within the page; all others come from the path alone. */
  readonly acceptedEvents?: readonly string[];
  /** States in which the machine has sent the person to another page, which asks questions of its own. */
  readonly navigatedAwayIn?: readonly string[];
}

/** How the paths of one machine are walked in the browser. Exhaustive: what is missing does not compile. */
interface Flow<M extends AnyStateMachine> extends FlowOptions<InputFrom<M>> {
  readonly gestures: Gestures<M>;
  readonly assertions: StateAssertions<M>;
}

/** A flow of whatever machine, with its model. */
export interface AnyFlow extends FlowOptions<unknown> {
  readonly model: AnyModel;
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly assertions: Readonly<Record<string, StateAssertion | typeof TRANSIENT>>;
}

/** Writes a flow down with everything checked against its machine. */
export const defineFlow = <M extends AnyStateMachine, StartName extends string>(
  model: Model<M, StartName>,
  flow: NoInfer<Flow<M>>,
): Flow<M> & { readonly model: Model<M, StartName> } => ({ model, ...flow });
