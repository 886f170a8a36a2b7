import type { Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Everything that §2 counts as navigation, also when it is only hidden by CSS. */
const navigation = (page: Page) => [
  page.getByRole('navigation', { includeHidden: true }),
  page.getByRole('button', { name: /^(Meny|Logga ut|Konto)/, includeHidden: true }),
  page.getByRole('link', { name: /^(Support|Inställningar)$/, includeHidden: true }),
];

async function expectNoNavigation(page: Page) {
  for (const part of navigation(page)) await expect(part).toHaveCount(0);
}

/** Some addresses of §2 without navigation: the page that shows, and its link back. */
const ADDRESSES = [
  { address: '/edit-email', title: 'Ändra e-post', back: 'Tillbaka till inställningarna', to: '/settings/user' },
  { address: '/replacement-card', title: 'Ersätt kortet', back: 'Till kortet', to: '/card' },
  { address: '/terms-conditions', title: 'Villkor', back: 'Tillbaka', to: '/support' },
];

test.use({ viewport: { width: 390, height: 844 } });

for (const { address, title, back, to } of ADDRESSES) {
  test(`${address} has no navigation, but the name of the user and a link back`, async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'vera', address);
    await expect(heading(page)).toHaveText(title);
    await expectNoNavigation(page);
    await expect(page.getByRole('banner')).toContainText('Du är inloggad som Vera Ekman');
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('navigation', { name: 'Sidor' }).filter({ visible: true })).toHaveCount(1);
  });
}

test('terms, policy and welcome have no navigation, and a way back to the log-in', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'nils');
  await expect(heading(page)).toHaveText('Villkor för kortet');
  await expectNoNavigation(page);
  await page.getByRole('button', { name: 'Godkänn villkoren' }).click();
  await expect(heading(page)).toHaveText('Din arbetsgivares policy');
  await expectNoNavigation(page);
  await page.getByRole('button', { name: 'Godkänn policyn' }).click();
  await expect(heading(page)).toHaveText('Välkommen, Nils');
  await expectNoNavigation(page);
  await page.getByRole('button', { name: 'Tillbaka till inloggningen' }).click();
  await expect(page).toHaveURL('/login/bankid');
});
