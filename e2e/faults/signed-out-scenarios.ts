import { requestResetLink } from '../support/mailbox.ts';
import type { Scenario, Stage } from './scenario.ts';

const EMAIL = 'anna.lindqvist@example.se';

const press =
  (name: string | RegExp) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name }).first().click();

async function enterLogin({ page }: Stage): Promise<void> {
  await page.getByRole('textbox', { name: 'Användarnamn eller e-post' }).fill('anna');
  await page.getByRole('textbox', { name: 'Lösenord' }).fill('Lunch-2026');
}

async function openResetLink({ page, sandbox }: Stage): Promise<void> {
  await page.goto(sandbox.url + (await requestResetLink(EMAIL, sandbox)));
}

async function enterNewPassword(stage: Stage): Promise<void> {
  await openResetLink(stage);
  const { page } = stage;
  for (const name of ['Nytt lösenord', 'Nytt lösenord igen'])
    await page.getByRole('textbox', { name, exact: true }).fill('Middag-28');
}

/** Each call that needs no session. */
export const SIGNED_OUT_SCENARIOS: readonly Scenario[] = [
  {
    calls: ['startBankId', 'bankIdQrcode', 'collectBankId'],
    path: '/login/bankid',
    act: press(/^Visa QR-kod/),
    polls: 10_000,
  },
  { calls: ['cancelBankId'], path: '/login/bankid', prepare: press(/^Visa QR-kod/), act: press('Avbryt') },
  { calls: ['logInWithPassword'], path: '/login/email', prepare: enterLogin, act: press('Logga in') },
  {
    calls: ['requestPasswordReset'],
    path: '/login/email-recover',
    prepare: ({ page }: Stage) => page.getByRole('textbox', { name: 'E-postadress' }).fill(EMAIL),
    act: press('Skicka länken'),
  },
  { calls: ['passwordResetLink'], path: '/login/email', act: openResetLink },
  {
    calls: ['lookUpAddress', 'resetPassword'],
    path: '/login/email',
    prepare: enterNewPassword,
    act: press('Spara lösenordet'),
  },
].map((scenario) => ({ persona: null, ...scenario }));
