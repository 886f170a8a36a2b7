import type { AnyEventObject } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';

/** The BroadcastChannel between tabs with the portal and tabs with the atlas, on one origin. */
export const CHANNEL = 'lunchkortet-atlas';

/** What a payload has instead of its value, which may be private. */
export type PayloadKind = 'text' | 'number' | 'yes/no' | 'date' | 'list' | 'data' | 'error' | 'nothing';

/** How a call ends that does not go to the backend. */
export type CallEnd =
  | { readonly kind: 'failure'; readonly failure: CallFailure }
  | { readonly kind: 'response'; readonly response: unknown };

/** A running machine of the portal. It has no data of its context. */
export interface LiveActor {
  /** The session id, unique in one page load. */
  readonly id: string;
  readonly parent: string | null;
  readonly machine: string;
  /** Ids of the active leaf states. */
  readonly leaves: readonly string[];
}

/** An event that a machine has received. */
export interface LiveEvent {
  /** Counts the events of one page load. */
  readonly number: number;
  readonly machine: string;
  /** A readable type: `month.order`, `orderTopup done`, `after retry`. */
  readonly type: string;
  /** The machine that sent it; null for the user and everything else outside the machines. */
  readonly from: string | null;
  readonly payload: Readonly<Record<string, PayloadKind>>;
  /** Ids of the transitions that it caused; none if the machine ignored it. */
  readonly transitions: readonly string[];
}

/** From a tab with the portal. `tab` stays the same when the page is loaded again. */
export type PortalMessage =
  /** The portal has started. */
  | { readonly kind: 'hello'; readonly tab: string }
  /** All actors, the events since the last update, and the names of the held calls. */
  | {
      readonly kind: 'update';
      readonly tab: string;
      readonly actors: readonly LiveActor[];
      readonly events: readonly LiveEvent[];
      readonly heldCalls: readonly string[];
      /** The number of messages, besides `follow`, that this page load has handled. */
      readonly handled: number;
    }
  /** The page is closed or loaded again. */
  | { readonly kind: 'goodbye'; readonly tab: string };

/** From a tab with the atlas. */
export type AtlasMessage =
  /** Asks all portals (`tab` is null) or one to send updates. */
  | { readonly kind: 'follow'; readonly tab: string | null }
  /** Loads a page of the portal with this device storage, and holds the calls of these machines back. */
  | {
      readonly kind: 'open';
      readonly tab: string;
      readonly path: string;
      readonly device: Readonly<Record<string, string>>;
      readonly held: readonly string[];
    }
  /** Sends an event to an actor. */
  | { readonly kind: 'send'; readonly tab: string; readonly actor: string; readonly event: AnyEventObject }
  /** Lets the held calls of this name (null: all) go to the backend, or ends them without it. */
  | { readonly kind: 'release'; readonly tab: string; readonly call: string | null; readonly end: CallEnd | null }
  /** From now on, holds only calls of these machines back. */
  | { readonly kind: 'hold'; readonly tab: string; readonly machines: readonly string[] };

export type LiveMessage = PortalMessage | AtlasMessage;
