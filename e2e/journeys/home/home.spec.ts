import { logIn, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

test('shows balance, next top-up and latest transactions in both languages', async ({ page, sandbox }) => {
  const rows = page.getByRole('region', { name: /Senaste transaktionerna|Latest transactions/ }).getByRole('listitem');
  await page.goto('/login/bankid');
  await logIn(page, sandbox, 'anna');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toMatchAriaSnapshot(`
    - region "Saldo":
      - heading "Saldo" [level=2]
      - paragraph: 1 406,33 kr
      - paragraph: 468 kr per arbetsdag till 25 nov.
      - region "Nästa påfyllning":
        - heading "Nästa påfyllning" [level=3]
        - paragraph: Kommer den 25 november
        - paragraph: 1 680 kr
  `);
  await expect(page.getByRole('img', { name: 'Ditt kort som slutar på 2628' })).toBeVisible();
  await expect(rows).toHaveText([
    'Falafelbaren18 nov. · Köp−105,00 krReserverad',
    'Vinbaren Korken17 nov. · Köp−245,00 krNekad',
    'Café Mandel16 nov. · Köp−119,00 kr',
    'Bistro Ankaret13 nov. · Återbetalning+129,00 kr',
    'Krogen Sjöboden11 nov. · Köp−155,00 kr',
  ]);
  await expect(page).toHaveTitle('Hem · Lunchkortet');

  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('region', { name: 'Balance', exact: true })).toMatchAriaSnapshot(`
    - region "Balance":
      - heading "Balance" [level=2]
      - paragraph: 1 406,33 kr
      - paragraph: 468 kr per working day until 25 Nov
      - region "Next top-up":
        - heading "Next top-up" [level=3]
        - paragraph: Arrives on 25 November
        - paragraph: 1 680 kr
  `);
  await expect(page.getByRole('img', { name: 'Your card ending in 2628' })).toBeVisible();
  await expect(rows.first()).toHaveText('Falafelbaren18 Nov · Purchase−105,00 krReserved');
  await expect(rows.nth(3)).toHaveText('Bistro Ankaret13 Nov · Refund+129,00 kr');
  await expect(page).toHaveTitle('Home · Lunchkortet');
});

test('shows empty states to a cardholder without transactions and top-ups', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'vera');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('0,00 kr');
  await expect(page.getByText('Ingen påfyllning är beställd')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Nästa påfyllning' }).getByRole('link', { name: 'Beställ' }),
  ).toHaveAttribute('href', '/topup');
  await expect(page.getByText('Inga transaktioner ännu')).toBeVisible();
});

test('shows the account that is not in an excluded branch', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'tage');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('1 190,00 kr');
  await expect(page.getByRole('img', { name: 'Ditt kort som slutar på 6852' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the balance and the first transactions without scrolling, and opens a transaction', async ({
    page,
    sandbox,
  }) => {
    await openWithToken(page, sandbox, 'anna');
    const rows = page.getByRole('region', { name: 'Senaste transaktionerna' }).getByRole('listitem');
    await expect(page.getByText('1 406,33 kr')).toBeInViewport({ ratio: 1 });
    await expect(rows.nth(1)).toBeInViewport({ ratio: 1 });
    await rows.nth(3).getByRole('link', { name: 'Bistro Ankaret' }).click();
    await expect(page).toHaveURL(/\/transactions\?/);
    await expect(page.getByRole('heading', { name: 'Transaktioner', level: 1 })).toBeVisible();
    const row = page.getByRole('button', { name: /^Bistro Ankaret/, expanded: true });
    await expect(row).toHaveCount(1);
    await expect(row).toBeInViewport();
  });
});
