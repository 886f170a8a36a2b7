import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PAGE_CASES } from '../support/every-page.ts';
import { loginButton } from '../support/login.ts';
import { TEST_START } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

interface Operation {
  readonly responses: {
    readonly 200?: { readonly content: { readonly 'application/json': { readonly example: unknown } } };
  };
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const { paths }: { readonly paths: Paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'),
);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    parameters: path.split('{').length,
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operation,
  })),
);

/** Answers every call with its example, as a mock server does that knows the document only. */
const mockBackend = (page: Page) =>
  page.route('/api/**', (route, request) => {
    const { pathname } = new URL(request.url());
    // A path without parameters comes first: `cards/activate` is no card.
    const matches = operations.filter(({ method, pattern }) => method === request.method() && pattern.test(pathname));
    const [found] = matches.sort((a, b) => a.parameters - b.parameters);
    if (!found) return route.fulfill({ status: 404 });
    const content = found.operation.responses[200]?.content['application/json'];
    const headers = { Date: new Date(TEST_START).toUTCString() };
    return route.fulfill(content ? { status: 200, headers, json: content.example } : { status: 204, headers });
  });

/** A page whose requests are intercepted has no cache, so each load of a page would take a second. */
const openWithoutReload = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

const addresses = [
  ...new Set(Object.values(PAGE_CASES).flatMap(({ path, persona }) => (persona === null || path === '*' ? [] : path))),
];

/** The document alone is enough to see the portal before the backend exists (docs/backend.md). */
test('a mock that answers with the examples of the document shows every page', { tag: '@ownPage' }, async ({
  page,
}) => {
  await mockBackend(page);
  await page.goto('/login/bankid');
  await loginButton(page).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('1 284,50 kr');
  const heading = page.getByRole('heading', { level: 1 });
  for (const address of addresses) {
    // From a page with another heading, so that the heading shows that the page has opened.
    await openWithoutReload(page, '/support');
    await expect(heading).toHaveText('Support');
    await openWithoutReload(page, address);
    if (address !== '/support') await expect(heading.filter({ hasText: 'Support' }), address).toHaveCount(0);
    await expect(page.getByRole('main').locator('.animate-pulse'), address).toHaveCount(0);
    await expect(heading, address).toHaveCount(1);
    expect(page.url(), address).not.toContain('/login');
    await expect(page.getByRole('button', { name: 'Försök igen' }), address).toHaveCount(0);
  }
});
