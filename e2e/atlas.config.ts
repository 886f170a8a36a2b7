import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';

/** Runs paths that together reach every combination of states, and takes the pictures of the atlas. */
export default defineConfig({
  ...shared,
  testDir: './atlas',
  testMatch: 'record.spec.ts',
  globalSetup: ['./atlas/clear-pictures.ts', './harness/build.ts'],
  reporter: [['line'], ['./model/path-reporter.ts']],
});
