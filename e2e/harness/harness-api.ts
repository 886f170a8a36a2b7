import type { StateValue } from 'xstate';
import type { DeviceKey } from '../../machines/ports.ts';

/** How the portal is started once more. */
export interface StartOptions {
  /** The machine whose path is walked. */
  readonly machine: string;
  readonly device: Readonly<Partial<Record<DeviceKey, string>>>;
  readonly platform: 'phone' | 'desktop';
  readonly path: string;
  readonly offeredToken: string | null;
  /** When the root hears nothing but what the path says: the types of events that are let through; else null. */
  readonly acceptedEvents: readonly string[] | null;
}

/** What the machine has come to since the portal was started or last asked. */
export interface MachineState {
  /** Null while the machine does not run. */
  readonly value: StateValue | null;
  /** Ids of the transitions that ran. */
  readonly transitions: readonly string[];
}

/** What the page of the stage can be told to do. */
export interface HarnessApi {
  start(opening: StartOptions): Promise<void>;
  /** Resolves when the machine stands where it should, and with what else has happened by then. */
  waitForState(value: StateValue, transitions: number): Promise<MachineState>;
  /** What there is to see without waiting. */
  currentState(): MachineState;
  /** Watches the next actor of the machine instead of the one that there is. */
  watchNextActor(): void;
  /** Whether the machine would take an event, by its case in the model. */
  can(type: string, label: string): boolean;
  /** Sends an event of the model to its machine … */
  send(type: string, label: string): void;
  /** … or to the root, for whomever it concerns. */
  sendToRoot(event: { readonly type: string }): void;
  /** Goes to an address as a link would. */
  navigate(path: string): void;
  /** Makes a call as if a screen did; its answer is nobody's business but the session's. */
  makeCall(name: string): void;
  /** Does what another tab does: stores the token or takes it away. */
  setTokenInOtherTab(token: string | null): void;
  /** Lets the tab be hidden or shown. */
  setTabVisible(visible: boolean): void;
  /** Lets the other tab, which always holds the turn first, give it up. */
  releaseLockInOtherTab(): Promise<void>;
}

declare global {
  interface Window {
    readonly harness: HarnessApi;
  }
}
