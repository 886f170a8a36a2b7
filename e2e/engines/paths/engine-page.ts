import { expect, type Page } from '@playwright/test';
import { PAGE_TIMEOUT } from '../../model/harness-page.ts';
import type { Tab } from '../tab.ts';
import { EngineLocator } from './engine-locator.ts';
import type { EngineTest } from './page-script.ts';
import type { Found, Step } from './step.ts';

interface Wanted {
  readonly steps: readonly Step[];
  readonly resolve: (found: Found) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The part of Playwright's `Page` that the flows and the paths use, for a page that Playwright does not drive. What is
 * missing here is missing at run time: a flow that uses more fails in these engines.
 */
export class EnginePage {
  readonly tab: Tab;
  timeout = PAGE_TIMEOUT;
  #wanted: Wanted[] = [];
  readonly #root = new EngineLocator(this, []);

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** As the flows see it. */
  get asPage(): Page {
    return this as unknown as Page;
  }

  getByRole: EngineLocator['getByRole'] = (...args) => this.#root.getByRole(...args);
  getByText: EngineLocator['getByText'] = (...args) => this.#root.getByText(...args);
  getByLabel: EngineLocator['getByLabel'] = (...args) => this.#root.getByLabel(...args);
  locator: EngineLocator['locator'] = (...args) => this.#root.locator(...args);

  readonly mouse = { move: (x: number, y: number): Promise<void> => this.tab.move({ x, y }) };

  readonly clock = {
    setSystemTime: (time: number) => this.call('setTime', time),
    runFor: (milliseconds: number) => this.call('runFor', milliseconds),
  };

  setDefaultTimeout(timeout: number): void {
    this.timeout = timeout;
  }

  screenshot = () => this.tab.screenshot();
  close = () => this.tab.close();

  /** Runs a function in the page. */
  evaluate(work: (argument: never) => unknown, argument?: unknown): Promise<unknown> {
    return this.tab.run(`(${work})(${JSON.stringify(argument)})`);
  }

  /** Waits until the page can start the portal. */
  untilLoaded = () =>
    expect.poll(() => this.tab.run("typeof harness === 'object'"), { timeout: this.timeout }).toBe(true);

  /** Runs a function of page-script.ts in the page. */
  call<Name extends keyof EngineTest>(
    name: Name,
    ...args: Parameters<EngineTest[Name]>
  ): Promise<Awaited<ReturnType<EngineTest[Name]>>> {
    return this.tab.run(`engineTest.${name}(...${JSON.stringify(args)})`) as Promise<
      Awaited<ReturnType<EngineTest[Name]>>
    >;
  }

  /** Runs the text of a function with the first element that the steps find. */
  onElement = (steps: readonly Step[], work: string, argument: unknown): Promise<unknown> =>
    this.tab.run(`(${work})(engineTest.find(${JSON.stringify(steps)}), ${JSON.stringify(argument)})`);

  /** What is found now. Questions that are asked at the same time go to the browser together. */
  look(steps: readonly Step[]): Promise<Found> {
    if (this.#wanted.length === 0) setImmediate(() => this.#lookAll());
    return new Promise((resolve, reject) => this.#wanted.push({ steps, resolve, reject }));
  }

  async #lookAll(): Promise<void> {
    const wanted = this.#wanted;
    this.#wanted = [];
    try {
      const found = await this.call(
        'lookAll',
        wanted.map(({ steps }) => steps),
      );
      for (const [index, { resolve }] of wanted.entries()) resolve(found[index] as Found);
    } catch (error) {
      for (const { reject } of wanted) reject(error);
    }
  }
}
