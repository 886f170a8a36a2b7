import type { Transaction } from '../contract/account.ts';
import type { Backend } from '../contract/backend.ts';
import type { FrameMessage } from '../contract/frame-message.ts';
import type { Message, MessageId } from './message.ts';

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
  /** The code that was sent last to a new contact detail, until it has been entered. */
  sentVerification: 'person',
  /** Something that is being signed with BankID, with the errand that it is for. */
  signingOrder: 'person',
  /** Something sensitive that waits for a verified e-mail. */
  errand: 'person',
  /** The last day on which a physical card was ordered here, and for which account. */
  ordered: 'person',
  /** Why the session ended, for the page that a reload opens. */
  farewell: 'person',
  /** When the person wanted to look at the contact details later, ms since 1970. */
  contactsPostponed: 'person',
  /** Contact details that must be posted again, by cardholder; they would be lost if they went at log-out. */
  contactsInTransit: 'device',
  /** Ids of the banners that were closed here. */
  dismissedNotices: 'device',
  language: 'device',
  rowsPerPage: 'device',
  /** The language that was chosen on this device and that the backend has not been told. */
  unsavedLanguage: 'device',
  /** What was answered to the question about cookies (§4): `accept` or `decline`. */
  consent: 'device',
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
  /** Goes to another site, which takes the place of the portal. */
  leave(url: string): void;
  /** Tells when the tab is hidden and shown again; answers with the way to stop. */
  watchVisibility(listener: (visible: boolean) => void): () => void;
  /** Waits until no other tab holds the turn, then calls `take`; answers with the way to give it up. */
  awaitTurn(name: string, take: () => void): () => void;
}

const LANGUAGES = ['sv', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text as a language that the portal speaks; null when it is none. */
export const asLanguage = (text: string | null): Language | null =>
  LANGUAGES.find((language) => language === text) ?? null;

/** The messages of one language: message id to parsed message. */
export type Messages = Readonly<Record<string, unknown>>;

/** A page of the card vault: opened by its address alone, or with a token that is posted to it. */
export interface VaultPage {
  readonly address: string;
  readonly token?: string;
}

/** What is heard of a page of the vault: that it shows, or what it tells. */
export type VaultNews = FrameMessage | { readonly type: 'loaded' };

/** Pages of the card vault, which is another company's: one at a time, in a frame of its own. */
export interface Frames {
  /** Whether an address is one of the vault's: https, of an origin that the configuration lists. */
  isAllowed(address: string): boolean;
  /** Hands over the page that is shown next, once; nobody else keeps its address and token. */
  prepare(page: VaultPage): void;
  /** Shows the page that was prepared, as soon as there is a place for it; answers with the way to remove it. */
  show(hear: (news: VaultNews) => void): () => void;
  /** The element of the view in which the frame stands, and what the frame is called. */
  place(element: HTMLElement | null, title: string): void;
}

export interface Toast {
  readonly type: 'error' | 'alert' | 'info' | 'success';
  readonly message: Message;
  /** Milliseconds until it hides; 10 s unless told (§2). */
  readonly duration?: number;
}

/** Transactions to be saved as a file for a spreadsheet. */
export interface Workbook {
  /** Names the file. */
  readonly year: number;
  readonly transactions: readonly Transaction[];
}

/** A day for the person's own calendar. */
export interface AgendaDay {
  /** The same whenever the same thing is told again: a calendar then moves its entry instead of making another. */
  readonly uid: string;
  /** `yyyy-mm-dd` */
  readonly day: string;
  /** The month that it is about, `yyyy-mm`: the value `month` of the texts. */
  readonly month: string;
  readonly title: MessageId;
  readonly note: MessageId;
  /** Days ahead at which to be reminded; null for never. */
  readonly alarm: number | null;
}

/** Everything a machine may touch outside itself. It reaches a machine through its `input` and in no other way. */
export interface Ports {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly device: Device;
  readonly browser: Browser;
  readonly frames: Frames;
  readonly loadMessages: (language: Language, options: { readonly signal: AbortSignal }) => Promise<Messages>;
  readonly notify: (toast: Toast) => void;
  /** Writes a workbook off the main thread and gives it to the person; `told` hears the share that is done, 0 to 1. */
  readonly saveWorkbook: (
    workbook: Workbook,
    options: { readonly signal: AbortSignal; readonly told: (share: number) => void },
  ) => Promise<void>;
  /** Gives the person a calendar file, in the language of the portal; rejects when it could not be made. */
  readonly saveAgenda: (days: readonly AgendaDay[]) => Promise<void>;
}
