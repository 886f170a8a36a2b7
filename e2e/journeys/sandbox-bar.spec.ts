import { expectAccessible } from '../support/accessibility.ts';
import { loginButton } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test.describe('with the sandbox bar', () => {
  test.use({ hasBar: true });

  for (const [name, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const) {
    test(`the bar links to the pages of the sandbox: ${name}`, async ({ page, sandbox }) => {
      await page.setViewportSize(viewport);
      await page.goto(`/?token=${await sandbox.token('anna')}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
      const bar = page.getByRole('complementary', { name: 'Sandbox' });
      await expect(bar.getByRole('link')).toHaveText(['Console', 'BankID app', 'Mailbox']);
      await expectAccessible(page);

      const opened = page.waitForEvent('popup');
      await bar.getByRole('link', { name: 'Mailbox' }).click();
      await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Mailbox');
    });
  }

  test('the bar does not cover the portal and stays collapsed after a reload', async ({ page }) => {
    await page.goto('/login/bankid');
    await expect(loginButton(page)).toBeVisible();
    const bar = page.getByRole('complementary', { name: 'Sandbox' });
    const [barBox, portalBox] = [await bar.boundingBox(), await page.locator('#portal').boundingBox()];
    expect(portalBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));

    await bar.getByText('Sandbox').click();
    await expect(bar.getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(loginButton(page)).toBeVisible();
    await expect(bar.getByText('Sandbox')).toBeVisible();
    await expect(bar.getByRole('link')).toHaveCount(0);
  });
});

test('without the option there is no bar', async ({ page }) => {
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sandbox' })).toHaveCount(0);
});
