import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

/** The number of rows in a downloaded workbook, including the header and the sums, and all of its texts. */
async function contentOf(download: Download) {
  const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
  const [sheet = '', texts = ''] = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'].map((name) =>
    strFromU8(parts[name] ?? new Uint8Array()),
  );
  return { rows: sheet.match(/<row /g)?.length ?? 0, texts };
}

async function saved(page: Page, name: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return download;
}

test('the filtered list and the year are saved, in the language of the page', { tag: '@nginx' }, async ({
  page,
  sandbox,
}) => {
  await openWithToken(page, sandbox, 'anna', '/transactions?search=milano');
  const download = await saved(page, 'Ladda ner urvalet (Excel)');
  expect(download.suggestedFilename()).toBe('Transaktioner 2026.xlsx');
  const { rows, texts } = await contentOf(download);
  expect(rows).toBe(1 + 1 + 1);
  expect(texts).toContain('Trattoria Da Paolo, Milano');
  await expect(page.getByText('Sparat: 1 transaktion i Excel-filen.').first()).toBeVisible();

  await page.getByRole('radio', { name: 'English' }).click();
  const year = await saved(page, 'Download all of 2026 (Excel)');
  expect(year.suggestedFilename()).toBe('Transactions 2026.xlsx');
  const all = await contentOf(year);
  expect(all.rows).toBeGreaterThan(100);
  expect(all.texts).toContain('Description');
});

test('an export of 20,000 transactions can be canceled, and succeeds', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'bosse', '/transactions?year=2025');
  await page.getByRole('button', { name: 'Ladda ner hela 2025 (Excel)' }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const download = await saved(page, 'Ladda ner hela 2025 (Excel)');
  expect((await contentOf(download)).rows).toBeGreaterThan(20_000);
});

test('without a connection the export fails, and can be retried', { tag: '@ownPage' }, async ({
  page,
  context,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_INTERNET_DISCONNECTED GET /);
  await openWithToken(page, sandbox, 'anna', '/transactions');
  const year = page.getByRole('button', { name: 'Ladda ner hela 2026 (Excel)' });
  await expect(year).toBeVisible();
  await context.setOffline(true);
  await year.click();
  await expect(page.getByRole('alert')).toContainText('Det gick inte att skapa Excel-filen');
  await context.setOffline(false);
  const download = await saved(page, 'Försök igen');
  expect((await contentOf(download)).rows).toBeGreaterThan(100);
});
