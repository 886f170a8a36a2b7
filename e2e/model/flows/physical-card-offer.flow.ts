import type { Page } from '@playwright/test';
import { physicalCardOfferModel } from '../../../machines/physical-card/physical-card-offer.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, CARD_BACKGROUND } from './card-parts.ts';

const orderLink = (page: Page) => page.getByRole('link', { name: messagePattern('card.physical.go') });
const errorAlert = alert('card.physical.unknown');

/** Sends the event that another tab causes when it stores an order. */
const orderInOtherTab = () => {
  const init = { key: 'ordered', newValue: 'an order', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', init));
};

export const physicalCardOfferFlow = defineFlow(physicalCardOfferModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'card.changed': ({ callHarness }) => callHarness('send', 'card.changed', 'noPayload'),
    'order.placed': ({ page }) => page.evaluate(orderInOtherTab),
    'offer.retry': { at: (page) => errorAlert(page).getByRole('button', { name: messagePattern('action.retry') }) },
  },
  assertions: {
    loading: { absent: orderLink },
    deciding: TRANSIENT,
    offered: orderLink,
    ordered: (page) => page.getByText(messagePattern('card.physical.ordered')),
    ineligible: { absent: orderLink },
    loadFailed: errorAlert,
  },
});
