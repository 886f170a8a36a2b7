import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';

/** Puts faults into the views, one at a time. The paths must pass without a fault first. */
export default defineConfig({
  ...shared,
  testDir: './mutation',
  globalSetup: './mutation/faulty-build.ts',
  // A fault that nothing notices runs all paths that reach it.
  timeout: 600_000,
  reporter: [['./mutation/faults-reporter.ts']],
  projects: [
    { name: 'original', testMatch: 'original.spec.ts' },
    { name: 'faults', testMatch: 'faults.spec.ts', dependencies: ['original'] },
  ],
});
