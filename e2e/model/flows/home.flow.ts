import { notifications } from '../../../contract/home.ts';
import { homeModel } from '../../../machines/home/home.model.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { onHomePage } from './home-page.ts';

export const homeFlow = defineFlow(homeModel, {
  ...onHomePage,
  // Answered banners would end the opening; here the path does.
  background: [...onHomePage.background, backgroundResponse(notifications, [], 0)],
  gestures: { 'banners.settled': ({ callHarness }, label) => callHarness('send', 'banners.settled', label) },
  assertions: {
    opening: (page) => page.getByRole('status').filter({ hasText: messagePattern('loading.page') }),
    open: (page) => page.getByRole('region', { name: messagePattern('home.balance.title') }),
  },
});
