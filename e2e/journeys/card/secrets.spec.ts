import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { logIn, openWithToken } from '../../support/login.ts';
import type { RunningSandbox } from '../../support/sandbox.ts';
import { arriveByPassword, signWithCode } from '../../support/signing.ts';
import { expect, test } from '../../support/test.ts';

/** Both ways to sign, by the way in. */
const WAYS = {
  BankID: {
    arrive: (page: Page, sandbox: RunningSandbox, persona: string) => openWithToken(page, sandbox, persona, '/card'),
    sign: (page: Page, sandbox: RunningSandbox, persona: string) => logIn(page, sandbox, persona),
  },
  'a password': {
    arrive: (page: Page, sandbox: RunningSandbox, persona: string) => arriveByPassword(page, sandbox, persona, '/card'),
    sign: (page: Page, sandbox: RunningSandbox) => signWithCode(page, sandbox),
  },
};

const show = (page: Page, what: RegExp) => page.getByRole('main').getByRole('button', { name: what });
const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
const MEMORY = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]);

for (const [way, { arrive, sign }] of Object.entries(WAYS)) {
  test.describe(`logged in with ${way}`, () => {
    test('the PIN shows in a frame of the vault, and is hidden when asked', async ({ page, sandbox }) => {
      await arrive(page, sandbox, 'anna');
      await show(page, /^Visa PIN-kod/).click();
      await expect(page.getByRole('dialog')).toContainText('Jag vill se PIN-koden till kortet som slutar på 2628.');
      await expectAccessible(page);
      await sign(page, sandbox, 'anna');
      await expect(frame(page, 'PIN-kod').locator('.pin')).toHaveText(/^\d{4}$/);
      await expect(page.getByRole('timer')).toHaveText(/^Döljs om \d+ sekunder$/);
      const { pathname } = new URL((await page.locator('iframe').getAttribute('src')) ?? '');
      expect(pathname).toBe('/view-pin');
      await page.getByRole('button', { name: 'Dölj nu' }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await page.evaluate(MEMORY)).not.toContain('ticket=');
    });

    test('the card details are fetched by a form that is gone', async ({ page, sandbox }) => {
      await arrive(page, sandbox, 'anna');
      await show(page, /^Visa kortuppgifter/).click();
      await sign(page, sandbox, 'anna');
      await expect(frame(page, 'Kortuppgifter').getByText(/^\d{4} \d{4} \d{4} 2628$/)).toBeVisible();
      expect(await page.locator('form, input[name=token]').count()).toBe(0);
      await page.getByRole('link', { name: 'Hem', exact: true }).first().click();
      await expect(page.locator('iframe')).toHaveCount(0);
    });

    test('a blocked PIN is unblocked, once', async ({ page, sandbox }) => {
      const resets: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/reset-pin-attempt')) resets.push(request.method());
      });
      await arrive(page, sandbox, 'pelle');
      await expect(page.getByRole('alert')).toContainText('PIN-koden är spärrad');
      await page.getByRole('button', { name: 'Lås upp PIN-koden' }).click();
      await sign(page, sandbox, 'pelle');
      await expect(page.getByText('PIN-koden är upplåst. Nu kan du använda kortet igen.').first()).toBeVisible();
      await expect(page.getByText('PIN-koden är spärrad')).toHaveCount(0);
      expect(resets).toEqual(['GET']);
      await page.reload();
      await expect(show(page, /^Visa PIN-kod/)).toBeVisible();
      await expect(page.getByText('PIN-koden är spärrad')).toHaveCount(0);
    });
  });
}

test('what is shown hides after a minute', async ({ page, sandbox }) => {
  await page.clock.install();
  await openWithToken(page, sandbox, 'anna', '/card');
  await show(page, /^Visa PIN-kod/).click();
  await logIn(page, sandbox, 'anna');
  await page.clock.runFor(2000);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByText('Dolt igen, för säkerhets skull.')).toBeVisible();
  await expectAccessible(page);
});

test('a wrong code says so and can be tried again', async ({ page, sandbox, consoleGuard }) => {
  consoleGuard.expect(/^400 POST .*\/pin-control$/);
  await arriveByPassword(page, sandbox, 'anna', '/card');
  await show(page, /^Visa PIN-kod/).click();
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  await page.getByRole('textbox', { name: 'Engångskod' }).fill('000000');
  await page.getByRole('button', { name: 'Bekräfta' }).click();
  await expect(page.getByRole('alert')).toContainText('Koden stämmer inte, eller är för gammal.');
  await expect(page.getByText('Koden är på väg till din e-post.')).toHaveCount(0);
  await expect(page.getByText('Har ingen kod kommit?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skicka en ny kod' }).click();
  await expect(page.getByText('Koden är på väg till din e-post.')).toBeVisible();
});

test('signing outlives a reload, and leaving withdraws it', async ({ page, sandbox }) => {
  await openWithToken(page, sandbox, 'anna');
  await page.getByRole('navigation', { name: 'Sidor' }).getByRole('link', { name: 'Kort' }).click();
  await show(page, /^Visa PIN-kod/).click();
  await page.getByRole('button', { name: /^Visa QR-kod/ }).click();
  const code = page.getByRole('img', { name: /QR-kod att skanna/ });
  await expect(code).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Signera med BankID' })).toBeVisible();
  await expect(code).toBeVisible();
  const withdrawn = page.waitForResponse(/bankid\/v2\/cancel$/);
  await page.goBack();
  expect((await withdrawn).status()).toBe(204);
  expect(await page.evaluate(() => Object.keys(localStorage).includes('signingOrder'))).toBe(false);
});
