import type { Page } from '@playwright/test';
import { cardSecretModel } from '../../../machines/card/sensitive-info.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';
import { button, CARD_BACKGROUND, dialog } from './card-parts.ts';

const SHOW = { details: 'card.details.show', pin: 'card.pin.show' } as const;
const frame = (page: Page) => page.locator('main iframe');
const hide = (page: Page) => page.getByRole('button', { name: said('card.secret.hide') });
const close = (page: Page) => page.getByRole('button', { name: said('card.secret.close'), exact: true });
const opening = (page: Page) => page.getByRole('status').filter({ hasText: said('card.secret.opening') });

export const cardSecretFlow = defineFlow(cardSecretModel, {
  entrance: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'secret.show': {
      at: (page, label) => page.getByRole('button', { name: said(SHOW[label === 'pin' ? 'pin' : 'details']) }),
    },
    'secret.hide': { at: (page) => hide(page).or(close(page)) },
    'signature.given': ({ tell }, label) => tell('send', 'signature.given', label),
    'signature.left': button('action.cancel'),
    'frame.loaded': ({ openVault }) => openVault(),
    'frame.failed': ({ hearVault }) => hearVault({ type: 'view_pin_error' }),
    'page.hidden': async ({ tell }) => {
      await tell('show', false);
      await tell('show', true);
    },
  },
  sights: {
    arriving: PASSING,
    idle: { absent: frame },
    signing: dialog,
    'opening.choosing': PASSING,
    'opening.details': opening,
    'opening.pin': opening,
    'showing.loading': frame,
    'showing.shown': (page) => page.getByRole('timer'),
    hidden: (page) => page.getByRole('status').filter({ hasText: said('card.secret.hidden') }),
    failed: (page) => page.getByRole('alert').filter({ has: close(page) }),
  },
});
