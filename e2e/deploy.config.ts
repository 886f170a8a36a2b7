import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';
import type { Options } from './support/test.ts';

/**
 * Tests of nginx with the configuration in deploy/, and the journeys with the tag `@nginx` through it: one or two for each
 * thing that a proxy or a header can break, such as the frames of the vault, the links to BankID and the saving of files.
 */
export default defineConfig<Options>({
  ...shared,
  // Without the harness, which these tests do not need.
  globalSetup: './deploy/build.ts',
  projects: [
    { name: 'configuration', testMatch: 'deploy/*.spec.ts' },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', grep: /@nginx/ },
  ],
  reporter: [['list'], ['json', { outputFile: '../reports/deploy.json' }]],
  use: { ...shared.use, isBehindNginx: true },
});
