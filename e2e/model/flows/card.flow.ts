import type { Page } from '@playwright/test';
import { cardModel } from '../../../machines/card/card.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, CARD_BACKGROUND, status } from './card-parts.ts';

const reading = (page: Page) => status('card.loading')(page).first();
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
    reading,
    failed: (page) => page.locator('main').getByRole('alert'),
    none: text('card.none.title'),
    'shown.wallet.reading': reading,
    'shown.wallet.active': text('card.wallet.ok'),
    'shown.wallet.absent': link('card.wallet.go'),
    'shown.wallet.unknown': alert('card.wallet.unknown'),
    'shown.replacement.reading': reading,
    'shown.replacement.digital': text('card.replacement.digital'),
    'shown.replacement.classic': text('card.replacement.classic'),
    'shown.replacement.unknown': alert('card.replacement.unknown'),
  },
});
