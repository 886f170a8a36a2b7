import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { FOR_TESTS } from './scripts/chromium.js';
import { remembered } from './scripts/system.js';

// Left by scripts/prepare.js; without it Playwright looks for its own.
const executablePath = process.env.CHROMIUM ?? remembered(join(import.meta.dirname, FOR_TESTS.record));
const isRoot = process.getuid?.() === 0;
// Another port in every run, so that two runs do not meet; the workers of one run inherit it.
process.env.E2E_PORT ??= String(20_000 + 2 * Math.floor(Math.random() * 5_000));
const PORT = Number(process.env.E2E_PORT);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/harness/build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Each drives a browser of several processes.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
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
    command: `node sandbox/server.ts --port ${PORT} --db :memory:`,
    url: `http://localhost:${PORT}/config.json`,
    reuseExistingServer: false,
  },
});
