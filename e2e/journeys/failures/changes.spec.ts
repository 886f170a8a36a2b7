import type { Page } from '@playwright/test';
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
