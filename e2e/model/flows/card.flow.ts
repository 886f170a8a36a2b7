import type { Page } from '@playwright/test';
import { yearTransactions } from '../../../contract/transactions.ts';
import { cardModel } from '../../../machines/card/card.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, CARD_BACKGROUND, status } from './card-parts.ts';

const text = (id: MessageId) => (page: Page) => page.getByText(messagePattern(id));
const link = (name: MessageId) => (page: Page) => page.getByRole('link', { name: messagePattern(name) });

const actions = (page: Page) => page.getByRole('region', { name: messagePattern('card.actions') });
const inWallet = text('card.wallet.ok');
const notInWallet = link('card.wallet.go');
const walletError = alert('card.wallet.unknown');
const limitsError = alert('card.limits.unknown');
const digital = text('card.replacement.digital');
const classic = text('card.replacement.classic');
const replacementError = alert('card.replacement.unknown');
const limitsLink = link('limits.title');
const usage = (page: Page) =>
  limitsLink(page)
    .filter({ hasText: messagePattern('limits.usage.day') })
    .or(limitsLink(page).filter({ hasText: messagePattern('limits.usage.week') }));
/** Each part that loads has such a status, so the others must be absent. */
const loadingPart = (page: Page) => status('card.loading')(page).first();

export const cardFlow = defineFlow(cardModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: [...CARD_BACKGROUND, backgroundResponse(yearTransactions, [])],
  silent: {
    loading: 'The button says that the cards are read again.',
  },
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
    loading: [status('card.loading'), { absent: actions }],
    loadFailed: [(page) => page.locator('main').getByRole('alert'), { absent: actions }],
    noCard: text('card.none.title'),
    'loaded.wallet.loading': [
      actions,
      loadingPart,
      { absent: inWallet },
      { absent: notInWallet },
      { absent: walletError },
    ],
    'loaded.wallet.inWallet': inWallet,
    'loaded.wallet.notInWallet': notInWallet,
    'loaded.wallet.loadFailed': walletError,
    'loaded.replacement.loading': [
      actions,
      loadingPart,
      { absent: digital },
      { absent: classic },
      { absent: replacementError },
    ],
    'loaded.replacement.digital': digital,
    'loaded.replacement.classic': classic,
    'loaded.replacement.loadFailed': replacementError,
    'loaded.limits.loading': [limitsLink, { absent: usage }],
    'loaded.limits.unlimited': [limitsLink, { absent: usage }],
    'loaded.limits.loadFailed': limitsError,
    'loaded.limits.limited': usage,
  },
  twins: [
    {
      states: ['loaded.limits.loading', 'loaded.limits.unlimited'],
      reason:
        'The link to the limits is there from the start. How much is used shows if there is a limit to compare with.',
    },
  ],
});
