import { pathTitle } from '../../tests/model/path-title.ts';
import { planPaths } from '../../tests/model/plan.ts';
import { flows } from './flows.ts';
import { test } from './harness-test.ts';
import { runPathInBrowser } from './run-in-browser.ts';

// The page is the worker's, not the test's: there is nothing of a test's own to trace.
test.use({ trace: 'off' });

for (const flow of flows) {
  const { machine } = flow.model;
  test.describe(machine.id, () => {
    for (const path of planPaths(flow.model).paths) {
      test(pathTitle(path), async ({ stage, seen }) => {
        seen(machine.id, await runPathInBrowser(stage, flow, path));
      });
    }
  });
}
