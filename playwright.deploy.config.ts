import { defineConfig } from '@playwright/test';
import type { Options } from './e2e/support/test.ts';
import playwright from './playwright.config.ts';

// These tests do not need the harness.
const { globalSetup: _, testIgnore: __, ...shared } = playwright;

/** Runs journeys of the portal through nginx with the configuration in deploy/, and the tests of that configuration. */
export default defineConfig<Options>({
  ...shared,
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
  use: { ...playwright.use, isBehindNginx: true },
});
