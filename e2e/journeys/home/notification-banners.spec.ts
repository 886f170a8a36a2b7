import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('a message that was closed stays closed on this device, also after a log-out; the others stay open', async ({
  page,
  sandbox,
}) => {
  const messages = page.getByRole('region', { name: 'Meddelanden' });
  const close = page.getByRole('button', { name: 'Stäng ”Kortet fungerar som vanligt under helgerna”' });
  await openWithToken(page, sandbox, 'anna');
  await expect(messages.getByText('Kundtjänst svarar igen första vardagen efter helgerna.')).toBeVisible();
  const link = messages.getByRole('link', { name: 'Så fungerar det' });
  await expect(link).toHaveAttribute('href', 'https://lunchkortet.example/telefon');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);

  await close.click();
  await expect(messages).not.toContainText('helgerna');
  await page.reload();
  await expect(messages).toContainText('Betala med telefonen');
  await expect(messages).not.toContainText('helgerna');

  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page).toHaveURL('/login/bankid');
  await openWithToken(page, sandbox, 'vera');
  await expect(messages).toContainText('Betala med telefonen');
  await expect(messages).not.toContainText('helgerna');

  await messages.getByRole('button', { name: 'Stäng ”Betala med telefonen”' }).click();
  await expect(messages).toBeHidden();
});

test('whoever closes messages by keyboard goes on from where they were', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  const messages = page.getByRole('region', { name: 'Meddelanden' });
  await messages.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(messages).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(messages.getByRole('button', { name: 'Stäng ”Betala med telefonen”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hem', level: 1 })).toBeFocused();
});

test('messages are told in the language of the page', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'birgit');
  await expect(page.getByText('Din arbetsgivare har avslutat avtalet')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Your employer has ended the agreement');
  await expect(messages.getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    'mailto:support@lunchkortet.example',
  );
});
