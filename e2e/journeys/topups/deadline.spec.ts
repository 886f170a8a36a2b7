import { expectAccessible } from '../../support/accessibility.ts';
import { advanceTime } from '../../support/clock.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { shownToast } from '../../support/toasts.ts';
import { cancel, confirmCancel, monthCard, monthChanges, order } from '../../support/topups.ts';

const MINUTE = 60_000;

test.describe('on the last day to order December, shortly before midnight', () => {
  test.use({ startsAt: '2026-12-15T23:58:10+01:00' });

  test('a month can be ordered and canceled until the last minute, but not in the minute after', {
    tag: '@ownPage',
  }, async ({ page, sandbox }) => {
    await page.clock.install();
    const december = monthCard(page, 'december');
    const changes = monthChanges(page);
    await openWithToken(page, sandbox, 'vera', '/topup');
    await expect(december).toContainText('Sista dagen');
    await expect(december).toContainText('Beställ senast den 15 december – i dag är sista dagen.');
    await order(page, 'december').click();
    await expect(december).toContainText('Beställd till 25 dec.');
    await expect(december).toContainText('Kan avbokas till och med den 15 december – i dag är sista dagen.');
    await expect(shownToast(page, 'Påfyllningen för december är beställd.')).toBeVisible();

    await advanceTime(MINUTE, sandbox, page);
    await cancel(page, 'december').click();
    await expectAccessible(page);
    await confirmCancel(page);
    await order(page, 'december').click();
    await expect(cancel(page, 'december')).toBeVisible();

    await advanceTime(MINUTE, sandbox, page);
    await expect(december).toContainText('Sista dag att avboka var den 15 december.');
    await expect(december.getByRole('button')).toHaveCount(0);
    // The page has read the month before or after midnight.
    await page.reload();
    await expect(december).toContainText('Fylls på 25 dec.');
    await expect(december.getByRole('button')).toHaveCount(0);
    expect(changes).toEqual(['order 2026/12', 'cancel 2026/12', 'order 2026/12']);
    await expectAccessible(page);
  });

  test('an open confirmation closes at midnight, because the deadline has passed', { tag: '@ownPage' }, async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await openWithToken(page, sandbox, 'anna', '/topup');
    await cancel(page, 'december').click();
    await expect(page.getByRole('dialog', { name: 'Avboka påfyllningen för december?' })).toBeVisible();
    await advanceTime(2 * MINUTE, sandbox, page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(monthCard(page, 'december')).toContainText('Sista dag att avboka var den 15 december.');
  });

  test('a page opened in the minute after offers January of the next year first', async ({ page, sandbox }) => {
    await sandbox.advanceClock(2 * MINUTE);
    await openWithToken(page, sandbox, 'vera', '/home');
    await page.getByRole('region', { name: 'Nästa påfyllning' }).getByRole('link').click();
    const changes = monthChanges(page);
    const january = page.getByRole('list', { name: 'Nästa månad att beställa' }).getByRole('listitem');
    await expect(january.getByRole('heading')).toHaveText('januari 2027');
    await january.getByRole('button', { name: /^Beställ/ }).click();
    await expect(january).toContainText('Beställd till 25 jan.');
    expect(changes).toEqual(['order 2027/1']);
    const december = monthCard(page, 'december');
    await expect(december).toContainText('Ingen påfyllning');
    await expect(december).toContainText('Sista dag att beställa var den 15 december.');
    await expect(december.getByRole('button')).toHaveCount(0);
  });
});

test.describe('when the last day is in the month before', () => {
  test.use({ startsAt: '2026-12-28T12:00:00+01:00' });

  test('January shows its last day, three days before it, in both languages', async ({ page, sandbox }) => {
    await openWithToken(page, sandbox, 'frida', '/topup');
    await page.getByRole('radio', { name: '2027' }).click();
    const january = monthCard(page, 'januari');
    await expect(january).toContainText('Kan avbokas till och med den 31 december 2026 (3 dagar kvar).');
    await cancel(page, 'januari').click();
    await confirmCancel(page);
    await expect(january).toContainText('Beställ senast den 31 december 2026 (3 dagar kvar).');
    await expect(monthCard(page, 'mars')).toContainText('Beställ senast den 28 februari.');
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(monthCard(page, 'January')).toContainText('Order by 31 December 2026 (3 days left).');
    await expectAccessible(page);
  });
});

test.describe('on New Year’s Eve', () => {
  test.use({ startsAt: '2026-12-31T23:59:10+01:00' });

  test('the years change while the page is open', { tag: '@ownPage' }, async ({ page, sandbox }) => {
    await page.clock.install();
    await openWithToken(page, sandbox, 'vera', '/topup');
    const years = page.getByRole('group', { name: 'År' }).getByRole('radio');
    await expect(page.getByText('Tidigare i år')).toBeVisible();
    expect(await years.evaluateAll((all) => all.map((radio) => radio.getAttribute('value')))).toEqual([
      '2026',
      '2027',
      '2028',
    ]);
    await advanceTime(MINUTE, sandbox, page);
    await expect(monthCard(page, 'januari')).toContainText('Beställ senast den 15 januari (14 dagar kvar).');
    expect(await years.evaluateAll((all) => all.map((radio) => radio.getAttribute('value')))).toEqual([
      '2027',
      '2028',
      '2029',
    ]);
    await expect(page.getByRole('radio', { name: '2027' })).toBeChecked();
  });
});
