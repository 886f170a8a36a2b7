import { expectAccessible } from '../../support/accessibility.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test.use({ startsAt: '2026-11-20T12:00:00+01:00' });

test('shows three articles, newest first, and three more per press', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  const tile = page.getByRole('region', { name: 'Att läsa' });
  const articles = tile.getByRole('link');
  const more = tile.getByRole('button', { name: 'Visa fler artiklar' });
  await expect(articles).toHaveText([
    'Fem soppor som värmerVad restaurangerna serverar när mörkret kommer, och var du hittar en…12 november 2026Öppnas i en ny flik.',
    'Så räcker lunchen hela månadenTre enkla vanor som gör att pengarna på kortet räcker fram till…5 november 2026Öppnas i en ny flik.',
    'Betala med telefonenLägg kortet i telefonens plånbok på en minut. Här är stegen.28 oktober 2026Öppnas i en ny flik.',
  ]);
  await expect(articles.first()).toHaveAttribute('href', 'https://lunchkortet.example/artiklar/1');
  await expect(articles.first()).toHaveAttribute('target', '_blank');
  await expect(articles.first()).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);

  await more.click();
  await expect(articles).toHaveCount(6);
  await expect(articles.nth(3)).toBeFocused();
  const picture = articles.nth(3).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const count of [9, 12]) {
    await more.click();
    await expect(articles).toHaveCount(count);
  }
  await expect(articles.last()).toHaveText('Välkommen till Lunchkortet16 oktober 2025Öppnas i en ny flik.');
});

test('shows up to a hundred articles, then hides the button', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  const tile = page.getByRole('region', { name: 'Att läsa' });
  const more = tile.getByRole('button', { name: 'Visa fler artiklar' });
  for (let count = 6; count < 100; count += 3) {
    await more.click();
    await expect(tile.getByRole('link')).toHaveCount(count);
  }
  await more.click();
  await expect(tile.getByRole('link')).toHaveCount(100);
  await expect(more).toBeHidden();
  await expect(tile.getByRole('link').nth(99)).toBeFocused();
});
