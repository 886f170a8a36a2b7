import type { Page } from '@playwright/test';
import type { IntlShape } from 'react-intl';
import { notificationBannersModel } from '../../../machines/home/notification-banners.model.ts';
import { LOCALES } from '../../../machines/language/locales.ts';
import { bannerTexts } from '../../../src/screens/home/banner-texts.ts';
import { defineFlow } from '../flow.ts';
import { messagesOf } from '../shown-texts.ts';
import { alertBanner, onHomePage, region, retryIn } from './home-page.ts';

/** The summaries of the banners, by the label of the event. */
const SUMMARIES: Readonly<Record<string, string>> = { first: 'Öppet som vanligt', second: 'Betala med mobilen' };

/** The close button of the first banner. */
const bannerButton = (page: Page) => region(page, 'home.banners.title').getByRole('button').first();

const closeButton = (page: Page, label: string) => page.getByRole('button', { name: `Stäng ”${SUMMARIES[label]}”` });

/** One of several banners is shown until the user asks for the others. */
const showButton = (page: Page) => region(page, 'home.banners.title').getByRole('button', { name: /^Visa / });

const loadError = alertBanner('home.banners.failed');

export const notificationBannersFlow = defineFlow(notificationBannersModel, {
  ...onHomePage,
  shows({ banners, failure }, leaves) {
    if (leaves.includes('loadFailed')) return messagesOf({ failure });
    const shown = leaves.includes('shown.all') ? banners : banners.slice(0, 1);
    return shown.flatMap((banner) =>
      (['summary', 'text'] as const).map(
        (part) =>
          ({ locale }: IntlShape) =>
            bannerTexts(banner, locale === LOCALES.sv ? 'sv' : 'en')[part].text,
      ),
    );
  },
  silent: { loading: 'The page reads again.' },
  gestures: {
    'banners.retry': retryIn(alertBanner('home.banners.failed')),
    'banners.show': { at: showButton },
    'banner.dismiss': { at: closeButton },
  },
  assertions: {
    loading: [
      (page) => region(page, 'home.balance.title'),
      { absent: (page) => region(page, 'home.banners.title') },
      { absent: loadError },
    ],
    'shown.first': [bannerButton, { absent: loadError }],
    'shown.all': [bannerButton, { absent: showButton }],
    empty: [
      (page) => region(page, 'home.balance.title'),
      { absent: (page) => region(page, 'home.banners.title') },
      { absent: loadError },
    ],
    loadFailed: loadError,
  },
  twins: [
    { states: ['loading', 'empty'], reason: 'Banners come after what people open the page for.' },
    { in: ['shown.all'], alsoHold: ['shown.first'], reason: 'The first of several banners stays where it is.' },
  ],
});
