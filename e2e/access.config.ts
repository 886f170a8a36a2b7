import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';

/** Checks the accessibility of every combination of states, in several variants of each. */
export default defineConfig({
  ...shared,
  testDir: './access',
  // A path with many states: each is checked in eight variants.
  timeout: 180_000,
  reporter: [['dot'], ['./access/access-reporter.ts']],
});
