import type { EventObject, StateValue } from 'xstate';
import type { DeviceKey, Language } from '../../machines/ports.ts';
import type { Config } from '../../src/app/config.ts';

/** How the portal is restarted. */
export interface StartOptions {
  /** The id of the machine under test. */
  readonly machine: string;
  readonly device: Readonly<Partial<Record<DeviceKey, string>>>;
  readonly platform: 'phone' | 'desktop';
  readonly path: string;
  /** State of the history entry. */
  readonly entryState: unknown;
  readonly offeredToken: string | null;
  /** Part of the configuration; the rest is the same for all paths. */
  readonly settings: Partial<Config>;
  /** The only event types that the root accepts from the page; null if it accepts all. */
  readonly acceptedEvents: readonly string[] | null;
  /** The event types that the machine under test receives only from the path. */
  readonly pathEvents: readonly string[];
  /** The event types that the machine under test receives only in their own gesture. */
  readonly gestureEvents: readonly string[];
  /** Events that other machines do not receive, by the id of the machine. */
  readonly blockedEvents: Readonly<Record<string, readonly string[]>>;
}

/** An event of the model. */
interface EventCase {
  readonly type: string;
  readonly label: string;
}

/** The state of the machine under test. */
export interface MachineState {
  /** Null if the machine is not running. */
  readonly value: StateValue | null;
  /** Ids of the transitions since the last `waitForState`, or since the start. */
  readonly transitions: readonly string[];
  /** The events of the model that the machine has received since then. */
  readonly events: readonly EventObject[];
}

/** The functions that tests call in the page, as `window.harness`. */
export interface HarnessApi {
  /** Stops the portal. Resolves when the test has all requests that the portal had sent. */
  stop(): Promise<void>;
  start(options: StartOptions): Promise<void>;
  /** Resolves when the machine is in a state and has taken at least this number of transitions. */
  waitForState(value: StateValue, transitions: number): Promise<MachineState>;
  currentState(): MachineState;
  /** The context of the machine, without functions and actors; null if the machine is not running. */
  currentContext(): Readonly<Record<string, unknown>> | null;
  /** Observes the next actor of the machine instead of the current one. */
  watchNextActor(): void;
  /** Whether the machine can take each of these events, given by their cases in the model. */
  can(events: readonly EventCase[]): readonly boolean[];
  /** Begins the gesture of an event of the model: the machine receives this event although it is a gesture event. */
  beginGesture(type: string, label: string): void;
  endGesture(): void;
  /** Sends an event of the model to the machine under test … */
  send(type: string, label: string): void;
  /** … or any event to the root machine. */
  sendToRoot(event: { readonly type: string }): void;
  /** Navigates to a path, as a link does. */
  navigate(path: string): void;
  /**
   * Makes a backend call, as a screen does; the result is ignored. Ends with the answer: otherwise an answer that changes
   * nothing could arrive when the next path has begun.
   */
  makeCall(name: string): Promise<void>;
  /** Simulates another tab that stores a value, or removes it if it is null. */
  storeInOtherTab(key: DeviceKey, value: string | null): void;
  setTabVisible(visible: boolean): void;
  /** Hides movements of the pointer from the page, such as those of a resized page below a still pointer. */
  setPointerIgnored(isIgnored: boolean): void;
  /** Releases the lock for token renewal, which another tab holds at the start of each path. */
  releaseLockInOtherTab(): Promise<void>;
  /** Loads a language for `showLanguage`. Not while a path runs, because a path can control this request. */
  loadLanguage(language: Language): Promise<void>;
  /** Shows a loaded language in the views, without any effect on machines; null shows that of the machine again. */
  showLanguage(language: Language | null): void;
  /** The ids of the messages that the views have read since `showLanguage`. */
  readMessages(): readonly string[];
  /** Shows the prerendered page for a browser that is too old, in the language of the portal. */
  showUnsupportedBrowser(): void;
}

declare global {
  interface Window {
    readonly harness: HarnessApi;
  }
}
