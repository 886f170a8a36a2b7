import { defineConfig } from '@playwright/test';
import { shared } from './playwright.config.ts';

/** Runs paths that together reach every combination of states, and takes the pictures of the atlas. */
export default defineConfig({
  ...shared,
  testDir: 'e2e/atlas',
  testMatch: 'record.spec.ts',
  globalSetup: ['./e2e/atlas/clear-pictures.ts', './e2e/harness/build.ts'],
  reporter: [['line'], ['./e2e/model/path-reporter.ts']],
});
