import { expectAccessible } from '../../support/accessibility.ts';
import { fetchFromSandbox } from '../../support/change-answer.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { cancel, monthChanges, year } from '../../support/topups.ts';

test('three months are selected and ordered by keyboard; one fails and is ordered again', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_FAILED POST .*\/topups\/2027\/2\/order$/);
  const changes = monthChanges(page);
  const summary = page.getByRole('region', { name: 'Beställ flera månader' }).getByRole('status');
  const month = (name: string) =>
    page.getByRole('list', { name: 'Månaderna du beställer' }).getByRole('listitem').filter({ hasText: name });
  const toast = (text: string) => page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });
  await page.route('**/topups/2027/2/order', (route) => route.abort(), { times: 1 });
  await openWithToken(page, sandbox, 'anna', '/topup');
  await year(page, '2027');
  await expect(page.getByRole('button', { name: /januari$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Välj flera månader' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Beställ flera månader' })).toBeFocused();
  // Past "Markera alla".
  await page.keyboard.press('Tab');
  for (const name of ['januari', 'februari', 'mars']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}`, 'i') })).toBeFocused();
    await page.keyboard.press('Space');
  }
  await expect(summary).toHaveText(/^3 månader markerade, totalt 5\s040\skr$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Beställ 3 månader' }).press('Enter');
  await expect(summary).toContainText('2 av 3 månader är beställda. februari: Vi får ingen kontakt.');
  await expect(page.getByRole('button', { name: 'Klar' })).toBeFocused();
  await expect(month('februari')).toContainText('Inte beställd');
  await expect(toast('2 av 3 månader är beställda.')).toHaveCount(1);
  expect(changes).toEqual(['order 2027/1', 'order 2027/2', 'order 2027/3']);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Försök igen februari' }).press('Enter');
  await expect(summary).toHaveText('3 månader är beställda.');
  await expect(toast('3 månader är beställda.')).toHaveCount(1);
  await expect(page.getByText(/^Påfyllningen för \p{L}+ är beställd\.$/u)).toHaveCount(0);
  await page.getByRole('button', { name: 'Klar' }).press('Enter');
  await expect(cancel(page, 'februari')).toBeVisible();
  expect(changes).toEqual(['order 2027/1', 'order 2027/2', 'order 2027/3', 'order 2027/2']);
});

test('months of two years are ordered, also one whose response is lost', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^net::ERR_FAILED POST .*\/topups\/2026\/12\/order$/);
  const changes = monthChanges(page);
  const summary = page.getByRole('region', { name: 'Beställ flera månader' }).getByRole('status');
  await page.route('**/topups/2026/12/order', async (route) => {
    await fetchFromSandbox(route);
    await route.abort();
  });
  await openWithToken(page, sandbox, 'vera', '/topup');
  await year(page, '2027');
  await page.getByRole('button', { name: 'Välj flera månader' }).click();
  await page.getByRole('checkbox', { name: /^januari/i }).click();
  await year(page, '2026');
  await page.getByRole('checkbox', { name: /^december/i }).click();
  await year(page, '2027');
  await page.getByRole('button', { name: 'Beställ 2 månader' }).click();
  await expect(summary).toHaveText('2 månader är beställda.');
  await page.getByRole('button', { name: 'Klar' }).click();
  await year(page, '2026');
  await expect(cancel(page, 'december')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(changes).toEqual(['order 2026/12', 'order 2027/1']);
});
