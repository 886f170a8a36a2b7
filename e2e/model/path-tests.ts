import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { expectDistinctStates } from './distinct-states.ts';
import { firstVisits } from './first-visits.ts';
import type { AnyFlow } from './flow.ts';
import type { test as harnessTest } from './harness-test.ts';
import { plannedPaths } from './planned-paths.ts';
import { pathDetails, runRecordedPath } from './recorded-path.ts';

/** Adds a test for each path of some flows. `test` has the page in which they run. */
export function testPaths(test: typeof harnessTest, flows: readonly AnyFlow[], runPath = runRecordedPath): void {
  // The page is shared by all tests of a worker, so a trace of a single test is useless.
  test.use({ trace: 'off' });

  for (const flow of flows) {
    const { machine, stopEvents } = flow.model;
    test.describe(machine.id, () => {
      test.describe.configure({ mode: 'default' });
      for (const [path, visits] of firstVisits(plannedPaths(flow.model), stopEvents)) {
        test(pathTitle(path), pathDetails(flow), async ({ harness, recordCoverage }, testInfo) => {
          const onCheckpoint = expectDistinctStates(harness, flow, visits);
          recordCoverage(machine.id, await runPath(harness, flow, path, testInfo, onCheckpoint));
        });
      }
    });
  }
}
