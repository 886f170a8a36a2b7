import type { Locator, Page } from '@playwright/test';
import { cardStatusModel } from '../../../machines/home/card-status.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alertBanner, loadError, loading, onHomePage, region, retryIn } from './home-page.ts';

const wallet = (page: Page) => region(page, 'home.wallet.title');
const walletError = loadError('home.wallet.title');
const blockedPin = (page: Page) => page.getByText(messagePattern('home.pin.why'));

/** Shown as soon as the card is loaded. The wallet tile shows the error of the card and the error of the wallet alike. */
const badge = (page: Page) => page.getByText(/^(Aktivt kort|Spärrad PIN-kod)$/);
const isCardLoaded = async (control: Locator) => (await badge(control.page()).count()) > 0;

/** Nothing about the PIN is shown. */
const noPinAlert = [badge, { absent: blockedPin }, { absent: alertBanner('home.pin.failed') }] as const;
const loadingWallet = loading('home.wallet.loading');

export const cardStatusFlow = defineFlow(cardStatusModel, {
  ...onHomePage,
  gestures: {
    'card.retry': {
      ...retryIn(walletError),
      offered: async (control) => (await control.isVisible()) && !(await isCardLoaded(control)),
    },
    'pin.retry': retryIn(alertBanner('home.pin.failed')),
    'wallet.retry': {
      ...retryIn(walletError),
      offered: async (control) => (await control.isVisible()) && (await isCardLoaded(control)),
    },
  },
  assertions: {
    loading: [loadingWallet, { absent: badge }],
    loadFailed: [walletError, { absent: badge }],
    noCard: { absent: wallet },
    'loaded.pin.loadingStatus': noPinAlert,
    'loaded.pin.loadingAttempts': noPinAlert,
    'loaded.pin.usable': noPinAlert,
    'loaded.pin.noPin': noPinAlert,
    'loaded.pin.blocked': blockedPin,
    'loaded.pin.loadFailed': alertBanner('home.pin.failed'),
    'loaded.wallet.loading': [loadingWallet, badge],
    'loaded.wallet.active': (page) => wallet(page).getByText(messagePattern('home.wallet.active')),
    'loaded.wallet.inactive': (page) =>
      wallet(page).getByRole('link', { name: messagePattern('home.wallet.activate') }),
    'loaded.wallet.loadFailed': [walletError, badge],
  },
  twins: [
    {
      states: ['loaded.pin.loadingStatus', 'loaded.pin.loadingAttempts', 'loaded.pin.usable', 'loaded.pin.noPin'],
      reason: 'Home mentions the PIN only if it is blocked or could not be checked.',
    },
  ],
});
