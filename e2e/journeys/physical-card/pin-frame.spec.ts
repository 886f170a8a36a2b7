import type { Page } from '@playwright/test';
import { arrive } from '../../support/log-in.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { expect, test } from '../../support/test.ts';
import { approve, button } from './order.ts';

const MESSAGES = [
  { type: 'view_pin_success' },
  { type: 'view_pin_error' },
  { type: 'set_pin_success' },
  { type: 'set_pin_error' },
  { type: 'set_pin_validation_error' },
  { type: 'pin_valid', valid: true },
  { type: 'pin_valid', valid: false },
  'set_pin_success',
  null,
];

async function openFrame(page: Page, sandbox: RunningSandbox): Promise<void> {
  await arrive(page, sandbox, 'algot', `${sandbox.url}/choose-pin`);
  await approve(page).check();
  await button(page, /^Välj en egen PIN-kod/).click();
  await expect(page.frameLocator('iframe').getByLabel('Fyra siffror')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
}

test('a hostile page posts every message while a PIN is chosen, and nothing moves', async ({ context, sandbox }) => {
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
  await openFrame(page, sandbox);
  const before = await page.getByRole('main').ariaSnapshot();
  await evil.evaluate((messages) => {
    const { prey } = window as unknown as { prey: Window | null };
    for (const message of messages) prey?.postMessage(message, '*');
  }, MESSAGES);
  const { origin } = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
  await page.evaluate(
    ([messages, vault]) => {
      for (const data of messages) {
        window.postMessage(data, '*');
        window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }));
        // Neither the right origin nor the right window is enough.
        window.dispatchEvent(new MessageEvent('message', { data, origin: vault, source: window }));
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: 'https://evil.example', source: window.frames[0] ?? null }),
        );
      }
    },
    [MESSAGES, origin] as const,
  );
  const still = (snapshot: string) => snapshot.replaceAll(/\d+ sekunder|"\d+"|: \d+/g, 'sekunder');
  expect(still(await page.getByRole('main').ariaSnapshot())).toBe(still(before));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.frameLocator('iframe').getByLabel('Fyra siffror')).toBeVisible();
});

test('the frame closes after a minute and when asked, and says what has become of the PIN', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await openFrame(page, sandbox);
  await page.clock.runFor(60_000);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Vi stängde rutan för PIN-koden');
  await button(page, /^Välj en egen PIN-kod/).click();
  await button(page, 'Stäng utan att spara').click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(button(page, /^Välj en egen PIN-kod/)).toBeEnabled();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
