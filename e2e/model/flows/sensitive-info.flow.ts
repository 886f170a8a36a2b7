import type { Locator, Page } from '@playwright/test';
import { sensitiveInfoModel } from '../../../machines/card/sensitive-info.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { button, CARD_BACKGROUND, dialog } from './card-parts.ts';

const SHOW = { details: 'card.details.show', pin: 'card.pin.show' } as const;
const frame = (page: Page) => page.locator('main iframe');
const hide = (page: Page) => page.getByRole('button', { name: messagePattern('card.secret.hide') });
const closeButton = (within: Page | Locator) =>
  within.getByRole('button', { name: messagePattern('card.secret.close') });
/** Toasts, which are outside the page's main part, have a similar button. */
const close = (page: Page) => closeButton(page.getByRole('main'));
const opening = (page: Page) => page.getByRole('status').filter({ hasText: messagePattern('card.secret.opening') });

/** What replaces the secret: it was hidden, or could not be shown. */
const notice = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .filter({ has: closeButton(page) });
const hidden = (page: Page) => notice(page).filter({ hasText: messagePattern('card.secret.hidden') });

const timer = (page: Page) => page.getByRole('timer');
const showDetails = (page: Page) => page.getByRole('button', { name: messagePattern(SHOW.details), disabled: false });

export const sensitiveInfoFlow = defineFlow(sensitiveInfoModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  writtenTexts: { 'secret.show': { text: ['signature.text.details', 'signature.text.pin'] } },
  silent: {
    idle: 'The user has closed the message.',
  },
  gestures: {
    'secret.show': {
      at: (page, label) =>
        page.getByRole('button', { name: messagePattern(SHOW[label === 'pin' ? 'pin' : 'details']) }),
    },
    'secret.hide': { at: (page) => hide(page).or(close(page)) },
    'signature.given': ({ callHarness }, label) => callHarness('send', 'signature.given', label),
    'signature.cancelled': button('action.cancel'),
    'frame.loaded': ({ loadVaultPage }) => loadVaultPage(),
    'pin.shown': ({ postVaultMessage }) => postVaultMessage({ type: 'view_pin_success' }),
    'frame.failed': ({ postVaultMessage }) => postVaultMessage({ type: 'view_pin_error' }),
    'page.hidden': async ({ callHarness }) => {
      await callHarness('setTabVisible', false);
      await callHarness('setTabVisible', true);
    },
  },
  assertions: {
    resuming: TRANSIENT,
    idle: [showDetails, { absent: close }],
    signing: dialog,
    'opening.deciding': TRANSIENT,
    'opening.details': [opening, { absent: frame }],
    'opening.pin': [opening, { absent: frame }],
    'showing.loading': [frame, { absent: timer }],
    'showing.shown': timer,
    hidden,
    failed: [notice, { absent: hidden }],
  },
  twins: [
    {
      states: ['opening.details', 'opening.pin'],
      reason: 'The place of the frame is empty until its address is known. Only then it has a name.',
    },
  ],
});
