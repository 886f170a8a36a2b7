import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { callOfRequest } from '../support/call-of-request.ts';
import { changeConfig } from '../support/change-answer.ts';
import { readPage } from '../support/read-page.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { FAULT_KINDS, type FaultName } from './fault-kinds.ts';
import { forgetMessages, readMessages, recordMessages } from './record-messages.ts';
import type { Scenario, Stage } from './scenario.ts';

/** A call that fails in a scenario. */
export interface Failing {
  readonly call: string;
  readonly fault: FaultName;
}

/** What a case shows and does, from the moment the call can fail. */
export interface Observation {
  readonly path: string;
  /** The texts and accessible names of the page. */
  readonly text: string;
  readonly heading: string;
  /** All messages that were shown, also those that are gone. */
  readonly messages: readonly string[];
  /** How many controls of the page, or of the open dialog, can be used. */
  readonly controls: number;
  readonly frames: number;
  /** How often each call was made. */
  readonly sent: ReadonlyMap<string, number>;
  /** Console output, and errors that nothing caught. */
  readonly errors: readonly string[];
}

const NO_ANSWER = 'no answer in 30 s' satisfies FaultName;
/** Chromium logs this for every failed response. */
const RESOURCE_ERROR = /^Failed to load resource/;
/** ms without requests after which a page has reacted. */
const QUIET_TIME = 60;
const MAX_LOADING_TIME = 20_000;
/** ms; how long a message may take to appear on a busy machine. */
const MAX_DELAY = 5000;
/** ms of the page's clock that are skipped at once, and in all. */
const STEP = 1000;
const MAX_TIME = 60_000;

/** ms after which all retries of a fault are over. */
function retryTimeOf(fault: FaultName | null): number {
  if (fault === null) return STEP;
  const {
    status = 0,
    drop = false,
    delay = 0,
  } = FAULT_KINDS[fault].fault as {
    readonly status?: number;
    readonly drop?: boolean;
    readonly delay?: number;
  };
  // Three attempts of 10 s with pauses. The first one may start some seconds after the page.
  if (delay > 0) return 50 * STEP;
  return drop || status >= 429 ? 5 * STEP : STEP;
}

const isBusy = () =>
  document.title === '' ||
  document.querySelector('main h1, main h2') === null ||
  document.querySelector('.animate-pulse, .animate-turn') !== null;

/** A page on which a call can fail, and what it has done. */
class ObservedPage {
  readonly page: Page;
  readonly errors: string[] = [];
  readonly messages = new Set<string>();
  readonly sent = new Map<string, number>();
  readonly #pending = new Set<Request>();
  #failing: Failing | null = null;

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (!RESOURCE_ERROR.test(message.text())) this.errors.push(message.text());
    });
    page.on('request', (request) => this.#count(request));
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.#pending.delete(request));
  }

  /** A status is not about a failure. */
  record(role: string, text: string): void {
    if (role === 'alert') this.messages.add(text);
  }

  #count(request: Request): void {
    // Code that is still loading sends requests later.
    this.#pending.add(request);
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const name = callOfRequest(request)?.name ?? pathname;
    this.sent.set(name, (this.sent.get(name) ?? 0) + 1);
  }

  /** From now on the call fails; what happened before does not count. */
  async begin(sandbox: RunningSandbox, failing: Failing | null): Promise<void> {
    await this.page.evaluate(forgetMessages);
    this.errors.length = 0;
    this.messages.clear();
    this.sent.clear();
    this.#failing = failing;
    if (failing) await sandbox.injectFault({ call: failing.call, ...FAULT_KINDS[failing.fault].fault });
  }

  /** Whether the request will never be answered. */
  #hangs(request: Request): boolean {
    return this.#failing?.fault === NO_ANSWER && callOfRequest(request)?.name === this.#failing.call;
  }

  async #quiet(): Promise<void> {
    const end = Date.now() + MAX_LOADING_TIME;
    let quietSince = Date.now();
    while (Date.now() < end && Date.now() - quietSince < QUIET_TIME) {
      if ([...this.#pending].some((request) => !this.#hangs(request))) quietSince = Date.now();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Waits until the page shows its last word; skips the time in which it waits. */
  async settle(polls = 0): Promise<void> {
    const { fault = null } = this.#failing ?? {};
    const least = Math.max(polls, retryTimeOf(fault));
    const step = fault === NO_ANSWER ? 5 * STEP : STEP;
    for (let time = 0; time <= MAX_TIME; time += step) {
      await this.#quiet();
      const isDone = this.#pending.size === 0 && !(await this.page.evaluate(isBusy).catch(() => true));
      if (isDone && time >= least) return;
      await this.page.clock.runFor(step);
    }
  }

  async read(): Promise<Observation> {
    const { messages, sent, errors } = this;
    for (const [role, text] of await this.page.evaluate(readMessages)) this.record(role, text);
    const state = await this.page.evaluate(readPage);
    return { ...state, messages: [...messages], sent: new Map(sent), errors: [...errors] };
  }

  /** Reads the page until it is right: a busy machine may show the last message a moment after the last response. */
  async readUntil(isRight: (observation: Observation) => boolean): Promise<Observation> {
    const end = Date.now() + MAX_DELAY;
    for (;;) {
      const observation = await this.read();
      if (isRight(observation) || Date.now() > end) return observation;
      await this.#quiet();
    }
  }

  /** Waits until the page has made a call. */
  async made(call: string): Promise<void> {
    await this.readUntil(({ sent }) => sent.has(call));
  }
}

async function newContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('consent', 'decline');
  });
  await context.addInitScript(recordMessages);
  await context.clock.install();
  return context;
}

