import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test.use({ ownPage: true });

// The portal does not start, so it never uses what is preloaded for it. Chromium says so after some seconds.
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/preloaded using link preload but not used/));

/** Takes something from the browser that older ones do not have. */
const WITHOUT: Readonly<Record<string, () => void>> = {
  'import maps': () => Reflect.deleteProperty(HTMLScriptElement, 'supports'),
  'container queries': () => Object.assign(CSS, { supports: () => false }),
};

/** Counts the requests for the code of the portal and for its backend. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (/\/assets\/(portal|react)-|\/api\//.test(request.url())) count += 1;
  });
  return () => count;
}

for (const [feature, remove] of Object.entries(WITHOUT)) {
  test(`a browser without ${feature} shows that it is too old`, async ({ page }) => {
    await page.addInitScript(remove);
    const requests = countRequests(page);
    await page.goto('/login/bankid');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webbläsaren är för gammal');
    await expect(page.getByRole('main')).toContainText('Uppdatera den');
    const phone = page.getByRole('main').getByRole('link', { name: '010-490 01 00' });
    await expect(phone).toHaveAttribute('href', 'tel:0104900100');
    await expect(page).toHaveTitle('Webbläsaren är för gammal');
    await expectAccessible(page);
    await page.waitForLoadState('networkidle');
    expect(requests()).toBe(0);
  });
}

test('the page about an old browser is in the stored language, also for a signed-in user', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna');
  // The language of the user is stored by then, and the requests of this page must not be counted.
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'));
  const requests = countRequests(page);
  await page.goto('/card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your browser is too old');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.waitForLoadState('networkidle');
  expect(requests()).toBe(0);
});
