import { expect, test } from '@playwright/test';
import { checkVault } from '../../scripts/vault-check/check.ts';

const VAULT = 'https://vault.example';
const PIN = 'https://pin.vault.example';
const posts = (message: string) => `<!doctype html><script>parent.postMessage(${message}, '*')</script>`;

/** A vault that redirects to its own second origin, which posts a text. */
test('vault:check says what a page posts after a redirect, and what the portal does', async ({ page }) => {
  // Playwright does not answer the second request of an HTTP redirect, so the page goes on by itself.
  const redirect = `<script>location.replace('${PIN}/show')</script>`;
  await page.route(`${VAULT}/pin`, (route) => route.fulfill({ contentType: 'text/html', body: redirect }));
  await page.route(`${PIN}/show`, (route) =>
    route.fulfill({ contentType: 'text/html', body: posts("'viewPinSuccess'") }),
  );
  const lines: string[] = [];
  const options = { url: `${VAULT}/pin`, portal: 'http://localhost', origins: [VAULT, PIN], wait: 1000, shows: false };
  const { isRead } = await checkVault(page, options, (line) => lines.push(line));
  expect(isRead).toBe(true);
  expect(lines).toEqual([`✓ ${PIN} posted a string: read as view_pin_success: the PIN stays visible for 60 s`]);
});

test('vault:check posts the token of card details, and says that nothing was posted', async ({ page }) => {
  let posted: string | null = null;
  await page.route(`${VAULT}/card`, (route) => {
    posted = route.request().postData();
    return route.fulfill({ contentType: 'text/html', body: '<p>4000</p>' });
  });
  const options = {
    url: `${VAULT}/card`,
    token: 'one-use',
    portal: 'http://localhost',
    origins: [VAULT],
    wait: 1000,
    shows: false,
  };
  const { isRead, lines } = await checkVault(page, options, () => undefined);
  expect([isRead, posted]).toEqual([false, 'token=one-use']);
  expect(lines.join()).toContain('The page posted nothing that');
});

for (const [title, message, hint] of [
  ['posts to another origin than the portal’s', `'view_pin_success', 'https://portal.example'`, '--portal'],
  ['posts what the portal does not read', `'shown', '*'`, 'removes a PIN after 15 s'],
] as const)
  test(`vault:check says what to do if the page ${title}`, async ({ page }) => {
    const body = `<!doctype html><script>parent.postMessage(${message})</script>`;
    await page.route(`${VAULT}/pin`, (route) => route.fulfill({ contentType: 'text/html', body }));
    const options = { url: `${VAULT}/pin`, origins: [VAULT], portal: 'http://localhost', wait: 1000, shows: false };
    const { lines } = await checkVault(page, options, () => undefined);
    expect(lines.join()).toContain(hint);
  });
