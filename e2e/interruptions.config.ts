import { defineConfig } from '@playwright/test';
import { shared } from '../playwright.config.ts';

/** Interrupts every combination of states that the generated paths reach. */
export default defineConfig({
  ...shared,
  testDir: './interruptions/states',
  reporter: [['dot'], ['json', { outputFile: '../reports/interruptions-states.json' }]],
});
