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

/** Another tab has saved the details and removed them from the device. In the model they stay there. */
const saveElsewhere = () => {
  const entry = localStorage.getItem('unsavedContacts');
  localStorage.removeItem('unsavedContacts');
  const init = { key: 'unsavedContacts', newValue: null, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', init));
  if (entry !== null) localStorage.setItem('unsavedContacts', entry);
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
    comparing: noRetry,
    'compareFailed.settled': busy(retry.at),
    'compareFailed.ready': ready(retry.at),
    postingPlaceholders: noRetry,
    loadingCurrent: noRetry,
    postingContacts: noRetry,
    checkingOutcome: noRetry,
    'notConfirmed.settled': busy(retry.at),
    'notConfirmed.ready': ready(retry.at),
    'saveFailed.settled': busy(retry.at),
    'saveFailed.ready': ready(retry.at),
    reloadingCardholder: noError,
  },
  twins: [
    {
      states: [
        'idle',
        'comparing',
        'postingPlaceholders',
        'loadingCurrent',
        'postingContacts',
        'checkingOutcome',
        'reloadingCardholder',
      ],
      reason: 'The details are saved in the background. The page shows only that it failed.',
    },
    {
      states: ['compareFailed.settled', 'notConfirmed.settled', 'saveFailed.settled'],
      reason: 'The user can do the same in all. They differ in what the portal does next.',
    },
    {
      states: ['compareFailed.ready', 'notConfirmed.ready', 'saveFailed.ready'],
      reason: 'The user can do the same in all. They differ in what the portal does next.',
    },
    {
      in: ['comparing', 'postingPlaceholders', 'loadingCurrent', 'postingContacts', 'checkingOutcome'],
      mayHold: ['idle', 'reloadingCardholder', 'compareFailed.settled', 'notConfirmed.settled', 'saveFailed.settled'],
      reason: 'After a failure it stays on the page with a busy button; else the page shows nothing.',
    },
    {
      in: ['compareFailed.settled', 'notConfirmed.settled', 'saveFailed.settled'],
      alsoHold: ['comparing', 'postingPlaceholders', 'loadingCurrent', 'postingContacts', 'checkingOutcome'],
      reason: 'The failure stays on the page with a busy button while the details are saved again.',
    },
  ],
});
