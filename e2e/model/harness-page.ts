import type { Browser, Page } from '@playwright/test';
import { LANGUAGES } from '../../contract/language.ts';
import { MODEL_START } from '../../machines/model-start.ts';
import { HARNESS_FOLDER } from '../harness/build.ts';
import type { StartOptions } from '../harness/harness-api.ts';
import type { CallHarness, TestContext } from './flow.ts';
import { answer, NetworkStub, ORIGIN } from './network-stub.ts';
import { PassedChecks } from './passed-checks.ts';
import { frameOf, type VaultFrame } from './vault-stub.ts';

/**
 * Expected console messages: Chromium reports every failed request, XState warns when an action of one machine (such as
 * showing a toast) starts another, and a development build names what is wrong with an answer.
 */
const EXPECTED_MESSAGES =
  /^console: (Failed to load resource|Custom actions should not call `assign\(\)` directly|\w+ \((tolerated|fatal: .*)\)\n)/;

/** The size of the window, CSS pixels. */
export const HARNESS_SIZE = { width: 1280, height: 900 };

/** How soon to look at the page again, ms of real time. */
export const POLL_INTERVALS_MS = [5, 10, 20, 50, 100];

/** How long to wait for the page, ms of real time. The page's own clock stands still, so a longer wait hides no delay. */
export const PAGE_TIMEOUT = 10_000;

/** A page with the test harness, which restarts the portal for each path. Time and pending calls are under control. */
export class HarnessPage implements TestContext {
  readonly page: Page;
  readonly network: NetworkStub;
  readonly passedChecks: PassedChecks;
  readonly #vaultFrame: VaultFrame;
  timeout = PAGE_TIMEOUT;
  /** Console messages and uncaught errors since the last start. */
  readonly consoleErrors: string[] = [];
  /** The time of the page, ms since 1970. */
  now = MODEL_START;

  constructor(page: Page, network: NetworkStub, vaultFrame = frameOf(page)) {
    this.page = page;
    this.#vaultFrame = vaultFrame;
    this.network = network;
    this.passedChecks = new PassedChecks(page);
    page.setDefaultTimeout(this.timeout);
  }

  /** `folder` has the built harness. */
  static async open(browser: Browser, folder = HARNESS_FOLDER): Promise<HarnessPage> {
    const page = await browser.newPage({ viewport: HARNESS_SIZE, locale: 'sv-SE', reducedMotion: 'reduce' });
    const harness = new HarnessPage(page, new NetworkStub(folder));
    page.on('console', (message) => harness.report(`console: ${message.text()}`));
    page.on('pageerror', (error) => harness.report(`uncaught error: ${error.message}`));
    await harness.network.attach(page);
    await page.goto(ORIGIN);
    await harness.loadLanguages();
    // Fake timers are installed after React has loaded: React's scheduler keeps the real ones.
    await page.clock.install({ time: MODEL_START - 1000 });
    await page.clock.pauseAt(MODEL_START);
    return harness;
  }

  /** Records an error of the page, unless it is expected. */
  report(text: string): void {
    if (!EXPECTED_MESSAGES.test(text)) this.consoleErrors.push(text);
  }

  async loadLanguages(): Promise<void> {
    for (const language of LANGUAGES) await this.callHarness('loadLanguage', language);
  }

  /** Rejects if a promise takes longer than `timeout`. */
  async withTimeout<T>(work: Promise<T>, description: string): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`timeout: ${description}`)), this.timeout);
    });
    return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
  }

  readonly callHarness: CallHarness = (name, ...args) =>
    this.page.evaluate(
      ([method, values]) => (window.harness[method] as (...all: readonly unknown[]) => never)(...values),
      [name, args] as const,
    );

  readonly answerNext: TestContext['answerNext'] = (...args) => this.network.answerNext(...args);
  readonly holdScreens = (): void => this.network.holdScreens();
  readonly answerPending: TestContext['answerPending'] = async (call, response) =>
    answer(await this.withTimeout(this.network.take(call.name), call.name), call, response);

  readonly loadVaultPage = (): Promise<void> =>
    this.withTimeout(this.network.vault.load(this.#vaultFrame), 'the page of the vault');
  readonly postVaultMessage: TestContext['postVaultMessage'] = (message) =>
    this.withTimeout(this.network.vault.post(this.#vaultFrame, message), 'the message of the vault');

  /**
   * Stops the portal of the path before. Its last requests must not count as requests of the next path: they would get
   * background responses that the next portal needs.
   */
  async stop(): Promise<void> {
    // Some effects of the last press come in the next task, which the paused clock holds back.
    await this.page.clock.runFor(0);
    await this.callHarness('stop');
  }

  /** Restarts the portal at a time, ms since 1970. */
  async start(options: StartOptions, time = MODEL_START): Promise<void> {
    this.consoleErrors.length = 0;
    await this.page.clock.setSystemTime(time);
    await this.page.mouse.move(0, 0);
    this.now = time;
    await this.callHarness('start', options);
  }

  /**
   * Advances the clock of the page to a moment, ms since 1970; due timers fire. Timers without a delay also fire if the
   * moment is the current one: the end of a press is such a timer, and a field reports its blur only after it.
   */
  async advanceTimeTo(moment: number): Promise<void> {
    await this.page.clock.runFor(Math.max(0, moment - this.now));
    this.now = moment;
  }
}
