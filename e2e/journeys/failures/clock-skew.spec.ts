import { advanceTime } from '../../support/clock.ts';
import { logInWithoutWaiting, loginButton } from '../../support/login.ts';
import { quietNetwork } from '../../support/quiet-network.ts';
import { TEST_START } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';

test.use({ ownPage: true });

const FIVE_MINUTES = 300_000;
/** Half the life of Sara's tokens, ms. For a clock that is 5 minutes fast, they have expired at once. */
const HALF_LIFE = 20_000;

test('a session on a device whose clock is five minutes fast', async ({ page, sandbox, consoleGuard }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.clock.install({ time: Date.parse(TEST_START) + FIVE_MINUTES });
  await page.goto('/login/bankid');
  await logInWithoutWaiting(page, sandbox, 'sara');
  await expect(heading).toHaveText('Hem');
  // The log-in has renewed the token once.
  await quietNetwork(page);

  const renewed = page.waitForResponse(/\/auth\/token\/renew$/);
  await advanceTime(HALF_LIFE, sandbox, page);
  expect((await renewed).status()).toBe(200);
  await page.reload();
  await expect(heading).toHaveText('Hem');

  consoleGuard.expect(/^500 POST \/api\/auth\/token\/renew$/);
  await sandbox.injectFault({ call: 'renewToken', status: 500 });
  await advanceTime(HALF_LIFE, sandbox, page);
  await expect(page.getByRole('alertdialog', { name: 'Du loggas snart ut' })).toBeVisible();
  await advanceTime(HALF_LIFE, sandbox, page);
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByText('Din inloggning har gått ut.')).toBeVisible();
});
