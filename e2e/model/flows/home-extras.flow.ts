import type { Page } from '@playwright/test';
import { articlesModel } from '../../../machines/home/articles.model.ts';
import { cardStandingModel } from '../../../machines/home/card-status.model.ts';
import { noticesModel } from '../../../machines/home/notification-banners.model.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';
import { atHome, banner, complaint, HOME_BACKGROUND, part, reading, retryIn } from './home-parts.ts';

const common = { entrance: atHome, background: HOME_BACKGROUND };

const NOTICES: Readonly<Record<string, string>> = {
  'the first': 'Öppet som vanligt',
  'the second': 'Betala med telefonen',
};

export const noticesFlow = defineFlow(noticesModel, {
  ...common,
  gestures: {
    'notices.retry': retryIn(banner('home.notices.failed')),
    'notice.dismiss': { at: (page, label) => page.getByRole('button', { name: `Stäng ”${NOTICES[label]}”` }) },
  },
  sights: {
    reading: { absent: (page) => part(page, 'home.notices.title') },
    shown: (page) => part(page, 'home.notices.title'),
    none: { absent: (page) => part(page, 'home.notices.title') },
    failed: banner('home.notices.failed'),
  },
});

const wallet = (page: Page) => part(page, 'home.wallet.title');
const walletComplaint = complaint('home.wallet.title');
const pinNotice = (page: Page) => page.getByText(said('home.pin.blocked'));

export const cardStandingFlow = defineFlow(cardStandingModel, {
  ...common,
  gestures: {
    'card.retry': {
      ...retryIn(walletComplaint),
      offered: async (control) =>
        (await control.isVisible()) && (await control.page().getByText('Aktivt kort').count()) === 0,
    },
    'pin.retry': retryIn(banner('home.pin.failed')),
    'wallet.retry': {
      ...retryIn(walletComplaint),
      offered: async (control) =>
        (await control.isVisible()) && (await control.page().getByText('Aktivt kort').count()) > 0,
    },
  },
  sights: {
    reading: reading('home.wallet.loading'),
    failed: walletComplaint,
    cardless: { absent: wallet },
    'known.pin.readingStatus': { absent: pinNotice },
    'known.pin.reading': { absent: pinNotice },
    'known.pin.usable': { absent: pinNotice },
    'known.pin.pinless': { absent: pinNotice },
    'known.pin.blocked': pinNotice,
    'known.pin.failed': banner('home.pin.failed'),
    'known.wallet.reading': reading('home.wallet.loading'),
    'known.wallet.active': (page) => wallet(page).getByText(said('home.wallet.active')),
    'known.wallet.inactive': (page) => wallet(page).getByRole('link', { name: said('home.wallet.activate') }),
    'known.wallet.failed': walletComplaint,
  },
});

const article = (page: Page) => part(page, 'home.articles.title').getByRole('listitem').first();

export const articlesFlow = defineFlow(articlesModel, {
  ...common,
  gestures: {
    'articles.retry': retryIn(complaint('home.articles.title')),
    'articles.more': { at: (page) => page.getByRole('button', { name: said('home.articles.more') }) },
  },
  sights: {
    reading: reading('home.articles.loading'),
    some: article,
    all: article,
    none: (page) => part(page, 'home.articles.title').getByText(said('home.articles.none')),
    failed: complaint('home.articles.title'),
  },
});
