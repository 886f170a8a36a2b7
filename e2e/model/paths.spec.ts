import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { expectDistinctStates } from './distinct-states.ts';
import { firstVisits } from './first-visits.ts';
import type { AnyFlow } from './flow.ts';
import { flows } from './flows.ts';
import { test } from './harness-test.ts';
import { plannedPaths } from './planned-paths.ts';
import { pathDetails, runRecordedPath } from './recorded-path.ts';

// The page is shared by all tests of a worker, so a trace of a single test is useless.
test.use({ trace: 'off' });

// Set by `npm run model -- <machine>`.
const chosen = process.env.MACHINES?.split(',');
const isChosen = ({ model }: AnyFlow) => chosen?.includes(model.machine.id) ?? true;

for (const flow of flows.filter(isChosen)) {
  const { machine, stopEvents } = flow.model;
  test.describe(machine.id, () => {
    test.describe.configure({ mode: 'default' });
    for (const [path, visits] of firstVisits(plannedPaths(flow.model), stopEvents)) {
      test(pathTitle(path), pathDetails(flow), async ({ harness, recordCoverage }, testInfo) => {
        const onCheckpoint = expectDistinctStates(harness, flow, visits);
        recordCoverage(machine.id, await runRecordedPath(harness, flow, path, testInfo, onCheckpoint));
      });
    }
  });
}
