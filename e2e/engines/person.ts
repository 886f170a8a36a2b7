import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import jsQR from 'jsqr';
import { lookScript } from './bundled-script.ts';
import { downloadedFile } from './downloads.ts';
import type { Query, Seen, Wanted } from './look.ts';
import type { Device, Key, Point, Tab } from './tab.ts';

type Text = string | RegExp;

/** What a person looks for: a role, a name, and what is around it. */
export interface Target {
  readonly role: string;
  readonly name?: Text;
  readonly within?: Target;
}

/** Milliseconds until a condition counts as never true. */
const LIMIT = 20_000;
const INTERVAL = 50;
/** Milliseconds after which a second press is not the rest of a double click. */
const LONGEST_DOUBLE_CLICK = 1000;
/** More than any page has. */
const MAX_TAB_STOPS = 60;

const wanted = (text: Text): Wanted => (typeof text === 'string' ? text : { source: text.source, flags: text.flags });

const queryOf = ({ role, name, within }: Target): Query => ({
  role,
  ...(name !== undefined && { name: wanted(name) }),
  ...(within && { within: queryOf(within) }),
});

const named = ({ role, name, within }: Target): string =>
  `${role}${name === undefined ? '' : ` ${name}`}${within ? ` in ${named(within)}` : ''}`;

const isMatch = (text: string, expected: Text) =>
  typeof expected === 'string' ? text.includes(expected) : expected.test(text);

export const button = (name?: Text, within?: Target): Target => target('button', name, within);
export const link = (name?: Text, within?: Target): Target => target('link', name, within);
export const textbox = (name?: Text, within?: Target): Target => target('textbox', name, within);
export const target = (role: string, name?: Text, within?: Target): Target => ({
  role,
  ...(name !== undefined && { name }),
  ...(within && { within }),
});

/** A person with one tab, in any engine. Everything that is expected is awaited for 20 s. */
export class Person {
  readonly #device: Device;
  readonly #tab: Tab;
  readonly #origin: string;
  readonly #frame: string | undefined;

  constructor(device: Device, tab: Tab, origin: string, frame?: string) {
    this.#device = device;
    this.#tab = tab;
    this.#origin = origin;
    this.#frame = frame;
  }

  /** Opens a path of the portal. */
  open = (path: string) => this.#tab.open(`${this.#origin}${path}`);
  reload = () => this.#tab.reload();
  back = () => this.#tab.back();
  forward = () => this.#tab.forward();
  show = () => this.#tab.show();
  type = (text: string) => this.#tab.type(text, this.#frame);
  key = (key: Key, withShift?: boolean) => this.#tab.key(key, { withShift: withShift ?? false, frame: this.#frame });
  screenshot = () => this.#tab.screenshot();

