import type { Browser, Page } from '@playwright/test';
import { MODEL_START } from '../../machines/model.ts';
import type { StartOptions } from '../harness/harness-api.ts';
import type { CallHarness, TestContext } from './flow.ts';
import { answer, NetworkStub, ORIGIN } from './network-stub.ts';

/**
 * What Chromium says of every call that fails, as paths make them do; and what XState says when an effect of one
 * machine, such as a toast, makes another machine begin.
 */
const ECHO = /^Failed to load resource|^Custom actions should not call `assign\(\)` directly/;

/** One page in which the portal is started again for each path; its time and its calls stand still. */
export class HarnessPage implements TestContext {
  readonly page: Page;
  readonly border: NetworkStub;
  /** How long the page may take to do what it must, ms of real time. */
  patience = 5000;
  /** What a person would not see but that is wrong. */
  readonly noise: string[] = [];
  #now = MODEL_START;

  private constructor(page: Page, border: NetworkStub) {
    this.page = page;
    this.border = border;
    page.on('console', (message) => {
      if (!ECHO.test(message.text())) this.noise.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.noise.push(`crash: ${error.message}`));
  }

  static async open(browser: Browser): Promise<HarnessPage> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'sv-SE' });
    const stage = new HarnessPage(page, new NetworkStub());
    page.setDefaultTimeout(stage.patience);
    await stage.border.open(page);
    await page.goto(ORIGIN);
    // Only now, for React keeps the timers that it finds when it is loaded: what it puts off is no time of the portal's.
    await page.clock.install({ time: MODEL_START - 1000 });
    await page.clock.pauseAt(MODEL_START);
    return stage;
  }

  /** Rejects when something takes longer than the page may take. */
  async soon<T>(work: Promise<T>, what: string): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} did not come about`)), this.patience);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  /** Tells the stage in the page to do something. */
  readonly callHarness: CallHarness = (name, ...given) =>
    this.page.evaluate(([method, args]) => (window.harness[method] as (...all: readonly unknown[]) => never)(...args), [
      name,
      given,
    ] as const);

  readonly answerNext: TestContext['answerNext'] = (...given) => this.border.answerNext(...given);
  readonly answerPending: TestContext['answerPending'] = async (call, response) =>
    answer(await this.soon(this.border.take(call.name), call.name), call, response);

  readonly loadVaultPage = (): Promise<void> => this.soon(this.border.vault.open(this.page), 'the page of the vault');
  readonly postVaultMessage: TestContext['postVaultMessage'] = (message) =>
    this.soon(this.border.vault.tell(this.page, message), 'the word of the vault');

  /** Starts the portal anew, at the moment at which every model begins. */
  async start(opening: StartOptions): Promise<void> {
    this.noise.length = 0;
    await this.page.clock.setSystemTime(MODEL_START);
    await this.page.mouse.move(0, 0);
    this.#now = MODEL_START;
    await this.callHarness('start', opening);
  }

  /** Lets time pass until a moment, ms since 1970; each timer fires when it is due. */
  async passTimeTo(moment: number): Promise<void> {
    if (moment > this.#now) await this.page.clock.runFor(moment - this.#now);
    this.#now = moment;
  }
}
