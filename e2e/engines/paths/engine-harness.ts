import { MODEL_START } from '../../../machines/model-start.ts';
import { HARNESS_FOLDER } from '../../harness/build.ts';
import { HarnessPage } from '../../model/harness-page.ts';
import { NetworkStub } from '../../model/network-stub.ts';
import type { VaultFrame } from '../../model/vault-stub.ts';
import type { Engine } from '../tab.ts';
import { EnginePage } from './engine-page.ts';
import { startHarnessServer } from './harness-server.ts';

/** The frame of the vault. Its content belongs to another origin: a script of the page cannot read it, but can post to it. */
const frameIn = (page: EnginePage): VaultFrame => ({
  exists: async () => (await page.locator('iframe').count()) > 0,
  hasPage: async () => (await page.tab.run("document.querySelector('iframe')?.contentDocument === null")) === true,
  post: async (message) =>
    void (await page.tab.run(
      `document.querySelector('iframe')?.contentWindow.postMessage(${JSON.stringify(message)}, '*')`,
    )),
});

export interface EngineHarness {
  readonly harness: HarnessPage;
  stop(): Promise<void>;
}

/** Opens the test harness in a browser that Playwright does not drive. */
export async function openHarness(engine: Engine): Promise<EngineHarness> {
  const device = await engine.newDevice();
  const page = new EnginePage((await device.tabs())[0] ?? (await device.openTab()));
  const network = new NetworkStub(HARNESS_FOLDER);
  const harness = new HarnessPage(page.asPage, network, frameIn(page));
  const server = await startHarnessServer(network, (text) => harness.report(text));
  await page.tab.open(server.origin);
  await page.untilLoaded();
  await harness.loadLanguages();
  await page.call('pauseClock', MODEL_START);
  return {
    harness,
    async stop() {
      await device.close();
      await server.stop();
    },
  };
}
