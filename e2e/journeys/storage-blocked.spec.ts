import { expectAccessible } from '../support/accessibility.ts';
import { logInWithoutWaiting, loginButton } from '../support/login.ts';
import { expect, test } from '../support/test.ts';

// Storing an answer to the cookie question in advance needs the storage that this journey blocks.
test.use({ ownPage: true, consent: null });

/** What Chromium does if it blocks all cookies. The headless shell, which runs the tests, has no such setting. */
const blockStorage = () => {
  const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw denied();
      },
    });
  LockManager.prototype.request = () => Promise.reject(denied());
};

test('a browser that blocks storage warns at the log-in, and the log-in lasts until the page is reloaded', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(blockStorage);
  await page.clock.install();
  await page.goto('/home');
  await expect(page).toHaveURL('/login/bankid');
  const notice = page.getByText('du loggas ut när du laddar om eller stänger sidan');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Nej tack' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expectAccessible(page);

  await logInWithoutWaiting(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  await expect(page.getByRole('region', { name: 'Saldo', exact: true })).toContainText('kr');

  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  await expect(notice).toBeVisible();
});
