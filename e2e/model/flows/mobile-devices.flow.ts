import { mobileDevicesModel } from '../../../machines/mobile-devices/mobile-devices.model.ts';
import { tokenStatusText } from '../../../machines/mobile-devices/token-status-text.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';
import { CARD_BACKGROUND, status } from './card-parts.ts';

export const mobileDevicesFlow = defineFlow(mobileDevicesModel, {
  entryPoint: () => ({ path: '/mobile-devices', token: tokenOf() }),
  background: CARD_BACKGROUND,
  shows: ({ tokens, failure }, leaves) =>
    leaves.includes('loaded')
      ? tokens.flatMap(({ deviceName, status: word }) => [
          deviceName ?? { id: 'mobile-devices.unnamed' },
          tokenStatusText(word),
        ])
      : messagesOf({ failure }),
  silent: {
    loadingCard: 'The page shows that it reads again.',
  },
  gestures: {
    'devices.retry': {
      at: (page) => page.locator('main').getByRole('button', { name: messagePattern('action.retry') }),
    },
  },
  assertions: {
    loadingCard: status('mobile-devices.loading'),
    loadingDevices: status('mobile-devices.loading'),
    loaded: (page) => page.getByText('Annas iPhone'),
    noDevices: (page) => page.getByText(messagePattern('mobile-devices.none')),
    loadFailed: (page) => page.locator('main').getByRole('alert'),
  },
  twins: [
    {
      states: ['loadingCard', 'loadingDevices'],
      reason: 'The devices are loaded after the card. The page shows that it is loading until both are there.',
    },
  ],
});
