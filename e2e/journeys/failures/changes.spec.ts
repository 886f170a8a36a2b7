import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { UNREACHABLE_TEXTS } from '../../support/faults.ts';
import { holdChanges } from '../../support/hold-changes.ts';
import { openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

/** Articles are read by POST. */
const READ = /\/blog-posts$/;

/** Every change that the page asks for. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/PATCH|POST/.test(request.method()) && !READ.test(pathname)) changes.push(pathname);
  });
  return changes;
}

const DOORS = [
  {
    call: 'acceptTerms',
    path: '/api/accounts/api/v3/accounts/30502/accept-terms-and-conditions',
    button: 'Godkänn villkoren',
    next: 'Din arbetsgivares policy',
    complaint: UNREACHABLE_TEXTS.swedish,
  },
  {
    call: 'approvePolicy',
    path: '/api/cardholders/api/v3/cardholders/502/branches/14/custom-policy/approve',
    button: 'Godkänn policyn',
    next: 'Välkommen, Nils',
    complaint: UNREACHABLE_TEXTS.swedish,
  },
  {
    call: 'createDigitalCard',
    path: '/api/cardholder/api/v3/cards',
    button: 'Fortsätt till översikten',
    next: 'Hem',
    complaint: 'Något gick fel. Försök igen senare eller kontakta supporten.',
  },
];

test('what was done, but whose answer was lost, can be asked for again', async ({ page, sandbox, consoleGuard }) => {
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'nils');
  for (const { call, path, button, next, complaint } of DOORS) {
    consoleGuard.expect(new RegExp(`^net::ERR_EMPTY_RESPONSE (PATCH|POST) ${path}$`));
    await sandbox.injectFault({ call, drop: true, when: 'after' });
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(complaint);
    await expectAccessible(page);
    expect(changes.splice(0)).toEqual([path]);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
    expect(changes.splice(0)).toEqual([path]);
  }
});

test('an impatient person asks for each change once', async ({ page, sandbox }) => {
  const changes = changesOf(page);
  await openWithToken(page, sandbox, 'nils');
  for (const { path, button, next } of DOORS) {
    const letGo = await holdChanges(page, new RegExp(path));
    const press = page.getByRole('button', { name: button });
    await press.dblclick();
    await expect(press).toHaveAttribute('aria-busy', 'true');
    await press.press('Enter');
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
    expect(changes.splice(0)).toEqual([path]);
  }
});
