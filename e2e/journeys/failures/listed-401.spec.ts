import type { Page } from '@playwright/test';
import { calls } from '../../../contract/calls.ts';
import { loginButton, openWithToken } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';

const REASON = /^.*Ditt BankID är giltigt men ger inte tillgång till Mina sidor\./;

/** How the call is made, and the text that the user then reads. */
interface Scenario {
  readonly persona: string | null;
  readonly act: (page: Page) => Promise<unknown>;
  readonly shows: RegExp;
}

const startLogin: Scenario = { persona: null, act: (page) => loginButton(page).click(), shows: REASON };
const startSigning: Scenario = {
  persona: 'anna',
  act: async (page) => {
    await page.getByRole('button', { name: /^Visa PIN-kod/ }).click();
    await page.getByRole('button', { name: /^Visa QR-kod/ }).click();
  },
  shows: REASON,
};

const submitPassword = (shows: RegExp): Scenario => ({
  persona: null,
  act: async (page) => {
    await page.goto('/login/email');
    await page.getByRole('textbox', { name: 'Användarnamn eller e-post' }).fill('anna');
    await page.getByRole('textbox', { name: 'Lösenord' }).fill('Lunch-2026');
    await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  },
  shows,
});

/** Each 401 that a call lists: it concerns the subject of the call, so it shows its reason and the session goes on (§8). */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'bankIdQrcode unauthorized': startLogin,
  'collectBankId unauthorized': startLogin,
  'startBankId unauthorized': startLogin,
  'logInWithPassword MFA is required': submitPassword(/Engångskod|Kod/),
  'logInWithPassword Invalid username or password': submitPassword(/Fel användarnamn eller lösenord/),
  'logInWithPassword Invalid one-time code': submitPassword(/Fel kod|koden/i),
  'collectSigning unauthorized': startSigning,
  'signingQrcode unauthorized': startSigning,
  'startSigning unauthorized': startSigning,
};

const listed = calls.flatMap(({ name, rejections }) =>
  Object.entries(rejections)
    .filter(([, status]) => status === 401)
    .map(([detail]) => ({ call: name, detail })),
);

test('each 401 that the contract lists has a scenario', () => {
  expect(Object.keys(SCENARIOS).toSorted()).toEqual(listed.map(({ call, detail }) => `${call} ${detail}`).toSorted());
});

for (const { call, detail } of listed) {
  test(`${call} is answered 401 “${detail}”`, async ({ page, sandbox, consoleGuard }) => {
    const { persona, act, shows } = SCENARIOS[`${call} ${detail}`] ?? startLogin;
    consoleGuard.expect(/^401 POST/);
    await (persona ? openWithToken(page, sandbox, persona, '/card') : page.goto('/login/bankid'));
    await sandbox.injectFault({ call, status: 401, detail });
    await act(page);
    await expect(page.getByText(shows).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token') !== null)).toBe(persona !== null);
  });
}

test('a signature that is answered 401 for another reason ends the session', async ({
  page,
  sandbox,
  consoleGuard,
}) => {
  consoleGuard.expect(/^401 POST/);
  await openWithToken(page, sandbox, 'anna', '/card');
  await sandbox.injectFault({ call: 'startSigning', status: 401, detail: 'The token is not valid' });
  await startSigning.act(page);
  await expect(page).toHaveURL(/\/login\/bankid$/);
});
