import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { shownToast } from '../../support/toasts.ts';
import { monthChanges } from '../../support/topups.ts';

test.describe('on the last evening before a deadline', () => {
  test.use({ startsAt: '2026-12-15T21:00:00+01:00' });

  test('home says so, and orders the month itself', async ({ page, sandbox }) => {
    const changes = monthChanges(page);
    await openWithToken(page, sandbox, 'vera');
    const topup = page.getByRole('region', { name: 'Nästa påfyllning' });
    await expect(topup).toContainText('Påfyllning för december');
    await expect(topup).toContainText('Beställ senast i kväll');
    await topup.getByRole('button', { name: /^Beställ 1\s680\skr december$/ }).click();
    await expect(shownToast(page, 'Påfyllningen för december är beställd.')).toBeVisible();
    await expect(topup).toContainText('Kommer den 25 december');
    await expect(topup.getByRole('button')).toHaveCount(0);
    expect(changes).toEqual(['order 2026/12']);
  });
});

test.describe('a week before a deadline', () => {
  test.use({ startsAt: '2026-12-08T12:00:00+01:00' });

  test('home says nothing yet', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'vera');
    const topup = page.getByRole('region', { name: 'Nästa påfyllning' });
    await expect(topup).toContainText('Ingen påfyllning är beställd');
    await expect(topup).not.toContainText('senast');
  });
});

test('while top-ups wait for room, home promises none, but says what must be spent', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'rut');
  const topup = page.getByRole('region', { name: 'Nästa påfyllning' });
  await expect(topup).toContainText(/\d påfyllningar på totalt [\d\s]+kr står i kö/);
  await expect(topup).toContainText(/Nästa kommer när du har handlat för [\d\s]+kr\./);
  await expect(topup).not.toContainText('Kommer den');
});
