import { accountCards } from '../../../contract/card.ts';
import { homeModel } from '../../../machines/home/home.model.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { onHomePage, region } from './home-page.ts';

export const homeFlow = defineFlow(homeModel, {
  ...onHomePage,
  // Answered cards would end the opening; here the path does.
  background: [...onHomePage.background, backgroundResponse(accountCards, [], 0)],
  gestures: {
    'card.settled': ({ callHarness }, label) => callHarness('send', 'card.settled', label),
    'topups.changed': ({ callHarness }, label) => callHarness('send', 'topups.changed', label),
  },
  assertions: {
    opening: [
      (page) => page.getByRole('status').filter({ hasText: messagePattern('loading.page') }),
      { absent: (page) => region(page, 'home.balance.title') },
    ],
    openBeforeCard: (page) => region(page, 'home.balance.title'),
    open: (page) => region(page, 'home.balance.title'),
  },
  twins: [
    {
      states: ['openBeforeCard', 'open'],
      reason: 'They differ only in the place of a warning about the card.',
    },
  ],
});
