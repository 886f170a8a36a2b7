import type { Page } from '@playwright/test';
import { physicalCardFee } from '../../../contract/physical-card.ts';
import { pinStatus } from '../../../contract/pin.ts';
import { pinChoiceModel } from '../../../machines/physical-card/pin-choice.model.ts';
import { STEP_PATHS } from '../../../machines/physical-card/steps.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';
import { button, CARD_BACKGROUND, status } from './card-parts.ts';

const frame = (page: Page) => page.locator('main iframe');
const judged = pinChoiceModel.events['pin.validated'];

export const pinChoiceFlow = defineFlow(pinChoiceModel, {
  entrance: () => ({ path: STEP_PATHS.pin, token: tokenOf() }),
  background: [...CARD_BACKGROUND, standing(pinStatus, { pinSet: false })],
  standingFor: ({ fee }) => [standing(physicalCardFee, { feeAmount: { amount: fee, currency: 'SEK' } })],
  // The page reads it before there is anything to choose.
  answeredFirst: ['pinStatus'],
  gestures: {
    'fee.toggle': { at: (page) => page.getByRole('checkbox') },
    'pin.choose': button('pin.own'),
    'pin.generate': button('pin.random'),
    'pin.close': button('pin.close'),
    'status.retry': button('action.retry'),
    'frame.loaded': ({ openVault }) => openVault(),
    'frame.failed': ({ hearVault }) => hearVault({ type: 'view_pin_error' }),
    'pin.saved': ({ hearVault }) => hearVault({ type: 'set_pin_success' }),
    'pin.unsaved': ({ hearVault }) => hearVault({ type: 'set_pin_error' }),
    'pin.rejected': ({ hearVault }) => hearVault({ type: 'set_pin_validation_error' }),
    'pin.validated': ({ hearVault }, label) => hearVault({ type: 'pin_valid', valid: judged[label]?.isValid ?? false }),
    'page.hidden': async ({ tell }) => {
      await tell('show', false);
      await tell('show', true);
    },
  },
  sights: {
    choosing: button('pin.own').at,
    opening: status('card.secret.opening'),
    'framing.loading': frame,
    'framing.entering': (page) => page.getByRole('timer'),
    drawing: status('pin.drawing'),
    verifying: status('pin.verifying'),
    unknown: (page) => page.getByRole('alert').filter({ hasText: said('pin.unknown') }),
    chosen: { absent: button('pin.own').at },
  },
});
