import type { Page } from '@playwright/test';
import { notificationBannersModel } from '../../../machines/home/notification-banners.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alertBanner, onHomePage, region, retryIn } from './home-page.ts';

/** The summaries of the banners, by the label of the event. */
const SUMMARIES: Readonly<Record<string, string>> = { first: 'Öppet som vanligt', second: 'Betala med telefonen' };

/** The close button of the first banner. After a failed read a single line has the place of the banners. */
const bannerButton = (page: Page) => region(page, 'home.banners.title').getByRole('button').first();

const closeButton = (page: Page, label: string) => page.getByRole('button', { name: `Stäng ”${SUMMARIES[label]}”` });

/** Several banners are one line until the user asks for them. */
const showButton = (page: Page) => region(page, 'home.banners.title').getByRole('button', { name: /^Visa alla/ });

/** The whole page waits for the banners for a moment, then their place does. */
const LOADING = new RegExp(`${messagePattern('loading.page').source}|${messagePattern('home.banners.loading').source}`);
const loadError = alertBanner('home.banners.failed');

export const notificationBannersFlow = defineFlow(notificationBannersModel, {
  ...onHomePage,
  gestures: {
    'banners.retry': retryIn(alertBanner('home.banners.failed')),
    'banner.dismiss': {
      at: (page, label) => closeButton(page, label).or(showButton(page)),
      async act(control, label) {
        const page = control.page();
        if (await showButton(page).isVisible()) await showButton(page).click();
        await closeButton(page, label).click();
      },
    },
  },
  assertions: {
    loading: (page) => page.getByRole('status').filter({ hasText: LOADING }),
    shown: [bannerButton, { absent: loadError }],
    empty: [
      (page) => region(page, 'home.balance.title'),
      { absent: (page) => region(page, 'home.banners.title') },
      { absent: loadError },
    ],
    loadFailed: loadError,
  },
});
