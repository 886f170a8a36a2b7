import type { Page } from '@playwright/test';
import { accountCards } from '../../../contract/card.ts';
import type { MessageId } from '../../../machines/message.ts';
import { physicalCardOfferModel } from '../../../machines/physical-card/physical-card-offer.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse, defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { withDates } from '../shown-texts.ts';
import { alert, CARD_BACKGROUND } from './card-parts.ts';

const orderLink = (page: Page) => page.getByRole('link', { name: messagePattern('card.physical.go') });
const activation = (title: MessageId) => (page: Page) =>
  page.getByRole('link', { name: messagePattern(title) }).and(page.locator('a[href="/activate-card"]'));
const loadingPart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: messagePattern('card.loading') })
    .first();
const errorAlert = alert('card.physical.unknown');

/** Sends the event that another tab causes when it stores an order. */
const orderInOtherTab = () => {
  const init = { key: 'ordered', newValue: 'an order', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', init));
};

export const physicalCardOfferFlow = defineFlow(physicalCardOfferModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  backgroundFor: ({ card }) => [backgroundResponse(accountCards, [card])],
  shows({ lastOrderDate }, leaves) {
    if (!(['ordered', 'inTransit', 'offeredAgain'] as const).some((leaf) => leaves.includes(leaf))) return [];
    return [
      lastOrderDate === null
        ? { id: 'card.physical.orderedToday' }
        : withDates(({ formatDate }) => ({
            id: 'card.physical.orderedOn',
            values: { date: formatDate(Date.parse(lastOrderDate)) },
          })),
    ];
  },
  gestures: {
    'card.changed': ({ callHarness }, label) => callHarness('send', 'card.changed', label),
    'order.placed': ({ page }) => page.evaluate(orderInOtherTab),
    'offer.retry': { at: (page) => errorAlert(page).getByRole('button', { name: messagePattern('action.retry') }) },
  },
  assertions: {
    loading: loadingPart,
    deciding: TRANSIENT,
    offered: [orderLink, { absent: activation('card.physical.ordered') }],
    offeredAgain: [orderLink, activation('card.physical.ordered')],
    ordered: [activation('card.physical.ordered'), { absent: orderLink }],
    inTransit: activation('card.physical.inTransit'),
    activatable: [activation('card.activate.go'), { absent: errorAlert }],
    ineligible: [
      { absent: orderLink },
      { absent: (page) => page.locator('a[href="/activate-card"]') },
      { absent: errorAlert },
      { absent: loadingPart },
    ],
    loadFailed: errorAlert,
  },
});
