import type { Page } from '@playwright/test';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactRestoringModel } from '../../../machines/contact-details/contact-restoring.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { defineFlow, standing } from '../flow.ts';
import { said } from '../words.ts';
import { banner, HOME_BACKGROUND, retryIn } from './home-parts.ts';

const unsaved = banner('contacts.unsaved');
const quiet = { absent: unsaved };
const page = (page: Page) => page.getByRole('heading', { name: said('transactions.title') });

/** Another tab has put them back, and has forgotten them. */
const releaseElsewhere = () => {
  localStorage.removeItem('contactsInTransit');
  const news = { key: 'contactsInTransit', newValue: null, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', news));
};

export const contactRestoringFlow = defineFlow(contactRestoringModel, {
  // Any page behind the log-in will do.
  entrance: () => ({ path: '/transactions', token: tokenOf() }),
  background: HOME_BACKGROUND,
  // The gate reads the cardholder first.
  standingFor: ({ cardholder }) => [standing(cardholderInfo, cardholder)],
  answeredFirst: ['cardholderInfo'],
  gestures: {
    'contacts.confirmed': ({ tell }, label) => tell('send', 'contacts.confirmed', label),
    'contacts.released': ({ page }) => page.evaluate(releaseElsewhere),
    'contacts.retry': retryIn(unsaved),
  },
  sights: {
    deciding: 'passing',
    resting: quiet,
    clearing: quiet,
    rereading: page,
    restoring: page,
    unrestored: unsaved,
    telling: quiet,
  },
});
