import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';

/** Takes the pictures of the atlas: on paths that together reach every combination of states, and of what no path has. */
export default defineConfig({
  ...shared,
  testDir: './atlas',
  testMatch: '{record,samples}.spec.ts',
  globalSetup: ['./atlas/clear-pictures.ts', './harness/build.ts'],
  reporter: [['line'], ['./model/path-reporter.ts']],
});
