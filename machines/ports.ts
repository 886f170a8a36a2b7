import type { ActorRefFromLogic, AnyActorLogic, AnyActorRef, InputFrom } from 'xstate';
import type { Backend } from '../contract/backend.ts';
import type { FrameMessage } from '../contract/frame-message.ts';
import { LANGUAGES } from '../contract/language.ts';
import type { Transaction } from '../contract/transaction.ts';
import type { accessGate } from './access-gate/access-gate.ts';
import type { Message, MessageId } from './message.ts';
import type { Picture } from './picture.ts';

/** The time of the backend. Moments are ms since 1970. */
export interface Clock {
  now(): number;
  /** Resolves at the moment, also when it is weeks away or the device was asleep; rejects when aborted. */
  until(moment: number, options: { readonly signal: AbortSignal }): Promise<void>;
}

/**
 * What the portal stores on the device. `user` entries are removed at log-out, `device` entries are not (decision 25). A
 * `tab` entry is not shared with other tabs. A `page` entry is only in memory: it goes at log-out and with the page.
 */
export const DEVICE_KEYS = {
  /** The `sub` of the last token that was stored: whose data the other `user` entries are. */
  dataOwner: 'user',
  /** The URLs that the next start of the portal reads first (docs/decisions/0030). */
  earlyReads: 'user',
  /** The last input in any tab, ms since 1970. */
  lastInput: 'user',
  bankIdOrder: 'user',
  /** The page that a signed-out user asked for, without its query; read if the BankID app has opened the portal again. */
  wantedPage: 'user',
  /** The last code sent to a new contact detail, until the user enters it. */
  sentVerification: 'user',
  /** The open BankID signing order, with the action that needs the signature. */
  signingOrder: 'user',
  /** A sensitive action that continues after the user has verified an e-mail address. */
  pendingAction: 'user',
  /** The last day on which a physical card was ordered on this device, and for which account. */
  ordered: 'user',
  /** What the user has typed into a form; kept only while the page is reloaded to get missing code. */
  draft: 'user',
  /** The language that the user has chosen and that is not yet saved at the backend. */
  unsavedLanguage: 'user',
  /** When the user postponed the check of the contact details, ms since 1970. */
  contactsPostponed: 'user',
  /** What was read last of an account, and when (`machines/last-read.ts`). */
  lastBalance: 'page',
  lastNextTopup: 'page',
  lastCardStatus: 'page',
  /** A random key of the user whose data this is: it marks the entries of the history. */
  userKey: 'user',
  /** A random key of the session; without it the tokens of the session are refused (`usedTokens`). */
  sessionKey: 'user',
  /** Removed last: when it is gone, another tab checks whether the rest is gone too. */
  token: 'user',
  /** Why the session ended; read after the reload. Each tab reloads and reads its own. */
  signOutReason: 'tab',
  /** The BankID method that worked last in this tab: `scan` or `open`. The next signature starts with it. */
  bankIdMethod: 'tab',
  /** Contact details that must be posted again, by cardholder; they would be lost if they went at log-out. */
  unsavedContacts: 'device',
  /** Hashes of the tokens that were used here, until they expire: a link must not log in again after the log-out. */
  usedTokens: 'device',
  /** Ids of the banners that the user closed on this device. */
  dismissedBanners: 'device',
  /** The account that each cardholder switched to on this device. */
  chosenAccounts: 'device',
  language: 'device',
  rowsPerPage: 'device',
  /** The language chosen while signed out; the next log-in saves it. */
  chosenLanguage: 'device',
  /** The cookie consent (§4): `accept` or `decline`. */
  consent: 'device',
} as const;
export type DeviceKey = keyof typeof DEVICE_KEYS;

/** Whether an entry is the user's: it is removed at log-out. */
export const goesAtLogOut = (key: DeviceKey): boolean => ['user', 'page'].includes(DEVICE_KEYS[key]);

