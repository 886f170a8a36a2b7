import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Left by scripts/prepare.js; without it Playwright looks for its own.
const record = join(import.meta.dirname, 'build/chromium');
const executablePath = process.env.CHROMIUM ?? (existsSync(record) ? readFileSync(record, 'utf8') : undefined);
const isRoot = process.getuid?.() === 0;
const PORT = 4400;
const VAULT_PORT = 4401;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium refuses its own sandbox to root.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `node sandbox/server.ts --fresh --port ${PORT} --vault-port ${VAULT_PORT} --db :memory:`,
    url: `http://localhost:${PORT}/config.json`,
    reuseExistingServer: false,
  },
});
