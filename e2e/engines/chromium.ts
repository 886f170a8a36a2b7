import { join } from 'node:path';
import { type BrowserContext, chromium, type ElementHandle, type Page } from '@playwright/test';
import { clearDownloads } from './downloads.ts';
import type { Device, Engine, EngineOptions, Key, KeyOptions, Point, Tab } from './tab.ts';

class ChromiumTab implements Tab {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  open = async (url: string) => void (await this.#page.goto(url));
  reload = async () => void (await this.#page.reload());
  back = async () => void (await this.#page.goBack());
  forward = async () => void (await this.#page.goForward());
  show = () => this.#page.bringToFront();
  close = () => this.#page.close();

  async run(expression: string, frame?: string): Promise<unknown> {
    if (frame === undefined) return this.#page.evaluate(expression);
    const element: ElementHandle | null = await this.#page.$(`iframe[title="${frame}"]`);
    const content = await element?.contentFrame();
    return content ? content.evaluate(expression) : null;
  }

  click = ({ x, y }: Point, count: number) => this.#page.mouse.click(x, y, { clickCount: count });
  move = ({ x, y }: Point) => this.#page.mouse.move(x, y);
  type = (text: string) => this.#page.keyboard.type(text);
  key = (key: Key, { withShift }: KeyOptions = {}) => this.#page.keyboard.press(withShift ? `Shift+${key}` : key);

  async hold(key: Key): Promise<void> {
    for (let count = 0; count < 10; count += 1) {
      await this.#page.keyboard.down(key);
      await this.#page.waitForTimeout(30);
    }
    await this.#page.keyboard.up(key);
  }

  screenshot = () => this.#page.screenshot();
}

class ChromiumDevice implements Device {
  readonly downloads: string;
  readonly #context: BrowserContext;
  readonly #tabs = new Map<Page, ChromiumTab>();
  readonly #errors: string[] = [];

  constructor(context: BrowserContext, downloads: string) {
    this.#context = context;
    this.downloads = downloads;
    context.on('weberror', (error) => this.#errors.push(error.error().message));
    context.on('page', (page) =>
      page.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename()))),
    );
  }

  #tab(page: Page): Tab {
    const tab = this.#tabs.get(page) ?? new ChromiumTab(page);
    this.#tabs.set(page, tab);
    return tab;
  }

  tabs = async () => this.#context.pages().map((page) => this.#tab(page));
  openTab = async () => this.#tab(await this.#context.newPage());
  errors = () => this.#errors;
  close = () => this.#context.close();
}

/** Chromium, driven by Playwright. It shows whether a fault is one of an engine or of a journey. */
export async function startChromium({ downloads, size }: EngineOptions): Promise<Engine> {
  const browser = await chromium.launch();
  return {
    async newDevice() {
      clearDownloads(downloads);
      return new ChromiumDevice(await browser.newContext({ viewport: size, reducedMotion: 'reduce' }), downloads);
    },
    stop: () => browser.close(),
  };
}
