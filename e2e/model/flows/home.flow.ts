import { accounts } from '../../../contract/account.ts';
import { balanceModel } from '../../../machines/home/balance.model.ts';
import { homeModel } from '../../../machines/home/home.model.ts';
import { latestTransactionsModel } from '../../../machines/home/latest-transactions.model.ts';
import { nextTopupModel } from '../../../machines/home/next-topup.model.ts';
import { defineFlow, type Scenery, standing } from '../flow.ts';
import { said } from '../words.ts';
import { atHome, complaint, HOME_BACKGROUND, part, reading, retryIn } from './home-parts.ts';

const common = { entrance: atHome, background: HOME_BACKGROUND };

export const homeFlow = defineFlow(homeModel, {
  ...common,
  gestures: {},
  sights: { open: (page) => page.getByRole('heading', { level: 1, name: said('home.title') }) },
});

export const balanceFlow = defineFlow(balanceModel, {
  ...common,
  gestures: { 'balance.retry': retryIn(complaint('home.balance.title')) },
  sights: {
    reading: reading('home.balance.loading'),
    low: (page) => part(page, 'home.balance.title').getByText(said('home.balance.low')),
    ordinary: (page) => part(page, 'home.balance.title').getByText(said('home.balance.room')),
    high: (page) => part(page, 'home.balance.title').getByText(said('home.balance.high')),
    failed: complaint('home.balance.title'),
  },
});

/** The account of the model, and a newer one, which the dashboard speaks of. */
const [shown] = accounts.response.parse(accounts.example.response);
const newer = shown && { ...shown, id: 40_001, card: { lastFourDigits: '4001' } };
const both = shown && newer ? [shown, newer] : [];

/** Another account shows once it is switched to; home is opened only after that. */
async function switchAccount({ page, tell }: Scenery): Promise<void> {
  await page.getByRole('button', { name: said('account.menu') }).click();
  await page.getByRole('button', { name: shown?.card?.lastFourDigits ?? '' }).click();
  await tell('go', '/home');
}

export const nextTopupFlow = defineFlow(nextTopupModel, {
  ...common,
  entrance: ({ isOnDashboard }) => (isOnDashboard ? atHome() : { ...atHome(), path: '/digital-pay-onboard' }),
  standingFor: ({ isOnDashboard }) => (isOnDashboard ? [] : [standing(accounts, both)]),
  prepare: async (scenery, { isOnDashboard }) => (isOnDashboard ? undefined : switchAccount(scenery)),
  gestures: { 'nextTopup.retry': retryIn(complaint('home.nextTopup.title')) },
  sights: {
    reading: reading('home.nextTopup.loading'),
    readingDay: reading('home.nextTopup.loading'),
    coming: (page) => part(page, 'home.nextTopup.title').getByText(/1\s680/),
    none: (page) => part(page, 'home.nextTopup.title').getByText(said('home.nextTopup.none')),
    failed: complaint('home.nextTopup.title'),
  },
});

export const latestTransactionsFlow = defineFlow(latestTransactionsModel, {
  ...common,
  gestures: { 'transactions.retry': retryIn(complaint('home.transactions.title')) },
  sights: {
    reading: reading('home.transactions.loading'),
    shown: (page) => part(page, 'home.transactions.title').getByText('Restaurang Jonas'),
    none: (page) => part(page, 'home.transactions.title').getByText(said('home.transactions.none')),
    failed: complaint('home.transactions.title'),
  },
});
