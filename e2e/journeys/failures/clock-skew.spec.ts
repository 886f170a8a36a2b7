import { advanceTime } from '../../support/clock.ts';
import { logInWithoutWaiting, loginButton } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const FIVE_MINUTES = 300_000;
/** Sara's tokens live for 40 s: to a clock that is minutes off they are over on arrival, or never. */
const HALF_LIFE = 20_000;

for (const [name, skew] of [
  ['fast', FIVE_MINUTES],
  ['slow', -FIVE_MINUTES],
] as const) {
  test(`a device whose clock is five minutes ${name}`, async ({ page, sandbox, consoleGuard }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.clock.install({ time: Date.now() + skew });
    await page.goto('/login/bankid');
    await logInWithoutWaiting(page, sandbox, 'sara');
    await expect(heading).toHaveText('Hem');

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
    await expect(page.getByText('Du var inloggad så länge att tiden gick ut.')).toBeVisible();
  });
}
