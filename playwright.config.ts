import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SANDBOX_ARGS, TEST_BROWSER } from './scripts/chromium.js';
import { readSavedPath } from './scripts/system.js';

// Saved by scripts/prepare.js; without it Playwright uses its own browser.
const executablePath = process.env.CHROMIUM ?? readSavedPath(join(import.meta.dirname, TEST_BROWSER.savedPath));

/**
 * V8 interprets and compiles the scripts of a page, but does not optimize them. The tests do not run long enough to gain from
 * it: without it they take a tenth less CPU time.
 */
const WITHOUT_OPTIMIZATION = '--js-flags=--no-maglev --no-turbofan';

export default defineConfig({
  testDir: 'e2e',
  // They have configurations of their own: playwright.{deploy,access,interruptions,atlas}.config.ts.
  testIgnore: ['deploy/**', 'access/**', 'interruptions/**', 'atlas/record.spec.ts'],
  globalSetup: './e2e/harness/build.ts',
  outputDir: 'test-results',
  // Only the transcripts of e2e/transcripts/ are compared with files.
  snapshotPathTemplate: 'docs/transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Twice the default: on a machine with other work, a journey of 15 s takes 30 s. Each assertion still has 5 s.
  timeout: 60_000,
  // Each worker drives a browser with several processes, but often waits. With a fourth worker the cores are never idle, and
  // on a slow machine a page then needs so long that assertions time out.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }], ['./e2e/model/path-reporter.ts']],
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // A trace is recorded all the time, also in tests that pass. `npx playwright test --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...SANDBOX_ARGS, WITHOUT_OPTIMIZATION],
    },
  },
});