export interface Device {
  /** Whether values outlive the page; false if the browser blocks storage. */
  readonly isPersistent: boolean;
  read(key: DeviceKey): string | null;
  write(key: DeviceKey, value: string): void;
  forget(key: DeviceKey): void;
  /** Removes all `user` entries. */
  forgetUser(): void;
  /** Reports changes made by other tabs. Returns a function that stops it. */
  watch(key: DeviceKey, listener: (value: string | null) => void): () => void;
}

export interface Browser {
  /** A phone opens BankID on itself first; a desktop shows the QR code first. */
  readonly platform: 'phone' | 'desktop';
  /** BankID cannot lead back to this browser, so the user must do it. */
  readonly mustReturnByHand: boolean;
  /** The URL that opens BankID on this device for an order, with the return address that this browser needs. */
  bankIdAddress(autoStartToken: string): string;
  /** From now on the entries of the history are those of this user; null: of none. `userKey` is on the device. */
  setUser(userKey: string | null): void;
  /** Of which user the current entry of the history is; null if it is of none. */
  entryUser(): string | null;
  /** Makes the current entry of the history one of the user, without a state. */
  claimEntry(): void;
  /** Navigates to a route of the portal. `replace` adds no history entry; `state` is kept with the entry, for its user. */
  go(path: string, options?: { readonly replace?: boolean; readonly state?: unknown }): void;
  /** Goes to the history entry before, like the back button. */
  goBack(): void;
  /** The state of the current history entry; null if there is none, or if the entry is of another user. */
  pageState(): unknown;
  /** Reports each change of the address, by `go` or by the user. Returns a function that stops it. */
  watchAddress(listener: () => void): () => void;
  reload(): void;
  /** Opens the print dialog of the browser. */
  print(): void;
  /** Opens a URL in another app on this device, such as BankID. */
  openApp(url: string): void;
  /** Navigates to another site in this tab. */
  leave(url: string): void;
  /** Reports when the tab is hidden and shown, and at once if it is hidden already. Returns a function that stops it. */
  watchVisibility(listener: (visible: boolean) => void): () => void;
  /**
   * Reports input of the user on the page, at most once in some seconds. Scrolling and moves of the focus count too, until
   * two hours after the last other input. Returns a function that stops it.
   */
  watchInput(listener: () => void): () => void;
  /** Calls `onGranted` when no other tab holds the lock. Returns a function that releases it. */
  requestLock(name: string, onGranted: () => void): () => void;
}

export type Language = (typeof LANGUAGES)[number];

/** The language with this code; null for any other text. */
export const asLanguage = (text: string | null): Language | null =>
  LANGUAGES.find((language) => language === text) ?? null;

/** The messages of one language: message id to parsed message. */
export type Messages = Readonly<Record<string, unknown>>;

/** A page of the card vault. A token, if any, is posted to it. */
export interface VaultPage {
  readonly address: string;
  readonly token?: string;
}

/** The place of a frame in the portal's page. */
export interface FrameHost {
  readonly element: HTMLElement;
  /** The accessible name of the frame. */
  readonly title: string;
}

/** A message from a page of the vault; `loaded`: the frame has loaded the page. */
export type VaultMessage = FrameMessage | { readonly type: 'loaded' };

/** Shows pages of the card vault, a service of another company, in iframes. */
export interface Frames {
  /** Whether an address belongs to the vault: https, and of an origin in the configuration. */
  isAllowed(address: string): boolean;
  /** Opens a page in a new frame. Opens nothing if the address is not allowed. Returns a function that removes the frame. */
  open(page: VaultPage, host: FrameHost, onMessage: (message: VaultMessage) => void): () => void;
}

export interface Toast {
  readonly type: 'error' | 'alert' | 'info' | 'success';
  readonly message: Message;
  /** ms until it hides; default 10 s (§2). */
  readonly duration?: number;
  /** The page shows the same text in a live region: screen readers announce only that one. */
  readonly isOnPage?: true;
  /** The name of the call that failed, if the toast is about a failed change. */
  readonly failedChange?: string;
}

/** Transactions to save as a spreadsheet file. */
export interface Workbook {
  /** Part of the file name. */
  readonly year: number;
  /** Part of the file name if the user has several accounts, else null. */
  readonly account: string | null;
  readonly transactions: readonly Transaction[];
}

