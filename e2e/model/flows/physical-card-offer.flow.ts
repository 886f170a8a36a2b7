import type { Page } from '@playwright/test';
import { physicalCardOfferModel } from '../../../machines/physical-card/physical-card-offer.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, PASSING } from '../flow.ts';
import { said } from '../words.ts';
import { alert, CARD_BACKGROUND } from './card-parts.ts';

const way = (page: Page) => page.getByRole('link', { name: said('card.physical.go') });
const unknown = alert('card.physical.unknown');

const orderElsewhere = () => {
  const news = { key: 'ordered', newValue: 'an order', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', news));
};

export const physicalCardOfferFlow = defineFlow(physicalCardOfferModel, {
  entrance: () => ({ path: '/card', token: tokenOf() }),
  background: CARD_BACKGROUND,
  gestures: {
    'card.changed': ({ tell }) => tell('send', 'card.changed', 'bare'),
    'order.made': ({ page }) => page.evaluate(orderElsewhere),
    'offer.retry': { at: (page) => unknown(page).getByRole('button', { name: said('action.retry') }) },
  },
  sights: {
    reading: { absent: way },
    deciding: PASSING,
    offered: way,
    ordered: (page) => page.getByText(said('card.physical.ordered')),
    ineligible: { absent: way },
    unknown,
  },
});
