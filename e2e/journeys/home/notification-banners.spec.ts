import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('a dismissed banner stays dismissed on this device, even after a log-out; the others stay open', async ({
  page,
  sandbox,
}) => {
  const banners = page.getByRole('region', { name: 'Meddelanden' });
  const close = page.getByRole('button', { name: 'Stäng ”Kortet fungerar som vanligt under helgerna”' });
  await openWithToken(page, sandbox, 'anna');
  await page.getByRole('button', { name: 'Visa båda' }).click();
  await expect(banners.getByText('Supporten svarar igen första vardagen efter helgerna.')).toBeVisible();
  const link = banners.getByRole('link', { name: 'Så fungerar det' });
  await expect(link).toHaveAttribute('href', 'https://lunchkortet.example/telefon');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  await close.click();
  await expect(banners).not.toContainText('helgerna');
  await page.reload();
  await expect(banners).toContainText('Betala med mobilen');
  await expect(banners).not.toContainText('helgerna');

  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');
  await openWithToken(page, sandbox, 'vera');
  await expect(banners).toContainText('Betala med mobilen');
  await expect(banners).not.toContainText('helgerna');

  await banners.getByRole('button', { name: 'Stäng ”Betala med mobilen”' }).click();
  await expect(banners).toBeHidden();
});

test('after a dismissal by keyboard the focus moves to the region, then to the page heading', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna');
  const banners = page.getByRole('region', { name: 'Meddelanden' });
  await page.getByRole('button', { name: 'Visa båda' }).click();
  await banners.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(banners).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banners.getByRole('button', { name: 'Stäng ”Betala med mobilen”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hem', level: 1 })).toBeFocused();
});

test('banners are in the language of the page', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'birgit');
  await expect(page.getByText('Din arbetsgivare har avslutat avtalet')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: /^Show (both|all)/ }).click();
  const banners = page.getByRole('region', { name: 'Messages' });
  await expect(banners).toContainText('Your employer has ended the agreement');
  await expect(banners.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    'mailto:support@lunchkortet.example',
  );
});
