import type { Page } from '@playwright/test';
import { cardStatusText } from '../../../machines/card/card-status-text.ts';
import { lostCardModel } from '../../../machines/lost-card/lost-card.model.ts';
import type { MessageId } from '../../../machines/message.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { messagesOf, textWith } from '../shown-texts.ts';
import { alert, button, CARD_BACKGROUND, status } from './card-parts.ts';
import { retryIn } from './home-page.ts';

const heading = (name: MessageId) => (page: Page) =>
  page.getByRole('heading', { level: 1, name: messagePattern(name), exact: true });
const text = (id: MessageId) => (page: Page) => page.getByText(messagePattern(id));
const loadFailed = alert('card.block.unknown');
/** A purchase of the background response. */
const purchase = (page: Page) =>
  page
    .getByRole('region', { name: messagePattern('lost-card.purchases.title') })
    .getByRole('listitem')
    .first();

export const lostCardFlow = defineFlow(lostCardModel, {
  entryPoint: () => ({ path: '/lost-card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  shows({ card, failure }, leaves) {
    const lastFour = card?.lastFourDigits ?? '';
    return [
      ...messagesOf({ failure }),
      ...(leaves.includes('loaded.blocked') ? [textWith('lost-card.gone', { lastFour })] : []),
      ...(card && !leaves.includes('loaded.blocked') ? [textWith('card.masked', { lastFour })] : []),
      ...(card && leaves.includes('loaded.otherStatus') ? [cardStatusText(card.status)] : []),
    ];
  },
  gestures: {
    'card.retry': retryIn(loadFailed),
    // The block has presses and paths of its own, on /card.
    'card.changed': ({ callHarness }, label) => callHarness('send', 'card.changed', label),
  },
  assertions: {
    loading: status('card.loading'),
    loadFailed,
    noCard: text('card.none.title'),
    'loaded.deciding': TRANSIENT,
    'loaded.usable': [heading('lost-card.title'), text('lost-card.lead'), button('lost-card.block').at],
    'loaded.blocked': [heading('lost-card.blocked'), text('lost-card.blockedText'), purchase],
    'loaded.usableAgain': [
      heading('lost-card.usableAgain'),
      text('lost-card.usableAgainText'),
      button('lost-card.block').at,
    ],
    'loaded.otherStatus': text('card.status.otherNote'),
  },
});
