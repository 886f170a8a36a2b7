import { pathTitle } from '../../tests/model/path-title.ts';
import { flows } from './flows.ts';
import { test } from './harness-test.ts';
import { plannedPaths } from './planned-paths.ts';
import { pathDetails, runRecordedPath } from './recorded-path.ts';

// The page is shared by all tests of a worker, so a trace of a single test is useless.
test.use({ trace: 'off' });

for (const flow of flows) {
  const { machine } = flow.model;
  test.describe(machine.id, () => {
    for (const path of plannedPaths(flow.model)) {
      test(pathTitle(path), pathDetails(flow), async ({ harness, recordCoverage }, testInfo) => {
        recordCoverage(machine.id, await runRecordedPath(harness, flow, path, testInfo));
      });
    }
  });
}
