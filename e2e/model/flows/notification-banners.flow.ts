import { notificationBannersModel } from '../../../machines/home/notification-banners.model.ts';
import { defineFlow } from '../flow.ts';
import { alertBanner, onHomePage, region, retryIn } from './home-page.ts';

/** The summaries of the banners, by the label of the event. */
const SUMMARIES: Readonly<Record<string, string>> = { first: 'Öppet som vanligt', second: 'Betala med telefonen' };

export const notificationBannersFlow = defineFlow(notificationBannersModel, {
  ...onHomePage,
  gestures: {
    'banners.retry': retryIn(alertBanner('home.banners.failed')),
    'banner.dismiss': { at: (page, label) => page.getByRole('button', { name: `Stäng ”${SUMMARIES[label]}”` }) },
  },
  assertions: {
    loading: { absent: (page) => region(page, 'home.banners.title') },
    shown: (page) => region(page, 'home.banners.title'),
    empty: { absent: (page) => region(page, 'home.banners.title') },
    loadFailed: alertBanner('home.banners.failed'),
  },
});
