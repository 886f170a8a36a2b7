import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '../../contract/language.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const SCRIPT = /\/assets\/portal-/;
const LOG_IN = { sv: 'Logga in med BankID', en: 'Log in with BankID' } as const;
const QUESTION = { sv: 'Får vi använda kakor?', en: 'May we use cookies?' };

/** What is on the screen while the script of the portal is on its way. It is inert, so it has no roles. */
const parts = (page: Page) => ({
  bar: page.locator('header').first(),
  menu: page.locator('header [popovertarget]').filter({ visible: true }),
  bottomBar: page.locator('[data-bottom-bar]').filter({ visible: true }),
  spinner: page.getByText(/^(Hämtar sidan|Loading the page)/).filter({ visible: true }),
});

/** Positions and sizes in whole px. */
async function placesOf(...elements: readonly Locator[]): Promise<readonly number[][]> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  return boxes.map((box) => Object.values(box ?? {}).map(Math.round));
}

/** Lets the script of the portal wait until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test.describe('before the script has loaded, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the frame of a signed-in page stays where it is', async ({ page, sandbox }) => {
    const release = await holdScript(page);
    await openWithToken(page, sandbox, 'anna', '/home');
    const { bar, menu, bottomBar, spinner } = parts(page);
    await expect(spinner).toBeVisible();
    await expect(page.getByText(QUESTION.sv)).toHaveCount(0);
    const before = await placesOf(bar, menu, bottomBar);
    release();
    await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
    expect(await placesOf(bar, menu, bottomBar)).toEqual(before);
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  });

  for (const path of ['/choose-pin/', '/verify-email'])
    test(`a page without navigation has none: ${path}`, async ({ page, sandbox }) => {
      await holdScript(page);
      await openWithToken(page, sandbox, 'algot', path);
      const { bar, menu, bottomBar, spinner } = parts(page);
      await expect(spinner).toBeVisible();
      await expect(bar).toBeVisible();
      await expect(menu).toHaveCount(0);
      await expect(bottomBar).toHaveCount(0);
    });

  for (const path of ['/accessibility', '/accessibility/'])
    test(`a page that looks different is not replaced by another one: ${path}`, async ({ page, sandbox }) => {
      await holdScript(page);
      await openWithToken(page, sandbox, 'anna', path);
      await expect(page.locator('#portal')).toBeEmpty();
    });
});

for (const [width, height, language] of [
  [320, 568, 'en'],
  [390, 844, 'sv'],
  [800, 1000, 'en'],
  [1280, 900, 'sv'],
] as const)
  test.describe(`before the script has loaded, at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(`the log-in page (${language}) stays where it is when the name and the telephone number are known`, {
      tag: '@ownPage',
    }, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('language', stored), language);
      const release = await holdScript(page);
      await page.goto('/login/bankid');
      const form = page.locator('main').last();
      const configured = page.locator('footer p, [data-brand-name]').filter({ visible: true });
      await expect(page.getByText(LOG_IN[language]).filter({ visible: true })).toHaveCount(1);
      await expect(configured).toHaveCount(0);
      const before = await placesOf(form);
      release();
      await expect(configured).toHaveCount(3);
      expect(await placesOf(form)).toEqual(before);
    });
  });

for (const language of LANGUAGES)
  test.describe(`before the script has loaded, with the language ${language}`, () => {
    test.use({ consent: null });

    test('the log-in page and the cookie question', { tag: '@ownPage' }, async ({ page, context }) => {
      await context.addInitScript((stored) => localStorage.setItem('language', stored), language);
      const release = await holdScript(page);
      await page.goto('/login/bankid');
      await expect(page.getByText(LOG_IN[language]).filter({ visible: true })).toHaveCount(1);
      const question = page.getByText(QUESTION[language]);
      await expect(question).toBeVisible();
      const before = await question.boundingBox();
      release();
      await expect(page.getByRole('region', { name: QUESTION[language] })).toBeVisible();
      expect(await question.boundingBox()).toEqual(before);
    });
  });

test('the portal also starts if the browser reports no paint', { tag: '@ownPage' }, async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await openWithToken(page, sandbox, 'anna', '/home');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
});
