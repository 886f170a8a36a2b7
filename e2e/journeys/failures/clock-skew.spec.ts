import { passTime } from '../../support/clock.ts';
import { logInAtOnce } from '../../support/log-in.ts';
import { door } from '../../support/places.ts';
import { expect, test } from '../../support/test.ts';

const FIVE_MINUTES = 300_000;
/** Sara's tokens live for 40 s: to a clock that is minutes off they are over on arrival, or never. */
const HALF_LIFE = 20_000;

for (const [name, skew] of [
  ['fast', FIVE_MINUTES],
  ['slow', -FIVE_MINUTES],
] as const) {
  test(`a device whose clock is five minutes ${name}`, async ({ page, sandbox, noise }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.clock.install({ time: Date.now() + skew });
    await page.goto('/login/bankid');
    await logInAtOnce(page, sandbox, 'sara');
    await expect(heading).toHaveText('Hem');

    const renewed = page.waitForResponse(/\/auth\/token\/renew$/);
    await passTime(HALF_LIFE, sandbox, page);
    expect((await renewed).status()).toBe(200);
    await page.reload();
    await expect(heading).toHaveText('Hem');

    noise.expect(/^500 POST \/api\/auth\/token\/renew$/);
    await sandbox.fail({ call: 'renewToken', status: 500 });
    await passTime(HALF_LIFE, sandbox, page);
    await expect(page.getByRole('alertdialog', { name: 'Du loggas snart ut' })).toBeVisible();
    await passTime(HALF_LIFE, sandbox, page);
    await expect(door(page)).toBeVisible();
    await expect(page.getByText('Du var inloggad så länge att tiden gick ut.')).toBeVisible();
  });
}