async function addressOf(scenario: Scenario, persona: string | null, sandbox: RunningSandbox) {
  const { path, hasPassword = false, expiresIn } = scenario;
  if (persona === null) return path;
  const options = { ...(hasPassword && { authenticationMethod: 'PASSWORD' }), ...(expiresIn && { expiresIn }) };
  return `${path}${path.includes('?') ? '&' : '?'}token=${await sandbox.token(persona, options)}`;
}

/** The page of a scenario, and the way to end it. */
export interface OpenScenario extends AsyncDisposable {
  readonly stage: Stage;
  readonly observed: ObservedPage;
}

/** Gives the sandbox new data and opens an empty page for a scenario. */
export async function newStage(browser: Browser, sandbox: RunningSandbox, { persona = 'anna' }: Scenario) {
  await sandbox.clearFaults();
  await sandbox.reset(persona ?? 'anna');
  const context = await newContext(browser, sandbox.url);
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const observed = new ObservedPage(page);
  await context.exposeFunction('recordMessage', (role: string, text: string) => observed.record(role, text));
  const stage = { page, sandbox, persona };
  return { stage, observed, [Symbol.asyncDispose]: () => context.close() } satisfies OpenScenario;
}

/** Opens the page of a scenario. */
export async function openScenario({ stage, observed }: OpenScenario, scenario: Scenario): Promise<void> {
  if (scenario.config) await changeConfig(stage.page, () => scenario.config ?? {});
  await stage.page.goto(await addressOf(scenario, stage.persona, stage.sandbox));
  await observed.settle();
}

/**
 * Plays a scenario in which a call fails, or none, and reports what the user sees at the end. `isRight` says that nothing
 * more is to be waited for.
 */
export async function observe(
  browser: Browser,
  sandbox: RunningSandbox,
  scenario: Scenario,
  failing: Failing | null,
  isRight: (observation: Observation) => boolean = () => true,
): Promise<Observation> {
  const { prepare, act, polls } = scenario;
  await using open = await newStage(browser, sandbox, scenario);
  const { stage, observed } = open;
  if (act === undefined) await observed.begin(sandbox, failing);
  await openScenario(open, scenario);
  if (act) {
    await prepare?.(stage);
    await observed.settle();
    await observed.begin(sandbox, failing);
    await act(stage);
    await observed.settle(polls);
  }
  return await observed.readUntil(isRight);
}
