/** A place in the window, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A key by its name in `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'Backspace' | 'End' | ' ';

export interface KeyOptions {
  readonly withShift?: boolean;
  /** The title of the frame that has the focus. */
  readonly frame?: string | undefined;
}

/** One tab of a browser. Each engine has its own implementation; what a person does with it is in person.ts. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Brings the tab to the front. */
  show(): Promise<void>;
  close(): Promise<void>;
  /** Returns the value of an expression in the page, or in the frame with this title. The value must be JSON. */
  run(expression: string, frame?: string): Promise<unknown>;
  /** Presses the main button of the mouse this many times, as fast as in a double click. */
  click(point: Point, count: number): Promise<void>;
  /** Moves the mouse. */
  move(point: Point): Promise<void>;
  /** Types where the focus is; if that is in a frame, its title is needed. */
  type(text: string, frame?: string): Promise<void>;
  key(key: Key, options?: KeyOptions): Promise<void>;
  /** Holds a key until it has repeated some times. */
  hold(key: Key): Promise<void>;
  screenshot(): Promise<Buffer>;
}

/** What one person has open in a running browser. */
export interface Device {
  /** The folder of the downloads. It is empty at the start. */
  readonly downloads: string;
  /** The tabs that are open, in the order in which they were opened. */
  tabs(): Promise<readonly Tab[]>;
  openTab(): Promise<Tab>;
  /** Uncaught errors of the pages, if the engine reports them. */
  errors(): readonly string[];
  /** Closes all tabs. */
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  newDevice(): Promise<Device>;
  stop(): Promise<void>;
}

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How an engine starts. */
export interface EngineOptions {
  /** The folder of the downloads. */
  readonly downloads: string;
  /** The size of the windows, CSS pixels. */
  readonly size: Size;
}

/** About a phone. MiniBrowser cannot be narrower than about 447. */
export const WINDOW: Size = { width: 480, height: 800 };
