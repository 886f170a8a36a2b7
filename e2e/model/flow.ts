import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Call, ResponseOf } from '../../contract/call.ts';
import type { FrameMessage } from '../../contract/frame-message.ts';
import type { AnyModel, EventType, Model } from '../../machines/model.ts';
import type { StageApi } from '../stage/stage-api.ts';

/** What a person does with a control of the page. It must be offered exactly when the machine can take the event. */
export interface Hand {
  readonly at: (page: Page, label: string) => Locator;
  /** A press unless told. */
  readonly act?: (control: Locator, label: string) => Promise<unknown>;
  /** Visible and enabled unless told. */
  readonly offered?: (control: Locator, label: string) => Promise<boolean>;
}

/** Speaks to the stage in the page. */
export type Tell = <Name extends keyof StageApi>(
  name: Name,
  ...given: Parameters<StageApi[Name]>
) => Promise<Awaited<ReturnType<StageApi[Name]>>>;

/** What a happening has to hand. */
export interface Scenery {
  readonly page: Page;
  readonly tell: Tell;
  /** Lets the next call of this name be answered with a status, whoever makes it. */
  readonly answerNext: (call: string, status: number, detail?: string) => void;
  /** Answers a question that waits for the path, on the way to where the path begins. */
  readonly answerWaiting: <C extends Call>(call: C, response: ResponseOf<C>) => Promise<void>;
  /** Lets the page of the card vault that was asked for come, or tell something. */
  readonly openVault: () => Promise<void>;
  readonly hearVault: (message: FrameMessage) => Promise<void>;
}

/** What the world does, or a person without a control. */
export type Happening = (scenery: Scenery, label: string) => Promise<unknown>;

type Gesture = Hand | Happening;

/** What there is to see of a state, or what is not to be seen any more. */
type Sight = Look | { readonly absent: Look };
type Look = (page: Page) => Locator;

/** A state that is left in the very step that enters it. */
export const PASSING = 'passing';

type LeafOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOf<Value[Key]>}` }[keyof Value & string];

/** The leaf states of a machine, by their path: `signedIn.renewal.asking`. */
type LeafName<M extends AnyStateMachine> =
  SnapshotFrom<M> extends { readonly value: infer Value } ? LeafOf<Value> : never;

export type Gestures<M extends AnyStateMachine> = { readonly [Type in EventType<M>]: Gesture };
export type Sights<M extends AnyStateMachine> = { readonly [Leaf in LeafName<M>]: Sight | typeof PASSING };

/** Where and how the portal is opened, so that the machine begins as a start of its model says. */
interface Entrance {
  readonly path: string;
  readonly offeredToken?: string | null;
  /** For machines behind the log-in. */
  readonly token?: string;
}

/** An answer that the backend gives whenever a machine asks that is not the one whose path is walked. */
export interface Standing {
  readonly call: Call;
  readonly response: unknown;
  /** How often it is given; what is asked after that is never answered. */
  readonly times: number;
}
export const standing = <C extends Call>(
  call: C,
  response: ResponseOf<C>,
  times = Number.POSITIVE_INFINITY,
): Standing => ({ call, response, times });

/** How calls are answered that no path speaks of: never, or as the contract shows, or as stands here. */
export type Background = 'held' | readonly Standing[];

/** `Input` is what the model's start gives to the machine. */
interface Ways<Input> {
  entrance(input: Input): Entrance;
  /** Brings the machine about once the portal runs; for machines that come with something. */
  prepare?(scenery: Scenery, input: Input): Promise<unknown>;
  readonly background: Background;
  /** What stands in the background besides, told from what a start gives. */
  standingFor?(input: Input): readonly Standing[];
  /** Calls that somebody else makes before the machine does: the first of each is answered in the background. */
  readonly answeredFirst?: readonly string[];
  /** For the root: the types of events that it hears from within the page; all others come from the path alone. */
  readonly heeds?: readonly string[];
  /** States in which the machine has sent the person to another page, which asks questions of its own. */
  readonly goneIn?: readonly string[];
}

/** How the paths of one machine are walked in the browser. Exhaustive: what is missing does not compile. */
interface Flow<M extends AnyStateMachine> extends Ways<InputFrom<M>> {
  readonly gestures: Gestures<M>;
  readonly sights: Sights<M>;
}

/** A flow of whatever machine, with its model. */
export interface AnyFlow extends Ways<unknown> {
  readonly model: AnyModel;
  readonly gestures: Readonly<Record<string, Gesture>>;
  readonly sights: Readonly<Record<string, Sight | typeof PASSING>>;
}

/** Writes a flow down with everything checked against its machine. */
export const defineFlow = <M extends AnyStateMachine, StartName extends string>(
  model: Model<M, StartName>,
  flow: NoInfer<Flow<M>>,
): Flow<M> & { readonly model: Model<M, StartName> } => ({ model, ...flow });
