import type { Page } from '@playwright/test';
import { EARLY_CALLS } from '../../src/ports/early-reads.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const balanceOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Saldo' })
    .getByText(/\d\skr$/)
    .first();

/** Read by the access gate, and by home, which needs it as it is now. */
const CALENDAR = [expect.stringMatching(/\/calendar\/2026$/), 2];

/** Counts the requests of the backend by path from now on. */
function countRequests(page: Page): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

const storedReads = (page: Page) => page.evaluate(() => localStorage.getItem('earlyReads'));

/** Stops the portal's script until the returned function is called. */
async function holdPortal(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/portal-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.beforeEach(async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await page.waitForLoadState('networkidle');
  // A token from the address is stored after the first reads, so the first start does not remember all of them.
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(balanceOf(page)).toBeVisible();
});

test('a reload of the home page sends its reads before the portal has loaded, and home reads again only what it needs as it is now', async ({
  page,
}) => {
  const release = await holdPortal(page);
  const counts = countRequests(page);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => counts.size).toBe(Object.keys(EARLY_CALLS).length);
  release();
  await expect(balanceOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...counts].filter(([, count]) => count > 1)).toEqual([CALENDAR]);
});

test('an early read that fails is sent again by the portal', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/ERR_CONNECTION_FAILED GET .*\/balance$/);
  const counts = countRequests(page);
  await page.route(/\/balance$/, (route) => route.abort('connectionfailed'), { times: 1 });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(balanceOf(page)).toBeVisible();
  const repeated = [...counts].filter(([, count]) => count > 1).toSorted();
  expect(repeated).toEqual([[expect.stringMatching(/\/balance$/), 2], CALENDAR]);
});

test('the page of the card reads early only what the access gate needs', async ({ page }) => {
  const release = await holdPortal(page);
  const counts = countRequests(page);
  await page.goto('/card', { waitUntil: 'commit' });
  await expect
    .poll(() => [...counts.keys()].map((path) => path.split('/').at(-1)).toSorted())
    .toEqual(['custom-policy', 'info', 'onboarding-status', 'v2']);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kort');
});

test('a log-in page reads nothing early', async ({ page }) => {
  const release = await holdPortal(page);
  const counts = countRequests(page);
  await page.goto('/login/email', { waitUntil: 'load' });
  expect(counts.size).toBe(0);
  release();
  await expect(page).toHaveURL('/home');
});

test('a log-out deletes the stored reads', async ({ page }) => {
  await expect.poll(() => storedReads(page)).toContain('/balance');
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await storedReads(page)).toBeNull();
});
