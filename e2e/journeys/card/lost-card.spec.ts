import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { ALL_GESTURES, changesOf, GESTURES } from '../../support/gestures.ts';
import { logInWithoutWaiting, loginButton, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const blockButton = (page: Page) => page.getByRole('button', { name: /^Spärra kortet nu/ });
const resumeButton = (page: Page) => page.getByRole('button', { name: /^Häv spärren/ });
const TOGGLE = /temporary-block$/;
const togglesOf = (page: Page) => {
  const changes = changesOf(page);
  return () => changes.filter((change) => TOGGLE.test(change)).length;
};

test('a lost card is blocked after the log-in by one press, and by nothing else', { tag: '@ownPage' }, async ({
  page,
  sandbox,
}) => {
  const toggles = togglesOf(page);
  await page.clock.install();
  await page.goto('/login/bankid');
  await expect(loginButton(page)).toBeVisible();
  await page.getByRole('link', { name: 'Tappat kortet?' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Logga in, så kan du spärra kortet direkt\..*010-490 01 00/);
  await expect(page).toHaveURL('/login/bankid');
  await expectAccessible(page);
  await logInWithoutWaiting(page, sandbox, 'anna');
  await expect(page).toHaveURL('/lost-card');
  await expect(blockButton(page)).toBeEnabled();

  // Neither a reload nor the history presses the button.
  await page.reload();
  await expect(blockButton(page)).toBeEnabled();
  await page.getByRole('link', { name: 'Kort', exact: true }).click();
  await expect(page).toHaveURL('/card');
  await page.goBack();
  await expect(blockButton(page)).toBeEnabled();
  await expectAccessible(page);
  expect(toggles()).toBe(0);

  await blockButton(page).click();
  await expect(heading(page)).toHaveText('Kortet är spärrat');
  await expect(heading(page)).toBeFocused();
  const purchases = page.getByRole('region', { name: 'Är alla köp dina?' });
  await expect(purchases.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.clock.runFor(1000);

  await page.reload();
  await expect(heading(page)).toHaveText('Kortet är spärrat');
  await resumeButton(page).click();
  await expect(heading(page)).toHaveText('Spärren är hävd');
  await expectAccessible(page);
  expect(toggles()).toBe(2);
});

test('a purchase and the replacement are one press away', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'ylva', '/lost-card');
  await page.getByRole('region', { name: 'Är alla köp dina?' }).getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByText('Jag känner inte igen köpet')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Ersätt kortet/ }).click();
  await expect(page).toHaveURL('/replacement-card?digital');
});

test('a card that another tab has blocked is not toggled back', async ({ page, context, sandbox }) => {
  const stale = await context.newPage();
  const toggles = [togglesOf(page), togglesOf(stale)];
  await openWithToken(page, sandbox, 'anna', '/lost-card');
  await stale.goto(page.url());
  await expect(blockButton(stale)).toBeEnabled();
  await blockButton(page).click();
  await expect(heading(page)).toHaveText('Kortet är spärrat');
  await blockButton(stale).click();
  await expect(heading(stale)).toHaveText('Kortet är spärrat');
  expect(toggles.map((count) => count())).toEqual([1, 0]);
});

test('a user with two accounts blocks the card of the account that shows', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'noor', '/lost-card');
  await expect(blockButton(page)).toHaveAccessibleName('Spärra kortet nu Kort •••• 9870');
  await page.getByRole('button', { name: /^Byt konto/ }).click();
  await expect(blockButton(page)).toHaveAccessibleName('Spärra kortet nu Kort •••• 1070');
  await blockButton(page).click();
  await expect(heading(page)).toHaveText('Kortet är spärrat');
  await expect(page.getByRole('link', { name: /^Ersätt kortet/ })).toContainText('Kort •••• 1070');
});

for (const gesture of ALL_GESTURES) {
  test(`${gesture} blocks the card once, and does not open it again`, async ({ page, sandbox }) => {
    const toggles = togglesOf(page);
    await openWithToken(page, sandbox, 'anna', '/lost-card');
    await GESTURES[gesture](blockButton(page));
    await expect(heading(page)).toHaveText('Kortet är spärrat');
    await expect(resumeButton(page)).toBeEnabled();
    expect(toggles()).toBe(1);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('the menu leads to the block; one that fails says that the card is still open, and whom to call', async ({
    page,
    sandbox,
    consoleGuard,
  }) => {
    consoleGuard.expect(/^500 POST .*\/temporary-block$/);
    await openWithToken(page, sandbox, 'anna');
    await page.getByRole('button', { name: 'Meny' }).click();
    await page.getByRole('link', { name: 'Tappat kortet?' }).click();
    await expect(heading(page)).toBeFocused();
    await expect(blockButton(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(blockButton(page)).toBeFocused();
    await sandbox.injectFault({ call: 'temporaryBlock', status: 500 });
    await blockButton(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Kortet är inte spärrat ännu.');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(alert.getByRole('link', { name: '010-490 01 00' })).toHaveAttribute('href', 'tel:0104900100');
    await expectAccessible(page);
  });
});
