import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Style } from '../../sandbox/sandbox.ts';
import { ConsoleGuard } from './console-guard.ts';
import { type RunningSandbox, startSandbox, TEST_START } from './sandbox.ts';
import { SandboxServers } from './sandbox-servers.ts';
import { SharedPage } from './shared-page.ts';

export interface Options {
  /** The initial time of the sandbox, ISO 8601 with an offset. */
  readonly startsAt: string;
  /** Whether the portal shows the bar that links to the sandbox's own pages. */
  readonly hasBar: boolean;
  /** The style of the backend's answers. */
  readonly style: Style;
  /** Whether nginx, configured as in deploy/, serves the portal in front of the sandbox. */
  readonly isBehindNginx: boolean;
  /** The stored answer to the cookie question; null for none. */
  readonly consent: 'accept' | 'decline' | null;
  /**
   * Whether the test gets a new browser context: for a test that replaces the clock or is offline, or that does not undo
   * what it does with scripts, the DevTools or the cache. A single test has the tag `@ownPage` instead. The other tests of a
   * worker use one page (decision 33).
   */
  readonly ownPage: boolean;
}

interface Fixtures {
  readonly sandbox: RunningSandbox;
  readonly consoleGuard: ConsoleGuard;
  /** Opens a page on another device, such as the user's phone. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
}

interface WorkerFixtures {
  readonly servers: SandboxServers;
  /** The page that tests without `ownPage` use; `current` is null until the first of them. */
  readonly sharedPage: { current: SharedPage | null };
}

/** Stores the answer to the cookie question before each page loads. An empty page has no storage. */
const storeConsent = async (target: BrowserContext | Page, consent: Options['consent']) => {
  if (consent === null) return { dispose: async () => undefined };
  return target.addInitScript((answer) => {
    if (location.origin === 'null' || localStorage.getItem('consent') !== null) return;
    localStorage.setItem('consent', answer);
  }, consent);
};

/** A test in a browser with its own sandbox. It fails on every problem that `consoleGuard` does not expect. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  startsAt: [TEST_START, { option: true }],
  hasBar: [false, { option: true }],
  isBehindNginx: [false, { option: true }],
  style: ['contract', { option: true }],
  consent: ['decline', { option: true }],
  ownPage: [false, { option: true }],

  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const servers = await SandboxServers.start();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],

  sharedPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const sharedPage: WorkerFixtures['sharedPage'] = { current: null };
      await use(sharedPage);
      await sharedPage.current?.context.close();
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, sandbox, consent, ownPage, viewport, userAgent, hasTouch, sharedPage }, use, testInfo) => {
    if (ownPage || testInfo.tags.includes('@ownPage') || sandbox.nginx || userAgent !== undefined || hasTouch) {
      const context = await browser.newContext();
      await storeConsent(context, consent);
      await use(context);
      await context.close();
      return;
    }
    sharedPage.current ??= await SharedPage.open(browser);
    const { context, page } = sharedPage.current;
    // Another tab would have the size of the test that opened the shared page. It may close before it is resized.
    const resize = async (tab: Page) => viewport && tab.setViewportSize(viewport).catch(() => undefined);
    await resize(page);
    context.on('page', resize);
    const script = await storeConsent(context, consent);
    await use(context);
    context.off('page', resize);
    if (page.isClosed()) {
      await context.close();
      sharedPage.current = null;
    } else {
      await script.dispose();
      await sharedPage.current.reset();
    }
  },

  page: async ({ context, sharedPage }, use) => {
    const shared = sharedPage.current;
    await use(shared?.context === context ? shared.page : await context.newPage());
  },

  // Without animations, so that assertions do not depend on timing.
  contextOptions: { reducedMotion: 'reduce' },

  sandbox: async ({ startsAt, hasBar, isBehindNginx, style, servers }, use) => {
    const sandbox = await startSandbox({ startsAt, hasBar, isBehindNginx, style, servers });
    await use(sandbox);
    await sandbox.stop();
  },

  baseURL: ({ sandbox }, use) => use(sandbox.url),

  consoleGuard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      guard.watch(context);
      await use(guard);
      // The last response of a test can still be on its way.
      await expect.poll(() => guard.missing(), { message: 'expected problems that did not occur' }).toEqual([]);
      expect(guard.unexpected()).toEqual([]);
    },
    { auto: true },
  ],

  newDevice: async ({ browser, contextOptions, consoleGuard, consent }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      consoleGuard.watch(context);
      await storeConsent(context, consent);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
