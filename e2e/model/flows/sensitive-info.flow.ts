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

export const sensitiveInfoFlow = defineFlow(sensitiveInfoModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'secret.show': {
      at: (page, label) =>
        page.getByRole('button', { name: messagePattern(SHOW[label === 'pin' ? 'pin' : 'details']) }),
    },
    'secret.hide': { at: (page) => hide(page).or(close(page)) },
    'signature.given': ({ callHarness }, label) => callHarness('send', 'signature.given', label),
    'signature.cancelled': button('action.cancel'),
    'frame.loaded': ({ loadVaultPage }) => loadVaultPage(),
    'frame.failed': ({ postVaultMessage }) => postVaultMessage({ type: 'view_pin_error' }),
    'page.hidden': async ({ callHarness }) => {
      await callHarness('setTabVisible', false);
      await callHarness('setTabVisible', true);
    },
  },
  assertions: {
    resuming: TRANSIENT,
    idle: { absent: frame },
    signing: dialog,
    'opening.deciding': TRANSIENT,
    'opening.details': opening,
    'opening.pin': opening,
    'showing.loading': frame,
    'showing.shown': (page) => page.getByRole('timer'),
    hidden: (page) => page.getByRole('status').filter({ hasText: messagePattern('card.secret.hidden') }),
    failed: (page) =>
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ has: closeButton(page) }),
  },
});
