import type { Backend } from '../contract/backend.ts';
import type { Message } from './message.ts';

/** Time as the backend tells it. Moments are milliseconds since 1970. */
export interface Clock {
  now(): number;
  /** Resolves when the moment has come, however far off it is and however long the device slept; rejects when aborted. */
  until(moment: number, options: { readonly signal: AbortSignal }): Promise<void>;
}

/** What the portal keeps on the device. `person` entries go at log-out, `device` entries stay (decision 25). */
export const DEVICE_KEYS = {
  token: 'person',
  bankIdOrder: 'person',
  /** Why the session ended, for the page that a reload opens. */
  farewell: 'person',
  language: 'device',
} as const;
export type DeviceKey = keyof typeof DEVICE_KEYS;

export interface Device {
  read(key: DeviceKey): string | null;
  write(key: DeviceKey, value: string): void;
  forget(key: DeviceKey): void;
  /** Removes everything that the portal remembered about the person. */
  forgetPerson(): void;
  /** Tells of changes made by other tabs; answers with the way to stop. */
  watch(key: DeviceKey, listener: (value: string | null) => void): () => void;
}

export interface Browser {
  /** A phone opens BankID on itself first; a desktop shows the QR code first. */
  readonly platform: 'phone' | 'desktop';
  /** The address that opens BankID on this device for an order, in the form that this browser can come back from. */
  bankIdAddress(autoStartToken: string): string;
  /** Goes to a route of the portal. `replace` leaves no entry in the history. */
  go(path: string, options?: { readonly replace: boolean }): void;
  reload(): void;
  /** Hands an address to another app on this device, such as BankID. */
  openApp(url: string): void;
  /** Tells when the tab is hidden and shown again; answers with the way to stop. */
  watchVisibility(listener: (visible: boolean) => void): () => void;
  /** Waits until no other tab holds the turn, then calls `take`; answers with the way to give it up. */
  awaitTurn(name: string, take: () => void): () => void;
}

export const LANGUAGES = ['sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The words of one language: message id to parsed message. */
export type Words = Readonly<Record<string, unknown>>;

export interface Toast {
  readonly type: 'error' | 'alert' | 'info' | 'success';
  readonly message: Message;
  /** Milliseconds until it hides; 10 s unless told (§2). */
  readonly duration?: number;
}

/** Everything a machine may touch outside itself. It reaches a machine through its `input` and in no other way. */
export interface Ports {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly device: Device;
  readonly browser: Browser;
  readonly words: (language: Language) => Promise<Words>;
  readonly notify: (toast: Toast) => void;
}
