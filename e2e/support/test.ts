import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { ConsoleGuard } from './console-guard.ts';
import { type RunningSandbox, startSandbox } from './sandbox.ts';

export interface Options {
  /** The initial time of the sandbox, ISO 8601 with an offset; null for the real time. */
  readonly startsAt: string | null;
  /** Whether the portal shows the bar that links to the sandbox's own pages. */
  readonly hasBar: boolean;
  /** Whether nginx, configured as in deploy/, serves the portal in front of the sandbox. */
  readonly isBehindNginx: boolean;
  /** The stored answer to the cookie question; null for none. */
  readonly consent: 'accept' | 'decline' | null;
}

interface Fixtures {
  readonly sandbox: RunningSandbox;
  readonly consoleGuard: ConsoleGuard;
  /** Opens a page on another device, such as the user's phone. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Stores the answer to the cookie question before each page loads. An empty page has no storage. */
const storeConsent = async (context: BrowserContext, consent: Options['consent']) => {
  if (consent === null) return;
  await context.addInitScript((answer) => {
    if (location.origin === 'null' || localStorage.getItem('consent') !== null) return;
    localStorage.setItem('consent', answer);
  }, consent);
};

/** A test in a browser with its own sandbox. It fails on every problem that `consoleGuard` does not expect. */
export const test = base.extend<Options & Fixtures>({
  startsAt: [null, { option: true }],
  hasBar: [false, { option: true }],
  isBehindNginx: [false, { option: true }],
  consent: ['decline', { option: true }],

  context: async ({ context, consent }, use) => {
    await storeConsent(context, consent);
    await use(context);
  },

  // Without animations, so that assertions do not depend on timing.
  contextOptions: { reducedMotion: 'reduce' },

  sandbox: async ({ startsAt, hasBar, isBehindNginx }, use) => {
    const offset = startsAt === null ? 0 : Date.parse(startsAt) - Date.now();
    const sandbox = await startSandbox(() => Date.now() + offset, { hasBar, isBehindNginx });
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
