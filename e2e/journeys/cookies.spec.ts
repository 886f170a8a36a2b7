import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { clippedTexts } from '../support/clipped-texts.ts';
import { loginButton, openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test.use({ consent: null });

const panel = (page: Page) => page.getByRole('region', { name: 'Får vi använda kakor?' });
const answer = (page: Page, name: string) => panel(page).getByRole('button', { name });
const settings = (page: Page) => page.getByRole('button', { name: 'Inställningar för kakor' });
const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('consent'));

test('both answers are equally easy, are stored and can be changed', async ({ page, sandbox }) => {
  await page.goto('/login/bankid');
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
  const [no, yes] = [await answer(page, 'Nej tack').boundingBox(), await answer(page, 'Ja, gärna').boundingBox()];
  expect([no?.y, no?.height]).toEqual([yes?.y, yes?.height]);
  await expect(loginButton(page)).toBeEnabled();

  await answer(page, 'Nej tack').click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await storedAnswer(page)).toBe('decline');
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);

  await openWithToken(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
  await settings(page).click();
  await expect(panel(page)).toBeFocused();
  expect(await storedAnswer(page)).toBe('decline');
  await answer(page, 'Ja, gärna').click();
  await expect(settings(page)).toBeFocused();
  expect(await storedAnswer(page)).toBe('accept');

  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(await storedAnswer(page)).toBe('accept');
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the whole question can be read, also with the current answer', async ({ page }) => {
    await page.goto('/login/bankid');
    await answer(page, 'Nej tack').click();
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    const question = page.getByRole('region', { name: 'May we use cookies?' });
    await expect(question).toContainText('Your current choice: no.');
    expect(await clippedTexts(page)).toEqual([]);
    for (const part of [
      question.getByText('May we use cookies?'),
      question.getByRole('button', { name: 'Yes, please' }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible(page);
  });
});

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a narrow phone with large text', { width: 320, height: 640 }],
  ['a tablet', { width: 800, height: 1000 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the panel covers neither the navigation bars nor the focused element', async ({ page, sandbox }) => {
      await openWithToken(page, sandbox, 'anna');
      await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');
      await expect(panel(page)).toBeVisible();
      const bars = await page.getByRole('navigation', { name: 'Sidor' }).filter({ visible: true }).boundingBox();
      const panelBox = await panel(page).boundingBox();
      if (!bars || !panelBox) throw new Error('a navigation bar or the panel is not visible');
      expect(panelBox.y + panelBox.height <= bars.y + 1 || bars.y + bars.height <= panelBox.y).toBe(true);
      await expectAccessible(page);

      for (const element of [page.getByRole('link', { name: 'Se fler transaktioner' }), settings(page)]) {
        await element.focus();
        await element.scrollIntoViewIfNeeded();
        const box = await element.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(panelBox.y);
      }
      await answer(page, 'Ja, gärna').click();
      await expect(panel(page)).toHaveCount(0);
    });
  });
}
