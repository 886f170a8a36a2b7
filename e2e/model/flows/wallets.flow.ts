import { walletsModel } from '../../../machines/mobile-devices/mobile-devices.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';
import { said } from '../words.ts';
import { CARD_BACKGROUND, status } from './card-parts.ts';

export const walletsFlow = defineFlow(walletsModel, {
  entrance: () => ({ path: '/mobile-devices', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'devices.retry': {
      at: (page) => page.locator('main').getByRole('button', { name: said('action.retry') }),
    },
  },
  sights: {
    finding: status('devices.loading'),
    reading: status('devices.loading'),
    shown: (page) => page.getByText('Annas iPhone'),
    none: (page) => page.getByText(said('devices.none')),
    failed: (page) => page.locator('main').getByRole('alert'),
  },
});
