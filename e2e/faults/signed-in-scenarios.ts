import { messagesTo } from '../support/mailbox.ts';
import type { Scenario, Stage } from './scenario.ts';

const press =
  (name: string | RegExp) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name }).first().click();

const fill =
  (name: string, value: string) =>
  ({ page }: Stage) =>
    page.getByRole('textbox', { name, exact: true }).fill(value);

const inTurn =
  (...steps: readonly ((stage: Stage) => Promise<unknown>)[]) =>
  async (stage: Stage) => {
    for (const step of steps) await step(stage);
  };

async function enterCode({ page, sandbox }: Stage): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Kod' });
  await field.waitFor();
  const [message] = await messagesTo('lars.holmgren@example.se', sandbox);
  await field.fill(message?.code ?? '');
}

const choose =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('switch', { name }).click();
const confirmCancel = ({ page }: Stage) => page.getByRole('dialog').getByRole('button', { name: 'Ja, avboka' }).click();

const PASSWORDS = [
  ['Nuvarande lösenord', 'Lunch-2026'],
  ['Nytt lösenord', 'Middag-27'],
  ['Nytt lösenord igen', 'Middag-27'],
] as const;

/** Each change of a signed-in user except those of a card, with the reads that follow it. */
export const SIGNED_IN_SCENARIOS: readonly Scenario[] = [
  { calls: ['nextDashboardTopup'], path: '/home', persona: 'vera' },
  { calls: ['renewToken'], path: '/home', expiresIn: 1000 },
  {
    calls: ['endSession'],
    path: '/home',
    config: { logoutCall: true },
    prepare: press('Meny'),
    act: press('Logga ut'),
  },
  { calls: ['acceptTerms', 'accounts'], path: '/home', persona: 'nils', act: press('Godkänn villkoren') },
  { calls: ['approvePolicy', 'customPolicy'], path: '/home', persona: 'lova', act: press('Godkänn policyn') },
  {
    calls: ['createDigitalCard', 'onboardingStatus'],
    path: '/home',
    persona: 'nils',
    prepare: inTurn(press('Godkänn villkoren'), press('Godkänn policyn')),
    act: press('Fortsätt till startsidan'),
  },
  { calls: ['orderTopup', 'topupCalendar'], path: '/topup', persona: 'vera', act: press(/^Beställ .* december/) },
  {
    calls: ['cancelTopup', 'topupCalendar'],
    path: '/topup',
    prepare: press(/^Avboka /),
    act: confirmCancel,
  },
  {
    calls: ['savePreferences'],
    path: '/topup',
    persona: 'vera',
    act: choose('Automatisk påfyllning'),
  },
  { calls: ['savePreferences'], path: '/settings/notifications', act: choose('Erbjudanden') },
  { calls: ['disableAllNotifications'], path: '/settings/notifications', act: choose('Tillåt aviseringar') },
  {
    calls: ['enableAllNotifications'],
    path: '/settings/notifications',
    prepare: async (stage) => {
      const saved = stage.page.waitForResponse(/\/preferences\/disable-all$/);
      await choose('Tillåt aviseringar')(stage);
      await saved;
    },
    act: choose('Tillåt aviseringar'),
  },
  {
    calls: ['savePreferences'],
    path: '/settings/limits',
    prepare: fill('Per dag, kr', '200'),
    act: press('Spara gränserna'),
  },
  {
    calls: ['changePassword'],
    path: '/settings/user',
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: 'Välj ett nytt lösenord' }).click();
      for (const [name, value] of PASSWORDS) await page.getByLabel(name, { exact: true }).fill(value);
    },
    act: press('Byt lösenordet'),
  },
  {
    calls: ['saveLanguage'],
    path: '/settings/user',
    act: ({ page }) => page.getByRole('radio', { name: 'English' }).filter({ visible: true }).first().click(),
  },
  { calls: ['saveContactInfo'], path: '/home', persona: 'stig', act: press('Ja, de stämmer') },
  {
    calls: ['requestVerification'],
    path: '/edit-email',
    prepare: fill('Ny e-postadress', 'anna@lunch.example'),
    act: press('Skicka kod'),
  },
  {
    calls: ['verifyContact', 'cardholderInfo'],
    path: '/settings/user',
    persona: 'lars',
    prepare: inTurn(
      ({ page }) => page.getByRole('link', { name: 'Bekräfta e-posten' }).click(),
      press('Skicka kod'),
      enterCode,
    ),
    act: press('Bekräfta'),
  },
  {
    calls: ['createTicket'],
    path: '/support',
    prepare: inTurn(
      fill('Vad vill du fråga?', 'Var syns mina kvitton?'),
      fill('E-post', 'anna@example.se'),
      ({ page }) => page.getByRole('checkbox').check(),
    ),
    act: press('Skicka frågan'),
  },
  {
    calls: ['convertCurrency'],
    path: '/currency-calculator',
    prepare: ({ page }) => page.getByRole('combobox', { name: 'Valuta' }).selectOption('EUR'),
    act: fill('Belopp', '100'),
  },
];
