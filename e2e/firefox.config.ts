import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';

/**
 * Tests in Firefox. Playwright runs them, and puppeteer drives the browser: Playwright itself needs a Firefox of its own,
 * which has to be downloaded (docs/decisions/0036).
 */
export default defineConfig({
  ...shared,
  // Without the harness, which these tests do not need.
  globalSetup: './deploy/build.ts',
  testMatch: 'firefox/*.spec.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/firefox.json' }]],
});
