import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { ConsoleGuard } from './console-guard.ts';
import { type RunningSandbox, startSandbox } from './sandbox.ts';

interface Options {
  /** The sandbox's day and time at the start of a test, with its offset; real time when null. */
  readonly startsAt: string | null;
  /** Whether the portal shows the way to the sandbox's own pages, as it does for people. */
  readonly isMarked: boolean;
  /** What the device remembers of the question about cookies; null when it was never answered. */
  readonly consent: 'accept' | 'decline' | null;
}

interface Fixtures {
  readonly sandbox: RunningSandbox;
  readonly consoleGuard: ConsoleGuard;
  /** Another device, such as the person's phone. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Lets the device remember an answer, wherever it has a memory: an empty page has none. */
const remember = async (context: BrowserContext, consent: Options['consent']) => {
  if (consent === null) return;
  await context.addInitScript((answer) => {
    if (location.origin === 'null' || localStorage.getItem('consent') !== null) return;
    localStorage.setItem('consent', answer);
  }, consent);
};

/** A test in a browser, with a sandbox of its own; it fails on anything that it hears and did not expect. */
export const test = base.extend<Options & Fixtures>({
  startsAt: [null, { option: true }],
  isMarked: [false, { option: true }],
  consent: ['decline', { option: true }],

  context: async ({ context, consent }, use) => {
    await remember(context, consent);
    await use(context);
  },

  // Still colours and places: what is looked at in the middle of a movement is looked at by chance.
  contextOptions: { reducedMotion: 'reduce' },

  sandbox: async ({ startsAt, isMarked }, use) => {
    const ahead = startsAt === null ? 0 : Date.parse(startsAt) - Date.now();
    const sandbox = await startSandbox(() => Date.now() + ahead, isMarked);
    await use(sandbox);
    await sandbox.stop();
  },

  baseURL: ({ sandbox }, use) => use(sandbox.url),

  consoleGuard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard();
      guard.listen(context);
      await use(guard);
      expect(guard.verdict()).toEqual([]);
    },
    { auto: true },
  ],

  newDevice: async ({ browser, contextOptions, consoleGuard, consent }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      consoleGuard.listen(context);
      await remember(context, consent);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
