import { mobileDevicesModel } from '../../../machines/mobile-devices/mobile-devices.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { CARD_BACKGROUND, status } from './card-parts.ts';

export const mobileDevicesFlow = defineFlow(mobileDevicesModel, {
  entryPoint: () => ({ path: '/mobile-devices', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'devices.retry': {
      at: (page) => page.locator('main').getByRole('button', { name: messagePattern('action.retry') }),
    },
  },
  assertions: {
    finding: status('mobile-devices.loading'),
    reading: status('mobile-devices.loading'),
    shown: (page) => page.getByText('Annas iPhone'),
    none: (page) => page.getByText(messagePattern('mobile-devices.none')),
    failed: (page) => page.locator('main').getByRole('alert'),
  },
});
