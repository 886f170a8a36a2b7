import type { Page } from '@playwright/test';
import { physicalCardFee } from '../../../contract/physical-card.ts';
import { pinStatus } from '../../../contract/pin.ts';
import { STEP_PATHS } from '../../../machines/physical-card/order.ts';
import { pinChoiceModel } from '../../../machines/physical-card/pin-choice.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { ready, settling } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf } from '../shown-texts.ts';
import { button, CARD_BACKGROUND, feeTexts, status } from './card-parts.ts';

const frame = (page: Page) => page.locator('main iframe');
const timer = (page: Page) => page.getByRole('timer');
const own = button('physical-card.pin.own').at;
/** Says what is running. */
const progress = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
const invalid = (page: Page) => page.getByText(messagePattern('physical-card.pin.invalid'));
const validations = pinChoiceModel.events['pin.validated'];

export const pinChoiceFlow = defineFlow(pinChoiceModel, {
  entryPoint: () => ({ path: STEP_PATHS.pin, token: tokenOf() }),
  background: [...CARD_BACKGROUND, backgroundResponse(pinStatus, { pinSet: false })],
  backgroundFor: ({ fee }) => [backgroundResponse(physicalCardFee, { feeAmount: fee })],
  // The page loads it before the PIN can be chosen.
  answerFirstInBackground: ['pinStatus'],
  writtenTexts: {
    'pin.choose': { text: ['signature.text.order', 'signature.text.orderFee'] },
    'pin.generate': { text: ['signature.text.order', 'signature.text.orderFee'] },
  },
  shows: ({ fee, message }, leaves) => [
    ...messagesOf({ message }),
    ...(leaves.includes('choosing.ready') ? feeTexts('approve', fee) : []),
  ],
  conditions: [
    {
      in: ['framing.shown'],
      when: ({ isInvalid }) => isInvalid,
      shown: invalid,
      otherwise: { absent: invalid },
    },
  ],
  silent: {
    chosen: 'The page with the message is gone.',
    outcomeUnknown: 'The page has a text of its own, which the assertion names.',
    checkingOutcome: 'What happened is read first; only then the page says it.',
  },
  gestures: {
    'fee.toggle': { at: (page) => page.getByRole('checkbox') },
    'pin.choose': button('physical-card.pin.own'),
    'pin.generate': button('physical-card.pin.random'),
    'pin.close': button('physical-card.pin.close'),
    'status.retry': button('action.checkAgain'),
    'frame.loaded': ({ loadVaultPage }) => loadVaultPage(),
    'frame.failed': ({ postVaultMessage }) => postVaultMessage({ type: 'view_pin_error' }),
    'pin.saved': ({ postVaultMessage }) => postVaultMessage({ type: 'set_pin_success' }),
    'pin.unsaved': ({ postVaultMessage }) => postVaultMessage({ type: 'set_pin_error' }),
    'pin.rejected': ({ postVaultMessage }) => postVaultMessage({ type: 'set_pin_validation_error' }),
    'pin.validated': ({ postVaultMessage }, label) =>
      postVaultMessage({ type: 'pin_valid', valid: validations[label]?.isValid ?? false }),
    'page.hidden': async ({ callHarness }) => {
      await callHarness('setTabVisible', false);
      await callHarness('setTabVisible', true);
    },
  },
  assertions: {
    'choosing.ready': [ready(own), { absent: progress }],
    'choosing.settled': settling(own),
    opening: [status('card.secret.opening'), own],
    'framing.loading': [frame, { absent: timer }],
    'framing.shown': timer,
    generating: status('physical-card.pin.generating'),
    checkingOutcome: status('physical-card.pin.verifying'),
    outcomeUnknown: (page) =>
      page.getByRole('alert').filter({ hasText: messagePattern('physical-card.pin.outcomeUnknown') }),
    chosen: { absent: (page) => page.getByRole('heading', { name: messagePattern('physical-card.pin.title') }) },
  },
});
