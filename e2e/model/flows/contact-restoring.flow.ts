import type { Page } from '@playwright/test';
import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactRestoringModel } from '../../../machines/contact-details/contact-restoring.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { alertBanner, onHomePage, retryIn } from './home-page.ts';

const saveError = alertBanner('contact-details.saveFailed');
const noError = { absent: saveError };
const anyPage = (page: Page) => page.getByRole('heading', { name: messagePattern('transactions.title') });

/** Another tab has saved the details and removed them from the device. */
const saveElsewhere = () => {
  localStorage.removeItem('unsavedContacts');
  const init = { key: 'unsavedContacts', newValue: null, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', init));
};

export const contactRestoringFlow = defineFlow(contactRestoringModel, {
  entryPoint: () => ({ path: '/transactions', token: tokenOf() }),
  background: onHomePage.background,
  // The access gate loads the cardholder first.
  backgroundFor: ({ cardholder }) => [backgroundResponse(cardholderInfo, cardholder)],
  answerFirstInBackground: ['cardholderInfo'],
  gestures: {
    'contacts.confirmed': ({ callHarness }, label) => callHarness('send', 'contacts.confirmed', label),
    'contacts.savedElsewhere': ({ page }) => page.evaluate(saveElsewhere),
    'contacts.retry': retryIn(saveError),
  },
  assertions: {
    deciding: 'transient',
    idle: noError,
    postingPlaceholders: noError,
    loadingCurrent: anyPage,
    postingContacts: anyPage,
    checking: anyPage,
    'notConfirmed.settled': saveError,
    'notConfirmed.ready': saveError,
    'saveFailed.settled': saveError,
    'saveFailed.ready': saveError,
    reloadingCardholder: noError,
  },
});
