import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { advanceTime } from '../support/clock.ts';
import { loginButton } from '../support/login.ts';
import { quietNetwork } from '../support/quiet-network.ts';
import type { RunningSandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ ownPage: true });

const MINUTE = 60_000;

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Är du kvar?' });
const stay = (page: Page) => page.getByRole('button', { name: 'Stanna kvar' });
const balance = (page: Page) => page.getByRole('region', { name: 'Saldo', exact: true });
const REASON = 'Du har varit inaktiv en stund, så vi loggade ut dig för din säkerhet. Logga in igen för att fortsätta.';

/**
 * Opens home and waits for its last response, because a response while the time advances would move the clock twice. For
 * the same reason the token needs no renewal.
 */
async function openHome(page: Page, query = ''): Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  const last = page.waitForResponse(/\/card-pin-status$/);
  await page.goto(`/home${query}`);
  await last;
  await expect(balance(page)).toContainText('kr');
  await expect.poll(() => pending.size).toBe(0);
}

/** The query of a link that logs Anna in for hours. */
const link = async (sandbox: RunningSandbox) => `?token=${await sandbox.token('anna', { expiresIn: 4 * 3600 })}`;

test.beforeEach(({ page }) => page.clock.install());

test('a user who does nothing is asked to stay, and then logged out', async ({ page, sandbox }) => {
  await openHome(page, await link(sandbox));
  await advanceTime(30 * MINUTE, sandbox, page);
  await expect(warning(page)).toContainText(/Du loggas ut om \d\d sekunder\./);
  await expect(stay(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);

  await advanceTime(30 * MINUTE, sandbox, page);
  await expect(warning(page)).toBeVisible();
  await advanceTime(MINUTE, sandbox, page);
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(REASON);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectAccessible(page);
});

test('input in one tab counts in the others, and so does the wish to stay', async ({ page, context, sandbox }) => {
  const other = await context.newPage();
  await openHome(page, await link(sandbox));
  await openHome(other);

  // The tabs share the clock.
  await advanceTime(20 * MINUTE, sandbox, page);
  await other.keyboard.press('Shift');
  await advanceTime(20 * MINUTE, sandbox, page);
  await expect(warning(page)).toHaveCount(0);
  await advanceTime(10 * MINUTE, sandbox, page);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await stay(other).click();
  await expect(warning(other)).toHaveCount(0);
  await expect(warning(page)).toHaveCount(0);
});

test('a user who only scrolls, moves the focus, dictates or goes back is not asked', async ({ page, sandbox }) => {
  await openHome(page, await link(sandbox));
  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support');
  const ACTS = {
    scroll: () => page.evaluate(() => window.scrollBy(0, 50)),
    focus: () => page.evaluate(() => document.querySelector('textarea')?.focus()),
    'a click without a pointer': () =>
      page.evaluate(() => document.querySelector('textarea')?.dispatchEvent(new Event('click', { bubbles: true }))),
    dictation: () =>
      page.evaluate(() => document.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }))),
    'the back button': () => page.goBack(),
  };
  for (const act of Object.values(ACTS)) {
    const before = await page.evaluate(() => localStorage.getItem('lastInput'));
    await advanceTime(20 * MINUTE, sandbox, page);
    await act();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastInput'))).not.toBe(before);
    await expect(warning(page)).toHaveCount(0);
  }
  await advanceTime(20 * MINUTE, sandbox, page);
  await expect(warning(page)).toHaveCount(0);
});

test('the first press after the computer was asleep logs out and does nothing else', async ({ page, sandbox }) => {
  await openHome(page, await link(sandbox));
  // Unlike `advanceTime`, this fires no timers.
  await quietNetwork(page);
  await sandbox.advanceClock(40 * MINUTE);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 40 * MINUTE);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toHaveText(REASON);
  await expect(page).toHaveURL('/login/bankid');
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
});
