import { planPictures } from '../../atlas/recording/picture-plan.ts';
import { pathTitle } from '../../engine/path-title.ts';
import { flows } from '../model/flows.ts';
import { test as base } from '../model/harness-test.ts';
import { plannedPaths } from '../model/planned-paths.ts';
import { pathDetails, runRecordedPath } from '../model/recorded-path.ts';
import { Photographer } from './photographer.ts';
import { savePictures } from './picture-files.ts';

const test = base.extend<object, { readonly photographer: Photographer }>({
  photographer: [
    async ({ harness }, use) => {
      await use(await Photographer.prepare(harness));
    },
    { scope: 'worker' },
  ],
});
test.use({ trace: 'off' });

for (const flow of flows) {
  const { machine, stopEvents } = flow.model;
  test.describe(machine.id, () => {
    for (const { path, pictures } of planPictures(plannedPaths(flow.model), stopEvents)) {
      test(pathTitle(path), pathDetails(flow), async ({ harness, photographer }, testInfo) => {
        await runRecordedPath(harness, flow, path, testInfo, async (step) => {
          const planned = pictures.find((picture) => picture.step === step);
          if (planned) savePictures(machine.id, planned, await photographer.takePictures());
        });
      });
    }
  });
}
