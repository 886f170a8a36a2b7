import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test.use({ consent: null });

const question = (page: Page) => page.getByRole('region', { name: 'Får vi använda kakor?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });
const settings = (page: Page) => page.getByRole('button', { name: 'Inställningar för kakor' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('consent'));

test('declining is as near as accepting, is kept, and is taken back as easily', async ({ page, sandbox }) => {
  await page.goto('/login/bankid');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  const [no, yes] = [await answer(page, 'Nej tack').boundingBox(), await answer(page, 'Ja, gärna').boundingBox()];
  expect([no?.y, no?.height]).toEqual([yes?.y, yes?.height]);
  await expect(loginButton(page)).toBeEnabled();

  await answer(page, 'Nej tack').click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await kept(page)).toBe('decline');
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
  await settings(page).click();
  await expect(question(page)).toBeFocused();
  expect(await kept(page)).toBe('decline');
  await answer(page, 'Ja, gärna').click();
  await expect(settings(page)).toBeFocused();
  expect(await kept(page)).toBe('accept');

  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(await kept(page)).toBe('accept');
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a narrow phone with large text', { width: 320, height: 640 }],
  ['a tablet', { width: 800, height: 1000 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the question covers neither the bars nor what has the focus', async ({ page, sandbox }) => {
      await openWithToken(page, sandbox, 'anna');
      await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('kr');
      await expect(question(page)).toBeVisible();
      const bars = await page.getByRole('navigation', { name: 'Sidor' }).filter({ visible: true }).boundingBox();
      const panel = await question(page).boundingBox();
      if (!bars || !panel) throw new Error('a bar or the question takes no room');
      expect(panel.y + panel.height <= bars.y + 1 || bars.y + bars.height <= panel.y).toBe(true);
      await expectAccessible(page);

      for (const place of [page.getByRole('link', { name: 'Se fler transaktioner' }), settings(page)]) {
        await place.focus();
        await place.scrollIntoViewIfNeeded();
        const box = await place.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(panel.y);
      }
      await answer(page, 'Ja, gärna').click();
      await expect(question(page)).toHaveCount(0);
    });
  });
}
