import { expectAccessible } from '../../support/accessibility.ts';
import { LATE, TROUBLES, UNREACHABLE } from '../../support/faults.ts';
import { arrive } from '../../support/log-in.ts';
import { expect, test } from '../../support/test.ts';

const REFUSED = TROUBLES['a 404']?.swedish ?? '';
const NONSENSE = TROUBLES['an answer that is no JSON']?.swedish ?? '';

test('each part of home fails and is tried again on its own', async ({ page, sandbox, noise }) => {
  noise.expect(/^404 GET .*\/transactions$/, /^net::ERR_EMPTY_RESPONSE GET .*\/next-topup-info$/);
  const parts = [
    [page.getByRole('alert').first(), NONSENSE],
    [page.getByRole('region', { name: 'Nästa påfyllning' }), UNREACHABLE.swedish],
    [page.getByRole('region', { name: 'Senaste transaktionerna' }), REFUSED],
  ] as const;
  await sandbox.fail({ call: 'balance', body: 'malformed' });
  await sandbox.fail({ call: 'nextTopupInfo', drop: true });
  await sandbox.fail({ call: 'transactions', status: 404 });
  await arrive(page, sandbox, 'anna');
  for (const [part, text] of parts) await expect(part).toContainText(text);
  await expect(page.getByRole('button', { name: 'Försök igen' })).toHaveCount(3);
  await expectAccessible(page);

  await sandbox.mend();
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Försök igen' }).first().click();
    await expect(page.getByRole('button', { name: 'Försök igen' })).toHaveCount(left);
  }
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('Kortet rymmer 15 000 kr');
  await expect(page.getByRole('region', { name: 'Nästa påfyllning' })).toContainText('1 680 kr');
  await expect(page.getByRole('listitem')).toHaveCount(5);
});

test('a balance that lets itself be waited for', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.route(/\/balance$/, () => undefined);
  await arrive(page, sandbox, 'anna');
  await expect(page.getByRole('status').filter({ hasText: 'Hämtar saldot' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByRole('alert')).toContainText(LATE.swedish, { timeout: 200 });
  }).toPass();
  await page.unroute(/\/balance$/);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('region', { name: 'Saldo' })).toContainText('Kortet rymmer 15 000 kr');
});
