import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { holdChanges } from '../../support/hold-changes.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

/** A read, although it is a POST. */
const ARTICLES = /\/blog-posts$/;

/** Collects the paths of all requests that change something. */
function recordChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/PATCH|POST/.test(request.method()) && !ARTICLES.test(pathname)) changes.push(pathname);
  });
  return changes;
}

const CONSENTS = [
  {
    call: 'acceptTerms',
    path: '/api/accounts/api/v3/accounts/30502/accept-terms-and-conditions',
    button: 'Godkänn villkoren',
    next: 'Din arbetsgivares policy',
  },
  {
    call: 'approvePolicy',
    path: '/api/cardholders/api/v3/cardholders/502/branches/14/custom-policy/approve',
    button: 'Godkänn policyn',
    next: 'Välkommen, Nils',
  },
];

const NEW_CARD = {
  call: 'createDigitalCard',
  path: '/api/cardholder/api/v3/cards',
  button: 'Fortsätt till startsidan',
  next: 'Hem',
};

test('a consent whose response is lost is read, and is sent again only if it was not saved', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  const changes = recordChanges(page);
  await openWithToken(page, sandbox, 'nils');
  for (const { call, path, button, next } of CONSENTS) {
    consoleGuard.expect(new RegExp(`^net::ERR_EMPTY_RESPONSE (PATCH|POST) ${path}$`));
    const consent = page.getByRole('button', { name: button });
    await sandbox.injectFault({ call, drop: true, when: 'before' });
    await consent.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('ändringen är inte gjord');
    await expectAccessible(page);
    await sandbox.clearFaults();
    await sandbox.injectFault({ call, drop: true, when: 'after' });
    await consent.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
    expect(changes.splice(0)).toEqual([path, path]);
    await sandbox.clearFaults();
  }
});

test('an approval whose response is lost does not end the session if the policy cannot be read either', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^net::ERR_EMPTY_RESPONSE PATCH .*\/approve$/, /^500 GET .*\/custom-policy$/);
  const changes = recordChanges(page);
  await openWithToken(page, sandbox, 'lova');
  await sandbox.injectFault({ call: 'approvePolicy', drop: true, when: 'after' });
  const approve = page.getByRole('button', { name: 'Godkänn policyn' });
  await expect(approve).toBeVisible();
  await sandbox.injectFault({ call: 'customPolicy', status: 500 });
  await approve.click();
  const retry = page.getByRole('button', { name: 'Försök igen' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await sandbox.clearFaults();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  expect(changes.filter((path) => path.endsWith('/approve'))).toHaveLength(1);
});

test('a card is created once if the response is lost, and again only if there is none', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  const { call, path, button, next } = NEW_CARD;
  consoleGuard.expect(new RegExp(`^net::ERR_EMPTY_RESPONSE POST ${path}$`));
  await openWithToken(page, sandbox, 'nils');
  for (const consent of CONSENTS) await page.getByRole('button', { name: consent.button }).click();
  const changes = recordChanges(page);
  await sandbox.injectFault({ call, drop: true, when: 'before' });
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Något gick fel. Försök igen senare eller kontakta supporten.',
  );
  await expectAccessible(page);
  await sandbox.clearFaults();
  await sandbox.injectFault({ call, drop: true, when: 'after' });
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
  expect(changes).toEqual([path, path]);
});

test('a double click sends each change once', async ({ page, sandbox }) => {
  const changes = recordChanges(page);
  await openWithToken(page, sandbox, 'nils');
  for (const { path, button, next } of [...CONSENTS, NEW_CARD]) {
    const release = await holdChanges(page, new RegExp(path));
    const submit = page.getByRole('button', { name: button });
    await submit.dblclick();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await submit.press('Enter');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
    expect(changes.splice(0)).toEqual([path]);
  }
});
