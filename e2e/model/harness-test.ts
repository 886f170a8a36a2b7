import { test as base } from '@playwright/test';
import { writeBrowserCoverage } from '../../scripts/model/browser-coverage.ts';
import { HarnessPage } from './harness-page.ts';

/** Fixtures of a worker: one harness page for all its paths, and a function that records their coverage. */
interface WorkerFixtures {
  readonly harness: HarnessPage;
  readonly recordCoverage: (machine: string, transitions: Iterable<string>) => void;
}

export const test = base.extend<object, WorkerFixtures>({
  harness: [
    async ({ browser }, use) => {
      const harness = await HarnessPage.open(browser);
      await use(harness);
      await harness.page.close();
    },
    { scope: 'worker' },
  ],
  recordCoverage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use, { workerIndex }) => {
      const covered = new Map<string, Set<string>>();
      await use((machine, transitions) => {
        covered.set(machine, new Set([...(covered.get(machine) ?? []), ...transitions]));
      });
      for (const [machine, transitions] of covered) writeBrowserCoverage(machine, workerIndex, transitions);
    },
    { scope: 'worker' },
  ],
});
