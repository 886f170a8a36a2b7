import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { Noise } from './noise.ts';
import { type RunningSandbox, startSandbox } from './sandbox.ts';

interface Options {
  /** The sandbox's day and time at the start of a test, with its offset; real time when null. */
  readonly startsAt: string | null;
}

interface Fixtures {
  readonly sandbox: RunningSandbox;
  readonly noise: Noise;
  /** Another device, such as the person's phone. */
  readonly device: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A test in a browser, with a sandbox of its own; it fails on anything that it hears and did not expect. */
export const test = base.extend<Options & Fixtures>({
  startsAt: [null, { option: true }],

  // Still colours and places: what is looked at in the middle of a movement is looked at by chance.
  contextOptions: { reducedMotion: 'reduce' },

  sandbox: async ({ startsAt }, use) => {
    const ahead = startsAt === null ? 0 : Date.parse(startsAt) - Date.now();
    const sandbox = await startSandbox(() => Date.now() + ahead);
    await use(sandbox);
    await sandbox.stop();
  },

  baseURL: ({ sandbox }, use) => use(sandbox.url),

  noise: [
    async ({ context }, use) => {
      const noise = new Noise();
      noise.listen(context);
      await use(noise);
      expect(noise.verdict()).toEqual([]);
    },
    { auto: true },
  ],

  device: async ({ browser, contextOptions, noise }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      noise.listen(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
