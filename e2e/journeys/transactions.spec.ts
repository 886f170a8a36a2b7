import type { Page } from '@playwright/test';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

const november = (page: Page) => page.getByRole('region', { name: 'November' });
const resultCount = (page: Page) => page.getByRole('search').getByRole('status');
const openSearch = (page: Page) => page.getByRole('button', { name: 'Sök', exact: true }).click();
const search = (page: Page) => page.getByLabel('Sök text eller datum');

test('a user reads the transactions of this month and the details of a purchase', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await expect(page).toHaveTitle('Transaktioner · Lunchkortet');
  await expect(november(page).getByRole('row')).toHaveText([
    'DatumBeskrivningStatusBelopp',
    '18 nov.FalafelbarenKöpReserverad−105,00 kr',
    '17 nov.Vinbaren KorkenKöpNekad−245,00 kr',
    '16 nov.Café MandelKöpGenomförd−119,00 kr',
    '13 nov.Bistro AnkaretÅterbetalningGenomförd+129,00 kr',
    '11 nov.Krogen SjöbodenKöpGenomförd−155,00 kr',
  ]);
  await november(page)
    .getByRole('button', { name: /^Vinbaren Korken/ })
    .click();
  await expect(november(page)).toContainText('Transaktionen gick inte igenom. Inga pengar drogs från kortet.');
  await november(page)
    .getByRole('button', { name: /^Visa alla \d+ i november$/ })
    .click();
  await november(page)
    .getByRole('button', { name: /^Trattoria Da Paolo, Milano/ })
    .click();
  await expect(november(page)).toContainText('14,50 EUR');
  await expect(november(page)).toContainText('4,92 kr');
});

test('a search is in the URL, and the back button removes it', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await openSearch(page);
  await search(page).fill('milano');
  await expect(resultCount(page)).toHaveText('1 transaktion');
  await expect(page).toHaveURL('/transactions?search=milano');
  await page.getByLabel('Typ').selectOption('Återbetalning');
  await expect(page.getByText('Inga träffar under 2026')).toBeVisible();
  await expect(page).toHaveURL('/transactions?search=milano&operation=Refund');

  await page.reload();
  await expect(page.getByText('Inga träffar under 2026')).toBeVisible();
  await page.goBack();
  await expect(resultCount(page)).toHaveText('1 transaktion');
  await page.goBack();
  await expect(search(page)).toBeHidden();
  await expect(page).toHaveURL('/transactions');
  await expect(november(page)).toContainText('Falafelbaren');
});

test('a range of amounts and a status filter the list', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await openSearch(page);
  await page.getByLabel('Från (kr)').fill('240');
  await page.getByLabel('Till (kr)').fill('250 kr');
  await page.getByLabel('Status').selectOption('Nekad');
  await expect(page.getByRole('row')).toHaveText(['DatumBeskrivningStatusBelopp', /Vinbaren Korken/]);
  const clear = page.getByRole('button', { name: 'Rensa sökning och filter' });
  await clear.press('Enter');
  await expect(page).toHaveURL('/transactions');
  await expect(clear).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
});

test('last year and older years have tabs, and each year is loaded once', async ({ page, sandbox }) => {
  const requestedYears: string[] = [];
  page.on('request', (request) => requestedYears.push(...(/years\/(\d+)$/.exec(request.url())?.slice(1) ?? [])));
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await page.getByRole('tab', { name: '2025' }).click();
  await expect(page.getByRole('region', { name: 'December' })).toBeVisible();
  await page.getByRole('tab', { name: 'Äldre' }).click();
  await expect(page.getByRole('radio', { name: '2024' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'December' })).toBeVisible();
  await expect(page).toHaveURL('/transactions?year=2024');
  await page.goBack();
  await expect(page.getByRole('tab', { name: '2025' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(november(page)).toBeVisible();
  expect(requestedYears).toEqual(['2026', '2025', '2024']);
});

test('the years that arrive late leave the search and the open details as they are', async ({ page, sandbox }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/transactions/years', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openWithToken(page, sandbox, 'anna', '/transactions');
  const details = november(page).getByText('Pengarna är reserverade.');
  await november(page)
    .getByRole('button', { name: /^Falafelbaren/ })
    .click();
  await expect(details).toBeVisible();
  await openSearch(page);
  await search(page).fill('fal');
  held.resolve();
  await expect(page.getByRole('tab')).toHaveCount(3);
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('afel');
  await expect(search(page)).toHaveValue('falafel');
  await expect(details).toBeVisible();
});

test('a month shows all of its rows, or pages of a size that the device stores', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  const august = page.getByRole('region', { name: 'Augusti' });
  await august.getByRole('button', { name: 'Visa alla 18 i augusti' }).click();
  await expect(august.getByRole('row')).toHaveCount(1 + 18);
  await august
    .getByRole('group', { name: 'Rader per sida i augusti' })
    .getByRole('radio', { name: '10', exact: true })
    .check();
  await expect(august.getByRole('row')).toHaveCount(1 + 10);
  await page.reload();
  await august.getByRole('button', { name: 'Visa 10 per sida av 18 i augusti' }).click();
  await august.getByRole('button', { name: 'Nästa' }).click();
  await expect(august.getByText('Sida 2 av 2')).toBeVisible();
  await expect(august.getByRole('row')).toHaveCount(1 + 8);
});

test('insight shows what a year was spent on', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await page.getByRole('radio', { name: 'Statistik', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Här handlade du mest' }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('region', { name: 'Köp per månad' }).getByRole('link', { name: 'oktober' }).click();
  await expect(page.getByRole('status').filter({ hasText: /transaktioner$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Oktober' })).toBeVisible();
  await expect(november(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Köp per månad' })).toBeVisible();
  await page.goBack();
  await expect(november(page)).toBeVisible();
});

test('on a phone each transaction is a card, and nothing overflows', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await expect(november(page).getByRole('row')).toHaveCount(1 + 5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Replaces the print dialog of the page: like a browser, it fires its events while the press is still handled. */
function replacePrintDialog(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printedRows = String(document.querySelectorAll('main tr').length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
}

test('the print button prints every row of the year, and the screen has as many as before', async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await expect(november(page).getByRole('row')).toHaveCount(1 + 5);
  await replacePrintDialog(page);
  await page.getByRole('button', { name: 'Skriv ut' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed-rows', String(11 + 146));
  await expect(november(page).getByRole('row')).toHaveCount(1 + 5);
});

test('a printed page names the active filters', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions?search=milano&operation=Purchase');
  await expect(november(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Bara det som passar: milano · Köp. 1 transaktion')).toBeVisible();
});

test('a printed page contains only the statement', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna', '/transactions');
  await expect(november(page)).toBeVisible();
  await page.getByRole('button', { name: 'Inställningar för kakor' }).click();
  const cookies = page.getByRole('region', { name: 'Får vi använda kakor?' });
  await expect(cookies).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The width of an A4 page without its margins.
  await page.setViewportSize({ width: 680, height: 1000 });
  await expect(november(page).getByRole('table')).toHaveCSS('display', 'table');
  await expect(page.getByText('Kontoutdrag 2026')).toBeVisible();
  await expect(page.getByText('Anna Lindqvist · •••• 2628')).toBeVisible();
  await expect(november(page).getByText(/^5 av \d+ visas\.$/)).toBeVisible();
  for (const hidden of [search(page), page.getByRole('navigation'), page.getByRole('tablist'), cookies]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
});
