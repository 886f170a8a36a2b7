import type { Page } from '@playwright/test';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactRestoringModel } from '../../../machines/contact-details/contact-restoring.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alertBanner, onHomePage, retryIn } from './home-page.ts';

const unsaved = alertBanner('contact-details.saveFailed');
const quiet = { absent: unsaved };
const page = (page: Page) => page.getByRole('heading', { name: messagePattern('transactions.title') });

/** Another tab has put them back, and has forgotten them. */
const releaseElsewhere = () => {
  localStorage.removeItem('contactsInTransit');
  const news = { key: 'contactsInTransit', newValue: null, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', news));
};

export const contactRestoringFlow = defineFlow(contactRestoringModel, {
  // Any page behind the log-in will do.
  entryPoint: () => ({ path: '/transactions', token: tokenOf() }),
  background: onHomePage.background,
  // The gate reads the cardholder first.
  backgroundFor: ({ cardholder }) => [backgroundResponse(cardholderInfo, cardholder)],
  answerFirstInBackground: ['cardholderInfo'],
  gestures: {
    'contacts.confirmed': ({ callHarness }, label) => callHarness('send', 'contacts.confirmed', label),
    'contacts.savedElsewhere': ({ page }) => page.evaluate(releaseElsewhere),
    'contacts.retry': retryIn(unsaved),
  },
  assertions: {
    deciding: 'transient',
    resting: quiet,
    clearing: quiet,
    rereading: page,
    restoring: page,
    unrestored: unsaved,
    telling: quiet,
  },
});
