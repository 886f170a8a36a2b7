import { pathTitle } from '@lunchkortet/model-engine/path-title';
import { flows } from './flows.ts';
import { test } from './harness-test.ts';
import { plannedPaths } from './planned-paths.ts';
import { loadEverything } from './settled-page.ts';
import { expectSameWhenTranslated } from './translated-path.ts';

test.use({ trace: 'off' });

/** Machines whose pages have forms, counts or timers. `npm run interruptions:states` does the same for every state. */
const MACHINES = [
  ...['login-password', 'one-time-code', 'contact-change', 'limits', 'notification-preferences'],
  ...['classic-replacement', 'calendar-file', 'transactions'],
];

for (const flow of flows.filter(({ model }) => MACHINES.includes(model.machine.id))) {
  const [longest] = plannedPaths(flow.model).toSorted((a, b) => b.steps.length - a.steps.length);
  if (longest)
    test(`a translated page: ${pathTitle(longest)}`, async ({ harness }) => {
      await loadEverything(harness);
      await expectSameWhenTranslated(harness, flow, longest);
    });
}
