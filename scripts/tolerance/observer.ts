import type { Browser, Page, Route } from '@playwright/test';
import { callOfRequest } from '../../e2e/support/call-of-request.ts';
import sv from '../../locales/sv.json' with { type: 'json' };
import type { Case } from './cases.ts';
import type { VisiblePage } from './verdict.ts';

const VIEWPORT = { width: 390, height: 844 };
/** ms without requests and placeholders after which a page has loaded. */
const QUIET_TIME = 60;
const MAX_LOADING_TIME = 15_000;
/** Messages about answers that the browser logs by itself. */
const RESOURCE_ERROR = /^Failed to load resource/;

/** What replaces the real response of a call. */
export interface Replacement {
  readonly call: string;
  /** Makes it of the real response; without it, no request is sent. */
  readonly change?: (response: unknown) => unknown;
  readonly body: unknown;
}

/** Opens pages of the portal with changed responses, and reports what is on the screen. */
export class Observer {
  readonly #page: Page;
  readonly #origin: string;
  /** Null: not logged in. */
  readonly #persona: string | null;
  #replacement: Replacement | null = null;
  #pending = 0;
  /** The last response of each call. */
  readonly responses = new Map<string, unknown>();
  /** What the page has printed to the console, and errors that nothing caught. */
  readonly errors: string[] = [];

  private constructor(page: Page, origin: string, persona: string | null) {
    this.#page = page;
    this.#origin = origin;
    this.#persona = persona;
  }

  static async open(browser: Browser, origin: string, persona: string | null): Promise<Observer> {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: 'sv-SE', timezoneId: 'Europe/Stockholm' });
    const page = await context.newPage();
    const observer = new Observer(page, origin, persona);
    await page.route('**/api/**', (route) => observer.#answer(route));
    page.on('pageerror', (error) => observer.errors.push(error.message));
    page.on('console', (message) => {
      const isError = ['error', 'warning'].includes(message.type()) && !RESOURCE_ERROR.test(message.text());
      if (isError) observer.errors.push(message.text());
    });
    await observer.#logIn();
    return observer;
  }

  async #logIn(): Promise<void> {
    this.#replacement = null;
    const persona = this.#persona;
    if (persona === null) return;
    const response = await this.#page.request.post(`${this.#origin}/sandbox/api/token`, { data: { persona } });
    const { accessToken } = await response.json();
    await this.#page.goto(`${this.#origin}/support?token=${accessToken}`);
    await this.#settle();
    const decline = this.#page.getByRole('button', { name: sv['consent.decline'] });
    if (await decline.isVisible()) await decline.click();
  }

  /** Opens the page of a case; `replacement` is used for every response of its call. */
  async look({ path, press, polls }: Case, replacement: Replacement | null): Promise<VisiblePage> {
    this.#replacement = replacement;
    this.errors.length = 0;
    await this.#page.goto(this.#origin + path, { waitUntil: 'domcontentloaded' });
    let isSettled = await this.#settle();
    const control = press?.(this.#page);
    if (isSettled && control && (await control.isVisible())) {
      await control.click({ timeout: 2000 }).catch(() => undefined);
      isSettled = polls === undefined ? await this.#settle() : await waitFor(polls);
    }
    const sight = { isSettled, ...(await this.#read()) };
    // A change of what decides access can end the session.
    if (sight.path.startsWith('/login')) await this.#logIn();
    return sight;
  }

  async #answer(route: Route): Promise<void> {
    this.#pending += 1;
    try {
      const call = callOfRequest(route.request());
      const replacement = call?.name === this.#replacement?.call ? this.#replacement : null;
      if (replacement && !replacement.change) {
        await route.fulfill({ json: replacement.body });
        return;
      }
      const response = await route.fetch();
      if (replacement?.change && response.ok()) {
        await route.fulfill({ json: replacement.change(await response.json()) });
        return;
      }
      if (call && response.ok() && response.status() !== 204) this.responses.set(call.name, await response.json());
      await route.fulfill({ response });
    } catch {
      // The page was left before the answer.
    } finally {
      this.#pending -= 1;
    }
  }

  /** Whether the page has loaded: no request is open, and no placeholder is left. */
  async #settle(): Promise<boolean> {
    const end = Date.now() + MAX_LOADING_TIME;
    let quietSince: number | null = null;
    while (Date.now() < end) {
      const isLoading = this.#pending > 0 || !(await this.#page.evaluate(hasContent).catch(() => false));
      if (isLoading) quietSince = null;
      else if (quietSince === null) quietSince = Date.now();
      else if (Date.now() - quietSince >= QUIET_TIME) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  }

  async #read(): Promise<Omit<VisiblePage, 'isSettled'>> {
    const { text, alerts } = await this.#page.evaluate(() => ({
      text: [
        document.title,
        document.body.innerText,
        ...[...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')),
      ].join('\n'),
      alerts: document.querySelectorAll('[role=alert]').length,
    }));
    return { path: new URL(this.#page.url()).pathname, text, alerts };
  }
}

/** True, after `ms`. */
const waitFor = async (ms: number): Promise<true> => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return true;
};

/** Runs in the page. The prerendered page has no title. */
const hasContent = () =>
  document.title !== '' &&
  document.querySelector('main h1, main h2') !== null &&
  document.querySelector('.animate-pulse, .animate-turn') === null;