/** A day in the calendar file of the user. */
export interface Reminder {
  /** Stable, so that importing the file again updates the event instead of adding another. */
  readonly uid: string;
  /** `yyyy-mm-dd` */
  readonly day: string;
  /** The month that the reminder is about, `yyyy-mm`: the value `month` of the messages. */
  readonly month: string;
  readonly title: MessageId;
  readonly note: MessageId;
  /** The alarm rings this many days before; null for no alarm. */
  readonly alarm: number | null;
}

/** A page of the portal that an address names. */
export interface ScreenMatch {
  /** The screen's name in the route table. */
  readonly name: string;
  /** Values of the parameters in the route's path. */
  readonly params: Readonly<Record<string, string>>;
  /** Who may see it: everyone, a signed-in user, or a user to whom the access gate grants access (§2 layout rules). */
  readonly access: 'public' | 'signedIn' | 'granted';
  /** Whether it starts again when the user switches to another account (decision 22). */
  readonly restartsWithAccount: boolean;
  /** Whether it may start while access is expected but not yet granted: then it reads and changes nothing (§2 layout rules). */
  readonly startsAhead: boolean;
}

/**
 * What draws a screen. Empty here, because machines do not draw: the web app declares its members.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface ScreenView {}

/**
 * What draws the frame around the pages of a signed-in user. The web app declares its content; machines do not look inside.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Layouts {}

/** A screen that has started. */
export interface StartedScreen {
  /** The actor of the screen's machine; null for a screen without behaviour. */
  readonly actor: AnyActorRef | null;
  readonly view: ScreenView;
}

/** Starts the machine of a screen as a child of the calling machine. */
export type SpawnScreen = <Logic extends AnyActorLogic>(
  machine: Logic,
  options: { readonly input: InputFrom<Logic> },
) => ActorRefFromLogic<Logic>;

/** The code of one screen. `start` makes the input of the machine, so it throws without the access that it needs. */
export interface ScreenCode {
  readonly start: (spawn: SpawnScreen, params: ScreenMatch['params']) => StartedScreen;
}

/** The code that is needed only with a session. */
export interface SignedInCode {
  readonly accessGate: typeof accessGate;
  readonly layouts: Layouts;
}

/** The screens of the portal and their code. */
export interface Screens {
  /** The screen that an address (path and query) names; unknown addresses name the 404 page. */
  find(path: string): ScreenMatch;
  /** Fetches the code of a screen by its name; rejects without a connection. */
  load(name: string, options: { readonly signal: AbortSignal }): Promise<ScreenCode>;
  /** Fetches the signed-in part; rejects without a connection. */
  loadSignedIn(options: { readonly signal: AbortSignal }): Promise<SignedInCode>;
  /** Starts to fetch the signed-in part and the page that opens after the log-in. A failure is ignored. */
  prefetchFirstPage(): void;
}

/** All side effects that a machine can have. Ports reach a machine only through its `input`. */
export interface Ports {
  readonly screens: Screens;
  readonly backend: Backend;
  readonly clock: Clock;
  readonly device: Device;
  readonly browser: Browser;
  readonly loadMessages: (language: Language, options: { readonly signal: AbortSignal }) => Promise<Messages>;
  /** An unguessable idempotency key, for a change that the user may have to send again. */
  readonly randomKey: () => string;
  readonly notify: (toast: Toast) => void;
  /** Downloads transactions as an Excel file, written in a worker. Reports progress from 0 to 1. Rejects on failure. */
  readonly saveWorkbook: (
    workbook: Workbook,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<void>;
  /** Downloads reminders as a calendar file in the language of the portal. Rejects when it cannot be written. */
  readonly saveReminders: (reminders: readonly Reminder[]) => Promise<void>;
  /** Draws a picture in the language of the portal, and downloads it. Rejects when it cannot be drawn. */
  readonly savePicture: (picture: Picture) => Promise<void>;
}

/** The ports of a flow that shows pages of the card vault. */
export interface VaultPorts extends Ports {
  readonly frames: Frames;
}
