import type { Locator, Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

/** Runs in the page. Whether all of the element with the focus is below something else, or outside the window. */
function isFocusHidden(): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const STEP = 5;
  for (let y = top + 3; y < bottom; y += STEP)
    for (let x = left + 3; x < right; x += STEP) if (focused.contains(document.elementFromPoint(x, y))) return false;
  return true;
}

/** The texts of the elements that have the focus and cannot be seen, on the way through the page with the Tab key. */
async function hiddenStops(page: Page, stops: number): Promise<readonly string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isFocusHidden))
      hidden.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  return hidden;
}

// A window of 1280 × 1024 px at 400 %, a phone and a desktop.
for (const viewport of [
  { width: 320, height: 256 },
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
])
  test(`a toast does not hide the focus at ${viewport.width} px`, async ({ page, sandbox }) => {
    await page.setViewportSize(viewport);
    await openWithToken(page, sandbox, 'anna', '/card');
    await page
      .getByRole('button', { name: /^Spärra/ })
      .first()
      .click();
    await expect(page.getByText(/tillfälligt spärrat/).first()).toBeVisible();
    expect(await hiddenStops(page, 18)).toEqual([]);
  });

test('on a phone a toast is at the bottom, and at the top while a text field has the focus', async ({
  page,
  sandbox,
}) => {
  const HEIGHT = 664;
  await page.setViewportSize({ width: 390, height: HEIGHT });
  const toast = page.getByRole('region', { name: /\(F8\)$/ }).getByRole('listitem');
  const topOfToast = async () => (await toast.boundingBox())?.y;
  await openWithToken(page, sandbox, 'anna', '/card');
  await page.getByRole('button', { name: 'Spärra' }).click();
  await expect.poll(topOfToast).toBeGreaterThan(HEIGHT / 2);
  await page.goto('/settings/limits');
  const weekly = page.getByRole('textbox', { name: 'Per vecka, kr' });
  await weekly.fill('1200');
  await weekly.press('Enter');
  await expect.poll(topOfToast).toBeLessThan(HEIGHT / 2);
  await expect(weekly).toBeFocused();
});

/** Opens the menu of a phone with a key. Returns the log-out in it. */
async function openPhoneMenu(page: Page, sandbox: RunningSandbox): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 664 });
  await openWithToken(page, sandbox, 'anna', '/home');
  await page.getByRole('button', { name: 'Meny' }).press('Enter');
  const logOut = page.getByRole('button', { name: 'Logga ut' });
  await expect(logOut).toBeVisible();
  return logOut;
}

test('the menu of a phone closes when the focus leaves it', async ({ page, sandbox }) => {
  const logOut = await openPhoneMenu(page, sandbox);
  expect(await hiddenStops(page, 12)).toEqual([]);
  await expect(logOut).toBeHidden();
});

test('a menu closes when the focus moves back from its button', async ({ page, sandbox }) => {
  const logOut = await openPhoneMenu(page, sandbox);
  await expect(page.getByRole('button', { name: 'Meny' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(logOut).toBeHidden();
  await expect(page.getByRole('button', { name: 'Meny' })).not.toBeFocused();
});

test('the account menu closes when the focus leaves it', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithToken(page, sandbox, 'noor', '/home');
  await page.locator('header [popovertarget]:visible').press('Enter');
  const cardSettings = page.getByRole('link', { name: 'Kortinställningar' });
  await expect(cardSettings).toBeVisible();
  expect(await hiddenStops(page, 12)).toEqual([]);
  await expect(cardSettings).toBeHidden();
});
