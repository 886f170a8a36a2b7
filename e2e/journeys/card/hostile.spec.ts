import { arrive, logIn } from '../../support/log-in.ts';
import { expect, test } from '../../support/test.ts';

const MESSAGES = [
  { type: 'view_pin_success' },
  { type: 'view_pin_error' },
  { type: 'set_pin_success' },
  { type: 'set_pin_error' },
  { type: 'set_pin_validation_error' },
  { type: 'pin_valid', valid: true },
  { type: 'pin_valid', valid: false },
  'view_pin_error',
  null,
];

test('a hostile page posts every message there is, and nothing moves', async ({ context, sandbox }) => {
  await context.route('http://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>evil</title>' }),
  );
  const evil = await context.newPage();
  await evil.goto('http://evil.example/');
  const opened = evil.waitForEvent('popup');
  await evil.evaluate(
    (address) => Object.assign(window, { prey: window.open(address) }),
    `${sandbox.url}/login/bankid`,
  );
  const page = await opened;
  await arrive(page, sandbox, 'anna', `${sandbox.url}/card`);
  await page.getByRole('button', { name: /^Visa PIN-kod/ }).click();
  await logIn(page, sandbox, 'anna');
  await expect(page.frameLocator('iframe').locator('.pin')).toBeVisible();
  const before = await page.getByRole('main').ariaSnapshot();

  await evil.evaluate((messages) => {
    const { prey } = window as unknown as { prey: Window | null };
    for (const message of messages) prey?.postMessage(message, '*');
  }, MESSAGES);
  await page.evaluate((messages) => {
    for (const message of messages) {
      window.postMessage(message, '*');
      window.dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.example' }));
    }
  }, MESSAGES);
  const still = (snapshot: string) => snapshot.replaceAll(/\d+ sekunder/g, 'sekunder');
  expect(still(await page.getByRole('main').ariaSnapshot())).toBe(still(before));
  await expect(page.frameLocator('iframe').locator('.pin')).toBeVisible();
});
