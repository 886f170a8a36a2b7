import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { FIREFOX, savedProgram } from '../../scripts/programs.js';
import { type RunningSandbox, startSandbox } from '../support/sandbox.ts';

interface Fixtures {
  readonly sandbox: RunningSandbox;
  /** A page in Firefox, in a profile of its own. */
  readonly firefoxPage: Page;
}

const root = join(import.meta.dirname, '../..');

/** A test in Firefox with its own sandbox. It fails when the page throws an error. */
export const test = base.extend<Fixtures, { readonly firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const executablePath = savedProgram(FIREFOX, root);
      if (executablePath === undefined) throw new Error('no Firefox was found: run `npm run test:firefox`');
      const browser = await launch({ browser: 'firefox', executablePath, headless: true });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  sandbox: async ({}, use) => {
    const sandbox = await startSandbox();
    await use(sandbox);
    await sandbox.stop();
  },

  firefoxPage: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.setViewport({ width: 390, height: 664 });
    await use(page);
    await context.close();
    base.expect(errors).toEqual([]);
  },
});

export const { expect } = base;
