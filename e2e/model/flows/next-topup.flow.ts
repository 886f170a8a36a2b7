import { accounts } from '../../../contract/account.ts';
import { nextTopupModel } from '../../../machines/home/next-topup.model.ts';
import { backgroundResponse, defineFlow, type TestContext } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { loadError, loading, onHomePage, region, retryIn } from './home-page.ts';

/** The account of the model, and a newer one, which the dashboard call is about. */
const [account] = accounts.response.parse(accounts.example.response);
const newerAccount = account && { ...account, id: 40_001, card: { lastFourDigits: '4001' } };
const twoAccounts = account && newerAccount ? [account, newerAccount] : [];

/** Switches from the newer account to the account of the model, then opens home. */
async function switchAccount({ page, callHarness }: TestContext): Promise<void> {
  await page.getByRole('button', { name: messagePattern('account.menu') }).click();
  await page.getByRole('button', { name: account?.card?.lastFourDigits ?? '' }).click();
  await callHarness('navigate', '/home');
}

export const nextTopupFlow = defineFlow(nextTopupModel, {
  ...onHomePage,
  entryPoint: ({ isOnDashboard }) => ({
    ...onHomePage.entryPoint(),
    ...(!isOnDashboard && { path: '/digital-pay-onboard' }),
  }),
  backgroundFor: ({ isOnDashboard }) => (isOnDashboard ? [] : [backgroundResponse(accounts, twoAccounts)]),
  prepare: async (testContext, { isOnDashboard }) => (isOnDashboard ? undefined : switchAccount(testContext)),
  // The offer comes from the path, not from the calendar of the access gate.
  pathEvents: ['offer.reported'],
  silent: {
    loading: 'The page shows that it reads again.',
  },
  gestures: {
    'nextTopup.retry': retryIn(loadError('home.nextTopup.title')),
    'offer.reported': ({ callHarness }, label) => callHarness('send', 'offer.reported', label),
  },
  assertions: {
    loading: loading('home.nextTopup.loading'),
    loadingDay: loading('home.nextTopup.loading'),
    loadingAutomatic: loading('home.nextTopup.loading'),
    'notScheduled.deciding': 'transient',
    'notScheduled.automatic': (page) =>
      region(page, 'home.nextTopup.title').getByText(messagePattern('home.nextTopup.automaticNote')),
    scheduled: (page) => region(page, 'home.nextTopup.title').getByText(/1\s680/),
    'notScheduled.orderable': (page) =>
      region(page, 'home.nextTopup.title').getByText(messagePattern('home.nextTopup.order')),
    'notScheduled.notOffered': (page) =>
      region(page, 'home.nextTopup.title')
        .getByText(messagePattern('home.nextTopup.closed'))
        .or(region(page, 'home.nextTopup.title').getByText(messagePattern('home.nextTopup.byEmployer'))),
    otherAccount: (page) =>
      region(page, 'home.nextTopup.title').getByText(messagePattern('home.nextTopup.otherAccount')),
    loadFailed: loadError('home.nextTopup.title'),
  },
  twins: [
    {
      states: ['loading', 'loadingDay', 'loadingAutomatic'],
      reason:
        'Up to three calls are made one after the other. The tile shows that it is loading until all are answered.',
    },
  ],
});
