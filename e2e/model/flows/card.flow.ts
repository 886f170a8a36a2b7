import type { Page } from '@playwright/test';
import { cardModel } from '../../../machines/card/card.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, CARD_BACKGROUND, status } from './card-parts.ts';

const loading = (page: Page) => status('card.loading')(page).first();
const text = (id: MessageId) => (page: Page) => page.getByText(messagePattern(id));
const link = (name: MessageId) => (page: Page) => page.getByRole('link', { name: messagePattern(name) });

export const cardFlow = defineFlow(cardModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'card.retry': {
      at: (page) =>
        page
          .locator('main')
          .getByRole('button', { name: messagePattern('action.retry') })
          .first(),
    },
    'card.changed': ({ callHarness }, label) => callHarness('send', 'card.changed', label),
  },
  assertions: {
    loading,
    loadFailed: (page) => page.locator('main').getByRole('alert'),
    noCard: text('card.none.title'),
    'loaded.wallet.loading': loading,
    'loaded.wallet.inWallet': text('card.wallet.ok'),
    'loaded.wallet.notInWallet': link('card.wallet.go'),
    'loaded.wallet.loadFailed': alert('card.wallet.unknown'),
    'loaded.replacement.loading': loading,
    'loaded.replacement.digital': text('card.replacement.digital'),
    'loaded.replacement.classic': text('card.replacement.classic'),
    'loaded.replacement.loadFailed': alert('card.replacement.unknown'),
  },
});
