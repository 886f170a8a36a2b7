import { orderTopup } from '../../../contract/topups.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { holdChanges } from '../../support/hold-changes.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { cancel, confirmCancel, monthCard, monthChanges, order, year } from '../../support/topups.ts';

test('pressing twice orders a month once', { tag: '@nginx' }, async ({ page, sandbox }) => {
  const changes = monthChanges(page);
  await openWithToken(page, sandbox, 'vera', '/topup');
  const release = await holdChanges(page, '**/order');
  await order(page, 'december').dblclick();
  await expect(order(page, 'december')).toHaveAttribute('aria-busy', 'true');
  await order(page, 'december').press('Enter');
  release();
  await expect(monthCard(page, 'december')).toContainText('Beställd till 25 dec.');
  expect(changes).toEqual(['order 2026/12']);
});

test('two months are ordered at the same time, and both are counted', async ({ page, sandbox }) => {
  const changes = monthChanges(page);
  const left = page.getByRole('region', { name: 'Så många kan du beställa' });
  await openWithToken(page, sandbox, 'anna', '/topup');
  await year(page, '2027');
  await expect(left).toContainText('Du kan beställa 10 månader till');
  const release = await holdChanges(page, '**/order');
  await order(page, 'januari').click();
  await order(page, 'februari').click();
  for (const month of ['januari', 'februari']) {
    await expect(order(page, month)).toHaveAttribute('aria-busy', 'true');
  }
  release();
  await expect(cancel(page, 'januari')).toBeVisible();
  await expect(cancel(page, 'februari')).toBeVisible();
  await expect(left).toContainText('Du kan beställa 8 månader till');
  expect(changes).toEqual(['order 2027/1', 'order 2027/2']);
});

test('a month is canceled after a confirmation, which can be dismissed', async ({ page, sandbox }) => {
  const changes = monthChanges(page);
  await openWithToken(page, sandbox, 'anna', '/topup');
  await cancel(page, 'december').click();
  await page.getByRole('button', { name: 'Behåll påfyllningen' }).click();
  await expect(cancel(page, 'december')).toBeFocused();
  await cancel(page, 'december').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(changes).toEqual([]);
  await cancel(page, 'december').click();
  await confirmCancel(page);
  await expect(order(page, 'december')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Så många kan du beställa' })).toContainText(
    'Du kan beställa 11 månader till',
  );
  expect(changes).toEqual(['cancel 2026/12']);
});

test('an order that is rejected shows the reason and the current state', { tag: '@nginx' }, async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^409 POST .*\/topups\/2027\/2\/order$/);
  await openWithToken(page, sandbox, 'emil', '/topup');
  await year(page, '2027');
  await expect(monthCard(page, 'februari')).toContainText('Du har inga månader kvar att beställa.');
  await cancel(page, 'januari').click();
  await confirmCancel(page);
  await expect(order(page, 'februari')).toBeVisible();

  // The same user orders the last remaining month on another device.
  const path = orderTopup.path.replace('{year}', '2027').replace('{monthNumber}', '5');
  const headers = { Authorization: `Bearer ${await sandbox.token('emil')}` };
  expect((await fetch(`${sandbox.url}/api${path}`, { method: 'POST', headers })).status).toBe(200);

  await order(page, 'februari').click();
  const february = monthCard(page, 'februari');
  await expect(february.getByRole('alert')).toHaveText(
    'Alla månader som din arbetsgivare erbjuder är redan beställda.',
  );
  await expect(february).toContainText('Du har inga månader kvar att beställa.');
  await expect(february.getByRole('button')).toHaveCount(0);
  await expect(cancel(page, 'maj')).toBeVisible();
  await expectAccessible(page);
});
