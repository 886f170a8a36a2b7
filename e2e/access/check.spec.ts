import { planPictures } from '../../atlas/recording/picture-plan.ts';
import { pathTitle } from '../../engine/path-title.ts';
import { flows } from '../model/flows.ts';
import { test as base } from '../model/harness-test.ts';
import { plannedPaths } from '../model/planned-paths.ts';
import { runRecordedPath } from '../model/recorded-path.ts';
import { attachFindings } from './attached-findings.ts';
import type { Finding } from './findings.ts';
import { Inspector } from './inspector.ts';

const test = base.extend<object, { readonly inspector: Inspector }>({
  inspector: [
    async ({ harness }, use) => {
      await use(await Inspector.prepare(harness));
    },
    { scope: 'worker' },
  ],
});
test.use({ trace: 'off' });

// Set by `npm run access -- <machine>`.
const chosen = process.env.MACHINES?.split(',');

for (const flow of flows.filter(({ model }) => chosen?.includes(model.machine.id) ?? true)) {
  const { machine, stopEvents } = flow.model;
  test.describe(machine.id, () => {
    for (const { path, pictures } of planPictures(plannedPaths(flow.model), stopEvents)) {
      test(pathTitle(path), async ({ harness, inspector }, testInfo) => {
        const findings: Finding[] = [];
        await runRecordedPath(harness, flow, path, testInfo, async (step) => {
          const leaves = pictures.find((picture) => picture.step === step)?.leaves;
          if (leaves === undefined) return;
          for (const found of await inspector.inspect()) findings.push({ machine: machine.id, leaves, ...found });
        });
        await attachFindings(testInfo, { machine: machine.id, states: pictures.length, findings });
      });
    }
  });
}
