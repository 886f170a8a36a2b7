import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { root } from '../../scripts/run.ts';
import { type RunningSandbox, startSandbox } from '../support/sandbox.ts';
import { Person } from './person.ts';
import { startEngine } from './start-engine.ts';
import { type Device, type Engine, type EngineName, WINDOW } from './tab.ts';

/** The option of a project: the engine in which its tests run. */
export interface EngineOption {
  readonly engineName: EngineName;
}

interface Fixtures {
  readonly sandbox: RunningSandbox;
  readonly device: Device;
  /** A person who has answered the cookie question, with one tab. */
  readonly person: Person;
}

/**
 * A journey in one of three engines, with its own sandbox. Its origin is new, so it finds no storage of other tests. It fails
 * when a page throws an error. A failed test gets a screenshot, and ends the browser.
 */
export const test = base.extend<Fixtures, EngineOption & { readonly engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use, { workerIndex }) => {
      const downloads = join(root, `build/engine-downloads/${engineName}-${workerIndex}`);
      const engine = await startEngine(engineName, { downloads, size: WINDOW });
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  sandbox: async ({}, use) => {
    const sandbox = await startSandbox();
    await use(sandbox);
    await sandbox.stop();
  },

  device: async ({ engine }, use) => {
    const device = await engine.newDevice();
    await use(device);
    const errors = device.errors();
    await device.close();
    base.expect(errors).toEqual([]);
  },

  person: async ({ device, sandbox }, use, testInfo) => {
    const tab = (await device.tabs())[0] ?? (await device.openTab());
    const person = new Person(device, tab, sandbox.url);
    await person.open('/blank');
    await person.run(`localStorage.setItem('consent', 'decline')`);
    await use(person);
    if (testInfo.status === testInfo.expectedStatus) return;
    // A screenshot can hang WebKit's driver.
    const limit = new Promise<null>((resolve) => setTimeout(resolve, 5000, null));
    const body = await Promise.race([person.screenshot().catch(() => null), limit]);
    if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
  },
});

export const { expect } = base;
