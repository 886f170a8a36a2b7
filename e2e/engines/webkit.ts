import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Key as DriverKey, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/bench/serve.ts';
import { savedProgram, WEBKIT, XVFB } from '../../scripts/programs.js';
import { root } from '../../scripts/run.ts';
import { clearDownloads } from './downloads.ts';
import type { Device, Engine, EngineOptions, Key, KeyOptions, Point, Size, Tab } from './tab.ts';

const KEYS: Readonly<Record<Key, string>> = {
  Enter: DriverKey.ENTER,
  Tab: DriverKey.TAB,
  Escape: DriverKey.ESCAPE,
  Backspace: DriverKey.BACK_SPACE,
  End: DriverKey.END,
  ' ': ' ',
};

/** A session of the driver. */
interface Session {
  readonly driver: WebDriver;
  /** The tab that has the keys, if it has them itself and not a frame in it. To switch takes as long as to run a script. */
  current: string | null;
}

class WebKitTab implements Tab {
  readonly handle: string;
  readonly #session: Session;
  readonly #driver: WebDriver;

  constructor(session: Session, handle: string) {
    this.#session = session;
    this.#driver = session.driver;
    this.handle = handle;
  }

  /** Makes this tab, or its frame with this title, the current one of the session. It gets the keys. */
  async #switch(frame?: string): Promise<WebDriver> {
    if (this.#session.current === this.handle && frame === undefined) return this.#driver;
    this.#session.current = null;
    await this.#driver.switchTo().window(this.handle);
    if (frame === undefined) {
      this.#session.current = this.handle;
      return this.#driver;
    }
    await this.#driver.switchTo().frame(await this.#driver.findElement(By.css(`iframe[title="${frame}"]`)));
    return this.#driver;
  }

  open = async (url: string) => (await this.#switch()).get(url);
  reload = async () => (await this.#switch()).navigate().refresh();
  back = async () => (await this.#switch()).navigate().back();
  forward = async () => (await this.#switch()).navigate().forward();
  // Its windows are all shown.
  show = async () => undefined;
  close = async () => {
    await (await this.#switch()).close();
    this.#session.current = null;
  };

  run = async (expression: string, frame?: string) => (await this.#switch(frame)).executeScript(`return ${expression}`);

  async click({ x, y }: Point, count: number): Promise<void> {
    const actions = (await this.#switch()).actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
    for (let press = 0; press < count; press += 1) actions.press().release();
    await actions.perform();
  }

  async move({ x, y }: Point): Promise<void> {
    const place = { x: Math.round(x), y: Math.round(y), duration: 0 };
    await (await this.#switch()).actions().move(place).perform();
  }

  type = async (text: string, frame?: string) => (await this.#switch(frame)).actions().sendKeys(text).perform();

  async key(key: Key, { withShift = false, frame }: KeyOptions = {}): Promise<void> {
    const actions = (await this.#switch(frame)).actions();
    if (withShift) await actions.keyDown(DriverKey.SHIFT).sendKeys(KEYS[key]).keyUp(DriverKey.SHIFT).perform();
    else await actions.sendKeys(KEYS[key]).perform();
  }

  /** This driver sends no repeats of a held key, so it is pressed again and again. */
  async hold(key: Key): Promise<void> {
    await (await this.#switch())
      .actions()
      .sendKeys(...new Array<string>(10).fill(KEYS[key]))
      .perform();
  }

  screenshot = async () => Buffer.from(await (await this.#switch()).takeScreenshot(), 'base64');
}

class WebKitDevice implements Device {
  readonly downloads: string;
  readonly #session: Session;
  readonly #driver: WebDriver;
  readonly #size: Size;
  readonly #tabs = new Map<string, WebKitTab>();

  constructor(session: Session, { downloads, size }: EngineOptions) {
    this.#session = session;
    this.#driver = session.driver;
    this.downloads = downloads;
    this.#size = size;
  }

  #tab(handle: string): Tab {
    const tab = this.#tabs.get(handle) ?? new WebKitTab(this.#session, handle);
    this.#tabs.set(handle, tab);
    return tab;
  }

  tabs = async () => (await this.#driver.getAllWindowHandles()).map((handle) => this.#tab(handle));

  /** Opens a window: MiniBrowser does not show a tab that its driver opens. */
  async openTab(): Promise<Tab> {
    const [first = ''] = await this.#driver.getAllWindowHandles();
    this.#session.current = null;
    // The current one may be closed.
    await this.#driver.switchTo().window(first);
    await this.#driver.switchTo().newWindow('window');
    await this.#driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...this.#size });
    return this.#tab(await this.#driver.getWindowHandle());
  }

  /** This driver reports none. */
  errors = () => [];
  // The next device closes the windows.
  close = async () => undefined;
}

/** The browser that belongs to the driver: Debian's packages put it beside the library. */
function miniBrowser(): string {
  const places = ['/usr/lib/*/webkit*gtk-*/MiniBrowser', '/usr/libexec/webkit*gtk-*/MiniBrowser'];
  const [found] = globSync(places);
  if (found === undefined) throw new Error('no MiniBrowser was found beside WebKitGTK');
  return found;
}

/** Starts an X server without a screen. Returns its process and the name of its display. */
async function startDisplay({ width, height }: Size): Promise<{ server: ChildProcess; display: string }> {
  const path = savedProgram(XVFB, root) ?? '';
  // As large as the window: without a window manager, the window under the pointer has the focus.
  const screen = `${width}x${height}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const server = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [data] = await once(server.stdio[3] as Readable, 'data');
  return { server, display: `:${String(data).trim()}` };
}

/** Waits until the driver answers. */
async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not answer');
}

/** WebKitGTK's MiniBrowser, driven by its own WebDriver. */
export async function startWebKit(options: EngineOptions): Promise<Engine> {
  const { downloads } = options;
  const webkit = savedProgram(WEBKIT, root);
  if (webkit === undefined) throw new Error('no WebKitWebDriver was found: run `npm run test:engines`');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const { server, display } = await startDisplay(options.size);
  const url = `http://127.0.0.1:${await freePort()}`;
  const driverProcess = spawn(webkit, [`--port=${new URL(url).port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      TZ: 'Europe/Stockholm',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      // Its sandbox cannot start for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  await untilReady(url);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // The limit of a script is a timer of the page, whose time a path moves by hours.
      timeouts: { script: null },
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    })
    .build();
  return {
    async newDevice() {
      clearDownloads(downloads);
      const before = await driver.getAllWindowHandles();
      const device = new WebKitDevice({ driver, current: null }, options);
      await device.openTab();
      for (const handle of before) {
        await driver.switchTo().window(handle);
        await driver.close();
      }
      return device;
    },
    async stop() {
      driverProcess.kill();
      server.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
