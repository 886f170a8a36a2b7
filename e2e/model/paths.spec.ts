import { planOf } from '../../tests/model/plan.ts';
import { sentence } from '../../tests/model/sentence.ts';
import { flows } from './flows.ts';
import { test } from './stage-test.ts';
import { walk } from './walk.ts';

// The page is the worker's, not the test's: there is nothing of a test's own to trace.
test.use({ trace: 'off' });

for (const flow of flows) {
  const { machine } = flow.model;
  test.describe(machine.id, () => {
    for (const path of planOf(flow.model).paths) {
      test(sentence(path), async ({ stage, seen }) => {
        seen(machine.id, await walk(stage, flow, path));
      });
    }
  });
}