  /** What the person does in a frame with this title. */
  inFrame = (title: string) => new Person(this.#device, this.#tab, this.#origin, title);

  /** Opens another tab, which shares the storage of this one. */
  async newTab(path: string): Promise<Person> {
    const other = new Person(this.#device, await this.#device.openTab(), this.#origin);
    await other.open(path);
    return other;
  }

  /** The tab that the page has opened. */
  async openedTab(): Promise<Person> {
    await this.#until('a second tab', async () => (await this.#device.tabs()).length > 1);
    const tab = (await this.#device.tabs()).at(-1);
    if (!tab) throw new Error('there is no tab');
    return new Person(this.#device, tab, this.#origin);
  }

  countTabs = async () => (await this.#device.tabs()).length;

  /** The content of a downloaded file. */
  downloaded = async (name: string) => readFile(await downloadedFile(this.#device.downloads, name));

  /** Returns the value of an expression in the page. */
  run = (expression: string) => this.#tab.run(expression, this.#frame);

  /** Waits until an expression in the page has this value. */
  becomes = (expression: string, value: unknown) =>
    this.#until(`${expression} is ${value}`, async () => (await this.run(expression)) === value);

  /** Presses the middle of an element, once it is enabled, stands still and is not covered. */
  async press(what: Target, count = 1): Promise<void> {
    await this.#tab.click(await this.#standing(what), count);
  }

  doublePress = (what: Target) => this.press(what, 2);

  /** Presses Tab until an element has the focus. */
  async tabTo(what: Target): Promise<void> {
    await this.sees(what);
    for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
      if ((await this.#look(what))[0]?.hasFocus) return;
      await this.#tab.key('Tab');
    }
    throw new Error(`Tab does not reach ${named(what)}`);
  }

  /** Moves the focus to an element by a script, as Tab would after enough presses, and holds a key. */
  async hold(key: Key, what: Target): Promise<void> {
    await this.#standing(what);
    await this.#call('focus', queryOf(what));
    await this.#tab.hold(key);
  }

  /**
   * Presses a field until it has the focus. Firefox gives a press on a frame that is not painted yet to the page around it,
   * and also a second press that could be the rest of a double click.
   */
  async #enter(what: Target): Promise<void> {
    await this.press(what);
    if (this.#frame === undefined) return;
    await this.#until(`${named(what)} that takes the focus`, async () => {
      if ((await this.#look(what))[0]?.hasFocus) return true;
      await wait(LONGEST_DOUBLE_CLICK);
      await this.press(what);
      return false;
    });
  }

  /** Replaces the text of a field. */
  async fill(what: Target, text: string): Promise<void> {
    await this.#enter(what);
    const { value } = await this.sees(what, { hasFocus: true });
    if (value) {
      await this.key('End');
      for (const _ of value) await this.key('Backspace');
    }
    await this.type(text);
    await this.sees(what, { value: text });
  }

  /** Waits until an element is there, and is as expected. Returns it. */
  async sees(what: Target, expected: Partial<Seen> & { readonly contains?: Text } = {}): Promise<Seen> {
    const { contains, ...properties } = expected;
    let found: Seen | undefined;
    await this.#until(`${named(what)} ${JSON.stringify(properties)} ${contains ?? ''}`, async () => {
      const all = await this.#look(what);
      found = all.find(
        (seen) =>
          Object.entries(properties).every(([key, value]) => seen[key as keyof Seen] === value) &&
          (contains === undefined || isMatch(seen.text, contains)),
      );
      return found !== undefined;
    });
    return found as Seen;
  }

  /** Waits until an element is not there. */
  seesNo = (what: Target) => this.#until(`no ${named(what)}`, async () => (await this.#look(what)).length === 0);

  /** Waits until the page has a text. */
  reads = (text: Text) => this.#until(`the text ${text}`, async () => isMatch(await this.text(), text));
  readsNo = (text: Text) => this.#until(`no text ${text}`, async () => !isMatch(await this.text(), text));

  /** The text of the QR code that is shown. */
  async qrCode(): Promise<string> {
    const code = target('img', /QR-kod att skanna/);
    await this.sees(code);
    const rows = (await this.#call('drawn', queryOf(code))) as readonly string[];
    const pixels = rows.flatMap((row) =>
      [...row].flatMap((dark) => (dark === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
    );
    const found = jsQR(new Uint8ClampedArray(pixels), rows.length, rows.length);
    if (!found) throw new Error('there is no QR code in the drawing');
    return found.data;
  }

  /** Everything that can be read in the page. */
  text = async () => String(await this.#call('read'));

  /** Waits until the path and the query of the address are these. */
  isAt = (path: Text) =>
    this.#until(`the address ${path}`, async () => {
      const address = String(await this.#tab.run('location.pathname + location.search'));
      return typeof path === 'string' ? address === path : path.test(address);
    });

  /** Waits until the main heading is this. */
  isOn = (heading: Text) => this.sees(target('heading', heading, target('main')));

  /** Waits until an element can be pressed, and returns its middle in the window. */
  async #standing(what: Target): Promise<Point> {
    let last: Point | undefined;
    await this.#until(`${named(what)} that can be pressed`, async () => {
      const [seen] = await this.#look(what, true);
      // Also the frame must stand still: it moves when what is above it arrives.
      const offset = await this.#frameOffset();
      const place = seen && { x: seen.x + offset.x, y: seen.y + offset.y };
      const stands = place?.x === last?.x && place?.y === last?.y;
      last = place;
      return stands && Boolean(seen?.isEnabled && seen.isOnTop);
    });
    return last as Point;
  }

  async #frameOffset(): Promise<{ readonly x: number; readonly y: number }> {
    if (this.#frame === undefined) return { x: 0, y: 0 };
    const box = `document.querySelector('iframe[title="${this.#frame}"]').getBoundingClientRect()`;
    return (await this.#tab.run(`(({x, y}) => ({x, y}))(${box})`)) as { x: number; y: number };
  }

  #look = async (what: Target, scroll = false) =>
    ((await this.#call('look', queryOf(what), scroll)) ?? []) as readonly Seen[];

  /** Calls a function of look.ts in the page, which gets the script first if it does not have it. */
  async #call(name: string, ...args: readonly unknown[]): Promise<unknown> {
    const call = `journeys.${name}(...${JSON.stringify(args)})`;
    const answer = await this.#tab.run(`(globalThis.journeys ? {value: ${call}} : null)`, this.#frame);
    if (answer !== null) return (answer as { value: unknown }).value;
    await this.#tab.run(`(() => {${await lookScript()}; return true})()`, this.#frame);
    const second = await this.#tab.run(`(globalThis.journeys ? {value: ${call}} : null)`, this.#frame);
    return (second as { value: unknown } | null)?.value ?? null;
  }

  /** Waits for a condition. While a page loads, what asks it can fail. */
  async #until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + LIMIT;
    let problem = '';
    while (Date.now() < end) {
      try {
        if (await isTrue()) return;
        problem = '';
      } catch (error) {
        problem = String(error);
      }
      await wait(INTERVAL);
    }
    const text = await this.text().catch(() => '');
    throw new Error(`not within ${LIMIT / 1000} s: ${what}. ${problem}\nThe page: ${text}`);
  }
}
