import { type BrowserContext, type KeyInput, launch, type Page } from 'puppeteer-core';
import { FIREFOX, savedProgram } from '../../scripts/programs.js';
import { root } from '../../scripts/run.ts';
import { clearDownloads } from './downloads.ts';
import type { Device, Engine, EngineOptions, Key, KeyOptions, Point, Size, Tab } from './tab.ts';

const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  // Without a question and without a window of its own.
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk':
    'text/calendar,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/octet-stream',
};

class FirefoxTab implements Tab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  open = async (url: string) => void (await this.#page.goto(url));
  reload = async () => void (await this.#page.reload());
  // Without waiting: a page that Firefox has kept does not load again.
  back = async () => void (await this.#page.evaluate('history.back()'));
  forward = async () => void (await this.#page.evaluate('history.forward()'));
  show = () => this.#page.bringToFront();
  close = () => this.#page.close();

  async run(expression: string, frame?: string): Promise<unknown> {
    if (frame === undefined) return this.#page.evaluate(expression);
    const element = await this.#page.$(`iframe[title="${frame}"]`);
    return (await element?.contentFrame())?.evaluate(expression) ?? null;
  }

  click = ({ x, y }: Point, count: number) => this.#page.mouse.click(x, y, { count });
  move = ({ x, y }: Point) => this.#page.mouse.move(x, y);
  type = (text: string) => this.#page.keyboard.type(text);

  async key(key: Key, { withShift }: KeyOptions = {}): Promise<void> {
    if (withShift) await this.#page.keyboard.down('Shift');
    await this.#page.keyboard.press(key as KeyInput);
    if (withShift) await this.#page.keyboard.up('Shift');
  }

  async hold(key: Key): Promise<void> {
    for (let count = 0; count < 10; count += 1) await this.#page.keyboard.down(key as KeyInput);
    await this.#page.keyboard.up(key as KeyInput);
  }

  screenshot = async () => Buffer.from(await this.#page.screenshot());
}

class FirefoxDevice implements Device {
  readonly downloads: string;
  readonly #context: BrowserContext;
  readonly #size: Size;
  readonly #tabs = new Map<Page, FirefoxTab>();
  readonly #errors: string[] = [];

  constructor(context: BrowserContext, { downloads, size }: EngineOptions) {
    this.#context = context;
    this.downloads = downloads;
    this.#size = size;
  }

  async #tab(page: Page): Promise<Tab> {
    const known = this.#tabs.get(page);
    if (known) return known;
    const tab = new FirefoxTab(page);
    this.#tabs.set(page, tab);
    page.on('pageerror', (error) => this.#errors.push(String(error)));
    await page.setViewport(this.#size);
    return tab;
  }

  tabs = async () => Promise.all((await this.#context.pages()).map((page) => this.#tab(page)));
  openTab = async () => this.#tab(await this.#context.newPage());
  errors = () => this.#errors;
  close = () => this.#context.close();
}

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export async function startFirefox(options: EngineOptions): Promise<Engine> {
  const { downloads } = options;
  const executablePath = savedProgram(FIREFOX, root);
  if (executablePath === undefined) throw new Error('no Firefox was found: run `npm run test:engines`');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Europe/Stockholm' },
    extraPrefsFirefox: { ...PREFERENCES, 'browser.download.dir': downloads },
  });
  return {
    async newDevice() {
      clearDownloads(downloads);
      return new FirefoxDevice(await browser.createBrowserContext(), options);
    },
    stop: () => browser.close(),
  };
}
