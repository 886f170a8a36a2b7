import type { Page } from '@playwright/test';
import { notifications } from '../../../contract/home.ts';
import { homeModel } from '../../../machines/home/home.model.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { onHomePage, region } from './home-page.ts';

const loadingBanners = (page: Page) =>
  region(page, 'home.banners.title').filter({ hasText: messagePattern('home.banners.loading') });
const showBanners = (page: Page) => region(page, 'home.banners.title').getByRole('button');

export const homeFlow = defineFlow(homeModel, {
  ...onHomePage,
  // Answered banners would end the opening; here the path does.
  background: [...onHomePage.background, backgroundResponse(notifications, [], 0)],
  gestures: {
    'banners.settled': ({ callHarness }, label) => callHarness('send', 'banners.settled', label),
    'banners.show': { at: showBanners },
  },
  assertions: {
    opening: (page) => page.getByRole('status').filter({ hasText: messagePattern('loading.page') }),
    'openWithoutBanners.noBanners': loadingBanners,
    'openWithoutBanners.unseenBanners': showBanners,
    open: [
      (page) => page.getByRole('region', { name: messagePattern('home.balance.title') }),
      { absent: loadingBanners },
      { absent: showBanners },
    ],
  },
});
