import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { CHANNEL } from '../../atlas/live/protocol.ts';
import { portalAdapter } from '../../atlas/portal/portal-adapter.ts';
import { limitsModel } from '../../machines/limits/limits.model.ts';
import { writeSite } from '../../scripts/atlas-site.ts';
import { buildPortal, isBuilt, LIVE_PORTAL } from '../../scripts/build.ts';
import { readSources } from '../../scripts/other-version.ts';
import { root } from '../../scripts/run.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hideSecureFeatures } from '../support/local-network.ts';
import { openWithToken } from '../support/login.ts';
import { type RunningSandbox, startSandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

/*
 * The atlas follows an open portal, as after `npm start`, and takes it to a state.
 */

// One worker builds the portal and the atlas once.
test.describe.configure({ mode: 'serial' });

let atlasRoot: string;
let live: RunningSandbox;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  if (!isBuilt(LIVE_PORTAL)) await buildPortal('warn', LIVE_PORTAL);
  atlasRoot = mkdtempSync(join(tmpdir(), 'atlas-'));
  // Without pictures. The looks would load React before the portal is built, and as its development build.
  await writeSite(atlasRoot, { models: [limitsModel], adapter: portalAdapter(readSources(root)) });
});
test.afterAll(() => rmSync(atlasRoot, { recursive: true }));

test.beforeEach(async () => {
  live = await startSandbox({ portalRoot: LIVE_PORTAL.folder, atlasRoot });
});
test.afterEach(() => live.stop());

async function openAtlas(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await page.goto(`${live.url}/atlas/#${path}`);
  return page;
}

test('the atlas shows the states and events of an open portal, without private values', async ({ context, page }) => {
  const atlas = await openAtlas(context, '/live');
  const status = atlas.getByRole('main').getByRole('status');
  await expect(status).toHaveText('No open portal has been found.');
  await expectAccessible(atlas);

  await page.goto(live.url);
  await openWithToken(page, live, 'anna', `${live.url}/settings/limits`);
  await expect(status).toHaveText('Following the portal tab that was opened last.');
  const state = (machine: string) => atlas.getByRole('row', { name: machine, exact: false });
  await expect(state('session')).toContainText('signedIn.fresh');
  await expect(state('limits')).toContainText('editing.ready');

  await page.getByRole('textbox', { name: 'Per dag, kr' }).fill('321');
  const event = atlas.getByRole('listitem').filter({ hasText: 'field.changed' });
  await expect(event).toContainText('limits field.changed (field: text, value: text)');
  await expectAccessible(atlas);
  const shown = await atlas.getByRole('main').innerText();
  for (const secret of ['321', 'Anna', 'eyJ']) expect(shown).not.toContain(secret);

  await state('limits').getByRole('link', { name: 'limits' }).click();
  await expect(atlas.locator('svg [data-live]')).toHaveText(/ready/);
});

test('the atlas follows a portal on http in a local network', { tag: '@ownPage' }, async ({ context, page }) => {
  await hideSecureFeatures(context);
  await page.goto(live.url);
  const atlas = await openAtlas(context, '/live');
  await expect(atlas.getByRole('row', { name: 'login-bankid' })).toBeVisible();
});

test('the atlas notices that the portal is closed', async ({ context, page }) => {
  await page.goto(live.url);
  const atlas = await openAtlas(context, '/live');
  await expect(atlas.getByRole('row', { name: 'login-bankid' })).toBeVisible();
  await page.close();
  await expect(atlas.getByRole('main').getByRole('status')).toHaveText(/^The portal tab was closed/);
});

test('the atlas takes the portal to a state that waits for a call, and lets the sandbox answer', async ({
  context,
  page,
}) => {
  await page.goto(live.url);
  const atlas = await openAtlas(context, '/flow/limits/state/limits.saving');
  await atlas.getByRole('button', { name: 'Take the portal there' }).click();
  await expect(atlas.getByRole('complementary').getByRole('status')).toHaveText('The portal is in this state.');
  await expectAccessible(atlas);
  await expect(page.getByRole('button', { name: 'Spara gränserna' })).toHaveAttribute('aria-busy', 'true');

  await atlas.getByRole('button', { name: 'Let the sandbox answer' }).click();
  await expect(page.getByText('Gränserna är sparade.').first()).toBeVisible();
});

test('the atlas makes the sandbox reject a call on the way', async ({ context, page, consoleGuard }) => {
  consoleGuard.expect(/^403 /);
  await page.goto(live.url);
  const atlas = await openAtlas(context, '/flow/limits/state/limits.locked');
  await atlas.getByRole('button', { name: 'Take the portal there' }).click();
  await expect(atlas.getByRole('list', { name: 'Steps' })).toContainText('savePreferences fails');
  await expect(atlas.getByRole('complementary').getByRole('status')).toHaveText('The portal is in this state.');
  await expect(page.getByRole('main')).toContainText('arbetsgivare');
});

test('the portal that is released contains nothing of this', () => {
  const scriptsIn = (folder: string) => globSync('**/*.{js,html}', { cwd: folder }).map((file) => join(folder, file));
  const withLiveMode = (folder: string) =>
    scriptsIn(folder).filter((file) => /BroadcastChannel|atlas/.test(readFileSync(file, 'utf8')));
  const released = join(root, 'build/portal');
  expect(scriptsIn(released).length).toBeGreaterThan(50);
  expect(withLiveMode(released)).toEqual([]);
  expect(withLiveMode(LIVE_PORTAL.folder).some((file) => readFileSync(file, 'utf8').includes(CHANNEL))).toBe(true);
});
