import { test as base } from '@playwright/test';
import { writeBrowserCoverage } from '../../tests/model/browser-coverage.ts';
import { HarnessPage } from './harness-page.ts';

/** What a worker has to hand: one stage for all of its paths, and a record of what they have shown. */
interface Given {
  readonly stage: HarnessPage;
  readonly seen: (machine: string, transitions: Iterable<string>) => void;
}

export const test = base.extend<object, Given>({
  stage: [
    async ({ browser }, use) => {
      const stage = await HarnessPage.open(browser);
      await use(stage);
      await stage.page.close();
    },
    { scope: 'worker' },
  ],
  seen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { workerIndex }) => {
      const all = new Map<string, Set<string>>();
      await use((machine, transitions) => {
        all.set(machine, new Set([...(all.get(machine) ?? []), ...transitions]));
      });
      for (const [machine, transitions] of all) writeBrowserCoverage(machine, workerIndex, transitions);
    },
    { scope: 'worker' },
  ],
});
