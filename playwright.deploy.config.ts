import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/support/test.ts';
import { shared } from './playwright.config.ts';

/** Runs journeys of the portal through nginx with the configuration in deploy/, and the tests of that configuration. */
export default defineConfig<Options>({
  ...shared,
  // Without the harness, which these tests do not need.
  globalSetup: './e2e/deploy/build.ts',
  testMatch: [
    'deploy/*.spec.ts',
    ...['card/secrets', 'login-bankid-same-device', 'password-reset', 'topups/changes', 'transactions-export'].map(
      (name) => `journeys/${name}.spec.ts`,
    ),
  ],
  // When the backend drops a connection, nginx answers with 502.
  grepInvert: /was lost|a year that cannot be loaded|could not be checked/,
  reporter: [['list'], ['json', { outputFile: 'reports/deploy.json' }]],
  use: { ...shared.use, isBehindNginx: true },
});
