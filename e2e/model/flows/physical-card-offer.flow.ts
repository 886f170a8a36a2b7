import type { Page } from '@playwright/test';
import { physicalCardOfferModel } from '../../../machines/physical-card/physical-card-offer.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, TRANSIENT } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alert, CARD_BACKGROUND } from './card-parts.ts';

const way = (page: Page) => page.getByRole('link', { name: messagePattern('card.physical.go') });
const unknown = alert('card.physical.unknown');

const orderElsewhere = () => {
  const news = { key: 'ordered', newValue: 'an order', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', news));
};

export const physicalCardOfferFlow = defineFlow(physicalCardOfferModel, {
  entryPoint: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'card.changed': ({ callHarness }) => callHarness('send', 'card.changed', 'noPayload'),
    'order.made': ({ page }) => page.evaluate(orderElsewhere),
    'offer.retry': { at: (page) => unknown(page).getByRole('button', { name: messagePattern('action.retry') }) },
  },
  assertions: {
    reading: { absent: way },
    deciding: TRANSIENT,
    offered: way,
    ordered: (page) => page.getByText(messagePattern('card.physical.ordered')),
    ineligible: { absent: way },
    unknown,
  },
});
