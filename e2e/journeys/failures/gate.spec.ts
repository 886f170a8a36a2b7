import { expectAccessible } from '../../support/accessibility.ts';
import { LATE, TROUBLES } from '../../support/faults.ts';
import { arrive } from '../../support/log-in.ts';
import { door } from '../../support/places.ts';
import { expect, test } from '../../support/test.ts';

for (const [name, { wish, heard, swedish, english }] of Object.entries(TROUBLES)) {
  test(`${name} when the cardholder is read`, async ({ page, sandbox, noise }) => {
    if (heard) noise.expect(new RegExp(`^${heard} GET /api/cardholder/info$`));
    const heading = page.getByRole('heading', { level: 1 });
    await sandbox.fail({ call: 'cardholderInfo', ...wish });
    await arrive(page, sandbox, 'anna');
    await expect(heading).toHaveText('Vi kan inte visa dina sidor just nu');
    await expect(page.getByRole('main')).toContainText(swedish);
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(heading).toHaveText('We cannot show your pages right now');
    await expect(page.getByRole('main')).toContainText(english);
    await sandbox.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Home');
  });
}

test('a read that the server fails is tried three times in all', async ({ page, sandbox, noise }) => {
  noise.expect(/^500 GET \/api\/cardholder\/accounts\/v2$/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/cardholder/accounts/v2')) asked.push(request.method());
  });
  await sandbox.fail({ call: 'accounts', status: 500, times: 2 });
  await arrive(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
  expect(asked).toHaveLength(3);
});

test('a cardholder who is never told of', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.route(/\/cardholder\/info$/, () => undefined);
  await arrive(page, sandbox, 'anna');
  await expect(page.getByRole('status')).toHaveText('Hämtar sidan …');
  await expectAccessible(page);
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(page.getByRole('main')).toContainText(LATE.swedish, { timeout: 200 });
  }).toPass();
  await expectAccessible(page);
  await page.unroute(/\/cardholder\/info$/);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

test('a policy that cannot be read leads back to the door with a reason', async ({ page, sandbox, noise }) => {
  noise.expect(/^404 GET .*\/custom-policy$/);
  await sandbox.fail({ call: 'customPolicy', status: 404 });
  await arrive(page, sandbox, 'anna');
  await expect(door(page)).toBeVisible();
  await expect(
    page.getByText('Din arbetsgivares policy gick inte att läsa, så vi loggade ut dig. Försök igen om en stund.'),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Något gick fel. Försök igen senare eller kontakta supporten.');
  await expectAccessible(page);
  await sandbox.mend();
  await arrive(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});

test('a person without any account is told so', async ({ page, sandbox }) => {
  await page.route(/\/cardholder\/accounts\/v2$/, (route) => route.fulfill({ json: [] }));
  await arrive(page, sandbox, 'anna');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi hittar inget kort');
  await expectAccessible(page);
  await page.unroute(/\/cardholder\/accounts\/v2$/);
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem');
});
