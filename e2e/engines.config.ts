import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';
import type { EngineOption } from './engines/test.ts';

const { ENGINE, MACHINES } = process.env;
const engines = (['webkit', 'firefox', 'chromium'] as const).filter((name) => ENGINE === undefined || name === ENGINE);

/**
 * The journeys in e2e/engines and the generated paths of some machines, in each engine or in the one that ENGINE names.
 * Playwright runs them; Firefox and WebKit are those of the system, each with a driver of its own, because Playwright drives
 * only browsers that it has changed (docs/decisions/0036).
 */
export default defineConfig<object, EngineOption>({
  ...shared,
  // A run deletes its folder first, and the pictures of another engine must stay.
  outputDir: `../test-results/${ENGINE ?? 'engines'}`,
  // With MACHINES there are only paths, which run in the harness.
  globalSetup: ['./harness/build.ts', ...(MACHINES === undefined ? ['./deploy/build.ts'] : [])],
  testMatch: MACHINES === undefined ? 'engines/*.spec.ts' : 'engines/paths.spec.ts',
  workers: 2,
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
  reporter: [['list'], ['json', { outputFile: `../reports/${ENGINE ?? 'engines'}.json` }]],
});
