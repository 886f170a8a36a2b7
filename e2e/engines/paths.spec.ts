import { join } from 'node:path';
import type { AnyFlow } from '../model/flow.ts';
import { flows } from '../model/flows.ts';
import { HARNESS_SIZE } from '../model/harness-page.ts';
import { test as harnessTest } from '../model/harness-test.ts';
import { testPaths } from '../model/path-tests.ts';
import { root } from '../../scripts/run.ts';
import { openHarness } from './paths/engine-harness.ts';
import { startEngine } from './start-engine.ts';
import type { EngineOption } from './test.ts';

const chosen = process.env.MACHINES?.split(',');
const isChosen = ({ model }: AnyFlow) => chosen?.includes(model.machine.id) ?? true;

const test = harnessTest.extend<object, EngineOption>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  harness: [
    async ({ engineName }, use, { workerIndex }) => {
      const downloads = join(root, `build/engine-downloads/paths-${engineName}-${workerIndex}`);
      const engine = await startEngine(engineName, { downloads, size: HARNESS_SIZE });
      const { harness, stop } = await openHarness(engine);
      await use(harness);
      await stop();
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

testPaths(test as never, flows.filter(isChosen));
