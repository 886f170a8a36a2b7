import { expect } from '@playwright/test';
import { planPictures } from '../../../atlas/recording/picture-plan.ts';
import { flows } from '../../model/flows.ts';
import { test } from '../../model/harness-test.ts';
import { plannedPaths } from '../../model/planned-paths.ts';
import { runPathInBrowser } from '../../model/run-in-browser.ts';
import { loadEverything, settle } from '../../model/settled-page.ts';
import { expectSameWhenTranslated } from '../../model/translated-path.ts';
import { clickableControls } from './double-click.ts';
import { contentOf, problemsAfter } from './problems.ts';
import { STATE_INTERRUPTIONS } from './state-interruptions.ts';

// The page is shared by all tests of a worker, so a trace of a single test is useless.
test.use({ trace: 'off' });

// Set by `npm run interruptions:states -- <machine>`.
const chosen = process.env.MACHINES?.split(',');

for (const flow of flows.filter(({ model }) => chosen?.includes(model.machine.id) ?? true)) {
  const { machine, stopEvents } = flow.model;
  for (const { path, pictures } of planPictures(plannedPaths(flow.model), stopEvents)) {
    for (const { step, leaves } of pictures) {
      // A state, reached by a path as a user reaches it.
      const begin = { ...path, steps: path.steps.slice(0, step + 1) };

      test.describe(leaves.join(', ') || machine.id, () => {
        for (const [name, interruption] of Object.entries(STATE_INTERRUPTIONS)) {
          test(name, async ({ harness }, testInfo) => {
            const interrupted = { harness, flow };
            await runPathInBrowser(harness, flow, begin);
            testInfo.skip(
              (await interruption.isPossible?.(interrupted)) === false,
              'no session, or the path holds back what every page needs',
            );
            await settle(harness.page);
            const before = await contentOf(interrupted);
            await interruption.run(interrupted);
            await expect.poll(() => problemsAfter(interrupted, interruption, before)).toEqual([]);
          });
        }

        test('a translation from the first step on', async ({ harness }) => {
          await loadEverything(harness);
          await expectSameWhenTranslated(harness, flow, begin);
        });

        test('a double click on each control', async ({ harness }) => {
          const interrupted = { harness, flow };
          await runPathInBrowser(harness, flow, begin);
          const { length } = await clickableControls(interrupted);
          for (let index = 0; index < length; index += 1) {
            if (index > 0) await runPathInBrowser(harness, flow, begin);
            const { name, control } = (await clickableControls(interrupted))[index] ?? {};
            const before = await contentOf(interrupted);
            await control?.dblclick();
            await expect.poll(() => problemsAfter(interrupted, {}, before), name).toEqual([]);
          }
        });
      });
    }
  }
}
