import type { Locator, Page } from '@playwright/test';
import { cardStatusModel } from '../../../machines/home/card-status.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alertBanner, loadError, loading, onHomePage, region, retryIn } from './home-page.ts';

const wallet = (page: Page) => region(page, 'home.wallet.title');
const walletError = loadError('home.wallet.title');
const blockedPin = (page: Page) => page.getByText(messagePattern('home.pin.blocked'));

/** Whether the card is loaded. The wallet tile shows the error of the card and the error of the wallet alike. */
const isCardLoaded = async (control: Locator) => (await control.page().getByText('Aktivt kort').count()) > 0;

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
    loading: loading('home.wallet.loading'),
    loadFailed: walletError,
    noCard: { absent: wallet },
    'loaded.pin.loadingStatus': { absent: blockedPin },
    'loaded.pin.loadingAttempts': { absent: blockedPin },
    'loaded.pin.usable': { absent: blockedPin },
    'loaded.pin.noPin': { absent: blockedPin },
    'loaded.pin.blocked': blockedPin,
    'loaded.pin.loadFailed': alertBanner('home.pin.failed'),
    'loaded.wallet.loading': loading('home.wallet.loading'),
    'loaded.wallet.active': (page) => wallet(page).getByText(messagePattern('home.wallet.active')),
    'loaded.wallet.inactive': (page) =>
      wallet(page).getByRole('link', { name: messagePattern('home.wallet.activate') }),
    'loaded.wallet.loadFailed': walletError,
  },
});
