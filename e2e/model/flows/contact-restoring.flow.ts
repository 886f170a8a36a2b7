import { cardholderInfo } from '../../../contract/cardholder.ts';
import { contactRestoringModel } from '../../../machines/contact-details/contact-restoring.model.ts';
import { tokenOf } from '../../../machines/token.fixture.ts';
import { busy, ready } from '../controls.ts';
import { backgroundResponse, defineFlow } from '../flow.ts';
import { alertBanner, onHomePage, retryIn } from './home-page.ts';

const saveError = alertBanner('contact-details.saveFailed');
const retry = retryIn(saveError);
const noError = { absent: saveError };
/** A failure stays on the page while the details are saved again; its button is busy. */
const noRetry = { absent: ready(retry.at) };

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
    'contacts.retry': retry,
  },
  assertions: {
    deciding: 'transient',
    idle: noError,
    postingPlaceholders: noError,
    loadingCurrent: noRetry,
    postingContacts: noRetry,
    checking: noRetry,
    'notConfirmed.settled': busy(retry.at),
    'notConfirmed.ready': ready(retry.at),
    'saveFailed.settled': busy(retry.at),
    'saveFailed.ready': ready(retry.at),
    reloadingCardholder: noError,
  },
  twins: [
    {
      states: ['idle', 'postingPlaceholders', 'loadingCurrent', 'postingContacts', 'checking', 'reloadingCardholder'],
      reason: 'The details are saved in the background. The page shows only that it failed.',
    },
    {
      states: ['notConfirmed.settled', 'saveFailed.settled'],
      reason: 'The user can do the same in both. They differ in whether the portal tries again by itself.',
    },
    {
      states: ['notConfirmed.ready', 'saveFailed.ready'],
      reason: 'The user can do the same in both. They differ in whether the portal tries again by itself.',
    },
    {
      in: ['notConfirmed.settled', 'saveFailed.settled'],
      alsoHold: ['loadingCurrent', 'postingContacts', 'checking'],
      reason: 'The failure stays on the page with a busy button while the details are saved again.',
    },
  ],
});
