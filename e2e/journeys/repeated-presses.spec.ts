import { ALL_GESTURES, changesOf, GESTURES } from '../support/gestures.ts';
import { openWithToken } from '../support/login.ts';
import { openWithPasswordToken, signWithCode } from '../support/signing.ts';
import { expect, test } from '../support/test.ts';
import { cancel, monthCard, order } from '../support/topups.ts';

/*
 * One gesture presses one control once: what the first press says happens, and nothing else.
 */

test.use({ viewport: { width: 1280, height: 900 } });

for (const gesture of ALL_GESTURES) {
  test.describe(gesture, () => {
    const press = GESTURES[gesture];

    test('orders a month once', async ({ page, sandbox }) => {
      await openWithToken(page, sandbox, 'vera', '/topup');
      const changes = changesOf(page);
      await press(order(page, 'december'));
      await expect(cancel(page, 'december')).toBeEnabled();
      await expect(monthCard(page, 'december')).toContainText('Beställd till 25 dec.');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(changes).toEqual(['POST 12/order']);
    });
  });
}

for (const gesture of ['a double click'] as const) {
  test.describe(gesture, () => {
    const press = GESTURES[gesture];

    test('keeps a month and orders no other', async ({ page, sandbox }) => {
      await openWithToken(page, sandbox, 'anna', '/topup');
      const changes = changesOf(page);
      await cancel(page, 'december').click();
      await press(page.getByRole('button', { name: 'Behåll påfyllningen' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cancel(page, 'december')).toBeEnabled();
      expect(changes).toEqual([]);
    });

    test('cancels a month and orders none', async ({ page, sandbox }) => {
      await openWithToken(page, sandbox, 'anna', '/topup');
      const changes = changesOf(page);
      await cancel(page, 'december').click();
      await press(page.getByRole('button', { name: 'Ja, avboka' }));
      await expect(order(page, 'december')).toBeEnabled();
      expect(changes).toEqual(['POST 12/cancel']);
    });
  });
}

for (const gesture of ['a double click'] as const) {
  test.describe(gesture, () => {
    const press = GESTURES[gesture];

    test('answers the cookie question and changes nothing else', { tag: '@ownPage' }, async ({ page }) => {
      await page.addInitScript(() => localStorage.removeItem('consent'));
      await page.goto('/login/bankid');
      await press(page.getByRole('button', { name: 'Nej tack' }));
      await expect(page.getByRole('region', { name: 'Får vi använda kakor?' })).toHaveCount(0);
      await expect(page).toHaveURL(/\/login\/bankid$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
    });
  });
}

for (const gesture of ['a held Space key'] as const) {
  test(`${gesture} switches all notifications off`, async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'anna', '/settings/notifications');
    const changes = changesOf(page);
    const all = page.getByRole('switch', { name: 'Tillåt aviseringar' });
    await expect(all).toBeChecked();
    await GESTURES[gesture](all);
    await expect(all).toBeEnabled();
    await expect(all).not.toBeChecked();
    await expect(page.getByText('Aviseringarna är sparade.').first()).toBeVisible();
    expect(changes).toEqual(['POST preferences/disable-all']);
  });
}

test('a double click on the confirmation unblocks the PIN and leaves the page open', async ({ page, sandbox }) => {
  await openWithPasswordToken(page, sandbox, 'pelle', '/card');
  await page.getByRole('button', { name: 'Lås upp PIN-koden' }).click();
  const changes = changesOf(page);
  await signWithCode(page, sandbox, GESTURES['a double click']);
  await expect(page.getByText('PIN-koden är upplåst. Nu kan du använda kortet igen.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/card$/);
  expect(changes.filter((change) => change.endsWith('/reset-pin-attempt'))).toHaveLength(1);
});

test('two quick presses of two switches both count', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/settings/notifications');
  const [offers, high] = [
    page.getByRole('switch', { name: 'Erbjudanden' }),
    page.getByRole('switch', { name: 'Högt saldo' }),
  ];
  await expect(offers).toBeChecked();
  const bothPressed = Promise.withResolvers<void>();
  // Otherwise the first choice could be saved before the second press, and its toast would not wait for the second.
  await page.route(/\/preferences/, async (route) => {
    await bothPressed.promise;
    await route.continue();
  });
  await offers.click();
  await high.click();
  bothPressed.resolve();
  await expect(page.getByText('Aviseringarna är sparade.').first()).toBeVisible();
  await page.reload();
  await expect(offers).not.toBeChecked();
  await expect(high).not.toBeChecked();
});
