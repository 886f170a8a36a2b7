import { join } from 'node:path';
import { root } from '../../scripts/run.ts';
import { flows } from '../model/flows.ts';
import { HARNESS_SIZE } from '../model/harness-page.ts';
import { test as harnessTest } from '../model/harness-test.ts';
import { testPaths } from '../model/path-tests.ts';
import { runComparedPath } from './paths/compared-path.ts';
import { openHarness } from './paths/engine-harness.ts';
import { startEngine } from './start-engine.ts';
import type { EngineName } from './tab.ts';

/**
 * The machines whose paths `npm test` runs in the other engines: forms, a dialog, frames, a download, times and the focus. The
 * paths of all machines would take too long.
 */
const MACHINES = ['activate-card', 'sensitive-info', 'calendar-file', 'inactivity', 'currency-calculator', 'toast'];

const chosen = process.env.MACHINES?.split(',') ?? MACHINES;

const test = harnessTest.extend({
  harness: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use, { project, workerIndex }) => {
      const name = project.name as EngineName;
      const downloads = join(root, `build/engine-downloads/paths-${name}-${workerIndex}`);
      const engine = await startEngine(name, { downloads, size: HARNESS_SIZE });
      const { harness, stop } = await openHarness(engine);
      await use(harness);
      await stop();
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // The coverage is that of Chromium.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  recordCoverage: [async ({}, use) => use(() => undefined), { scope: 'worker' }],
});

testPaths(
  test,
  flows.filter(({ model }) => chosen.includes(model.machine.id)),
  runComparedPath,
);
