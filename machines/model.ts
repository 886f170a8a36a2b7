import type {
  AnyModel as AnyEngineModel,
  AnyTrace,
  ModelDefinition,
  ModelOf,
  Trace as TraceOf,
} from '@lunchkortet/model-engine/model';
import type { AnyStateMachine, InputFrom } from 'xstate';
import type { CallFailure } from '../contract/backend.ts';
import { portalAdapter } from './model-adapter/portal-adapter.ts';
import type { Browser, DeviceKey, VaultPorts } from './ports.ts';

/** The types of the portal that all models share. */
interface Portal {
  readonly failure: CallFailure;
  readonly deviceKey: DeviceKey;
}

/** Makes a function that records its calls as effects, for inputs such as `onEvent`. */
export type Spy = <Args extends readonly unknown[]>(name: string) => (...args: Args) => void;

/** One way to start the machine. */
export interface Start<Input> {
  /** Initial contents of the device storage. */
  readonly device?: Readonly<Partial<Record<DeviceKey, string>>>;
  /** When its paths start, ms since 1970; default: `MODEL_START`. */
  readonly time?: number;
  /** Default: desktop. */
  readonly platform?: Browser['platform'];
  /** State of the first history entry, which is of the user. */
  readonly pageState?: unknown;
  /** The user whose entry the first one is, if it is another one. */
  readonly entryUser?: string;
  readonly input: (ports: VaultPorts, spy: Spy) => Input;
}

/** The history of a path up to a snapshot: its steps and the effects of the machine on its ports. */
export type Trace<M extends AnyStateMachine, StartName extends string = string> = TraceOf<M, StartName, Portal>;

/** The first argument of each effect of the last step with this name, such as the body of a request. */
export const lastEffects = ({ effects, steps }: Pick<AnyTrace, 'effects' | 'steps'>, name: string): unknown[] =>
  effects.filter((effect) => effect.name === name && effect.step === steps.length).map(({ args }) => args[0]);

/** The test model of a machine of the portal. */
export type Model<M extends AnyStateMachine, StartName extends string = string> = ModelOf<
  M,
  StartName,
  Start<InputFrom<M>>,
  Portal
>;

/** A model of any machine of the portal. */
export interface AnyModel extends AnyEngineModel {
  readonly starts: Readonly<Record<string, Start<unknown>>>;
}

/** Defines a model; its type is checked against the machine. */
export const defineModel = <M extends AnyStateMachine, StartName extends string>(
  model: ModelDefinition<M, StartName, Start<InputFrom<M>>, Portal>,
): Model<M, StartName> => ({ ...model, adapter: portalAdapter });
