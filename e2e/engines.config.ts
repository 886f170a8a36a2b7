import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';
import type { EngineOption } from './engines/test.ts';

const { ENGINE } = process.env;
const engines = (['webkit', 'firefox', 'chromium'] as const).filter((name) => ENGINE === undefined || name === ENGINE);

/**
 * The journeys in e2e/engines, in each engine or in the one that ENGINE names. Playwright runs them; Firefox and WebKit are
 * those of the system, each with a driver of its own, because Playwright drives only browsers that it has changed
 * (docs/decisions/0036).
 */
export default defineConfig<object, EngineOption>({
  ...shared,
  // Without the harness, which these tests do not need.
  globalSetup: './deploy/build.ts',
  testMatch: 'engines/*.spec.ts',
  workers: 2,
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
  reporter: [['list'], ['json', { outputFile: `../reports/${ENGINE ?? 'engines'}.json` }]],
});
