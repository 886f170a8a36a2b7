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

/** Tests of pages that load: on a slow network, or several times. One at a time: they measure what moves, and where it is. */
const LOADING = ['journeys/layout-shift.spec.ts', 'journeys/layout/*.spec.ts'];

/** Tests that run paths in the browser. They use a core nearly all the time. */
const PATHS = 'model/*.spec.ts';

/** A number of workers for two cores, multiplied if there are more. Each worker drives a browser with several processes. */
const workersPerPairOfCores = (workers: number): number =>
  workers * Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * How many workers a project has depends on how much CPU time its tests need: half a core while pages load slowly and in a
 * journey, nearly a whole core on a path. All three run at the same time, so that the cores are never idle.
 * With three workers for everything they were idle for a quarter of the time. Paths get the workers that journeys leave.
 */
const projects = [
  { name: 'loading', testMatch: LOADING, workers: workersPerPairOfCores(1) },
  {
    name: 'journeys',
    // All other tests, so that none is left out. The last six have configurations of their own: e2e/*.config.ts.
    // With e2e/: Playwright matches the whole path, and the project may be in a folder that is called deploy.
    testIgnore: [
      ...LOADING,
      PATHS,
      '**/e2e/engines/**',
      '**/e2e/deploy/**',
      '**/e2e/access/**',
      '**/e2e/interruptions/**',
      '**/e2e/mutation/**',
      'atlas/{record,samples}.spec.ts',
    ],
    workers: workersPerPairOfCores(3),
  },
  { name: 'paths', testMatch: PATHS, workers: workersPerPairOfCores(3) },
];

/** What all configurations have in common; the others are in e2e/. Their paths are relative to their own folder. */
export const shared = defineConfig({
  testDir: join(import.meta.dirname, 'e2e'),
  globalSetup: join(import.meta.dirname, 'e2e/harness/build.ts'),
  outputDir: join(import.meta.dirname, 'test-results'),
  // Only the transcripts of e2e/transcripts/ are compared with files.
  snapshotPathTemplate: join(import.meta.dirname, 'docs/transcripts/{arg}{ext}'),
  fullyParallel: true,
  forbidOnly: true,
  // Four times the default: on a busy machine with slow cores, everything takes four times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: workersPerPairOfCores(3),
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

export default defineConfig({ ...shared, projects, workers: workersPerPairOfCores(5) });
