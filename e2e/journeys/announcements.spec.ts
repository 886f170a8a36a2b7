import type { Page, Route } from '@playwright/test';
import { announcedTexts, recordAnnouncements } from '../support/announcements.ts';
import { openWithToken } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownPage: true });

const expectAnnounced = (page: Page, text: string) =>
  expect.poll(() => announcedTexts(page), { message: 'announcements' }).toContain(text);

/** Keeps the requests of a page until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    await released.promise;
    await route.fallback();
  });
  return released.resolve;
}

test('that the employer has locked the limits meanwhile is announced', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^403 POST .*\/preferences$/);
  await recordAnnouncements(page);
  await openWithToken(page, sandbox, 'anna', '/settings/limits');
  await page.getByRole('textbox', { name: 'Per dag, kr' }).fill('400');
  const detail = 'Your employer does not allow changing the limits';
  await sandbox.injectFault({ call: 'savePreferences', status: 403, detail });
  await page.getByRole('button', { name: 'Spara gränserna' }).press('Enter');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expectAnnounced(page, 'Din arbetsgivare bestämmer gränserna');
});

test('a blocked PIN is announced', async ({ page, sandbox }) => {
  await recordAnnouncements(page);
  const release = await hold(page, '**/card-pin-status');
  await openWithToken(page, sandbox, 'pelle');
  await expect(page.getByRole('img', { name: /^Ditt kort/ })).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Lås upp', exact: true })).toBeVisible();
  await expectAnnounced(page, 'PIN-koden är spärrad');
});
