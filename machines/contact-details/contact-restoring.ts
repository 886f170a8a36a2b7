import type { Cardholder } from '../../contract/cardholder.ts';
import { callInput, errorParams } from '../call-actor.ts';
import { settled } from '../settling.ts';
import { type ContactsConfirmed, type RestoringContext, restoringSetup } from './contact-restoring.setup.ts';
import { contactsOf, toPlaceholders } from './contacts.ts';
import { readUnsavedContacts } from './unsaved-contacts.ts';

/** For other flows, which import the main machine only. */
export type { ContactsConfirmed } from './contact-restoring.setup.ts';

const cardholderParams = ({ event }: { event: { output: Cardholder } }) => ({ cardholder: event.output });
const readCardholder = {
  id: 'cardholderInfo',
  src: 'cardholderInfo',
  input: ({ context }: { context: RestoringContext }) => callInput(context, {}),
} as const;
const setFailure = { type: 'setFailure', params: errorParams } as const;
const onSavedElsewhere = {
  target: 'reloadingCardholder',
  actions: 'clearFailure',
  description: 'Another tab has saved the details; they are not posted twice.',
} as const;

const saved = {
  guard: { type: 'isSaved', params: cardholderParams },
  target: 'idle',
  actions: [
    'removeStoredContacts',
    'clearFailure',
    'postponeCheck',
    'notifySaved',
    { type: 'notifyCardholderLoaded', params: cardholderParams },
  ],
} as const;
const retryable = <Target extends string>(target: Target) =>
  ({
    initial: 'settled',
    states: {
      settled: settled('ready'),
      ready: { on: { 'contacts.retry': target } },
    },
  }) as const;
const compareConfirmed = {
  target: 'comparing',
  reenter: true,
  actions: { type: 'setContacts', params: ({ event }: { event: ContactsConfirmed }) => event },
} as const;
const compareAgain = {
  target: 'comparing',
  reenter: true,
  description: 'Another tab has saved details, which an earlier read may not show.',
} as const;

/**
 * Saves confirmed contact details in the way the backend needs (§4, decision 16): first placeholders, then the real
 * values. Nothing is posted if the backend has other values than the user confirmed. The real values are stored on the
 * device until the backend shows them as saved. The access gate owns this machine, so that saving continues on any page,
 * and on the next visit.
 */
export const contactRestoring = restoringSetup.createMachine({
  id: 'contact-restoring',
  description: 'Saves confirmed contact details and retries until they are saved.',
  meta: { section: '§4 Contact-details check', page: '/transactions' },
  context: ({ input }) => ({
    ...input,
    contacts: readUnsavedContacts(input.ports.device, input.cardholder.id) ?? contactsOf(input.cardholder),
    failure: null,
  }),
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context }) => context },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'hasUnsavedContacts',
          target: 'loadingCurrent',
          description: 'The page was closed or the user logged out between the two posts.',
        },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'There is nothing to save.',
      on: { 'contacts.confirmed': compareConfirmed },
    },
    comparing: {
      description: 'Reads the details before anything is posted: they may have been changed in another place.',
      on: { 'contacts.confirmed': compareConfirmed, 'contacts.savedElsewhere': compareAgain },
      invoke: {
        ...readCardholder,
        onDone: [
          {
            ...saved,
            guard: { type: 'isConfirmedElsewhere', params: cardholderParams },
            description: 'They have been confirmed in another place, so nothing is posted.',
          },
          {
            guard: { type: 'isUnchanged', params: cardholderParams },
            target: 'postingPlaceholders',
            actions: [{ type: 'setCurrentContacts', params: cardholderParams }, 'storeContacts'],
            description: 'The details are posted as the backend writes them: in another form they would be unverified.',
          },
          {
            guard: 'hasUnsavedContacts',
            target: 'loadingCurrent',
            description: 'Another tab is saving details, so the cardholder may have placeholders.',
          },
          {
            target: 'idle',
            actions: ['clearFailure', 'notifyChanged', { type: 'notifyCardholderLoaded', params: cardholderParams }],
            description: 'The details were changed in another place: nothing is posted, and the check asks again.',
          },
        ],
        onError: { target: 'compareFailed', actions: setFailure },
      },
    },
    compareFailed: {
      description: 'Nothing was posted. Retries until it succeeds; if the page is closed first, the check asks again.',
      after: { retry: 'comparing' },
      on: { 'contacts.confirmed': compareConfirmed, 'contacts.savedElsewhere': compareAgain },
      ...retryable('#contact-restoring.comparing'),
    },
    postingPlaceholders: {
      description: 'Replaces the details by placeholders; the details are stored on the device before.',
      on: {
        'contacts.savedElsewhere': {
          actions: 'storeContacts',
          description: 'Stored again: the placeholders may arrive after the other tab has saved the details.',
        },
      },
      invoke: {
        id: 'saveContactInfo',
        src: 'saveContactInfo',
        input: ({ context }) => callInput(context, toPlaceholders(context.contacts)),
        onDone: 'postingContacts',
        onError: {
          target: 'postingContacts',
          description: 'The placeholders may have arrived, so the real values are posted in any case.',
        },
      },
    },
    loadingCurrent: {
      description: 'Loads the current details: one that was changed meanwhile is not overwritten.',
      on: { 'contacts.savedElsewhere': onSavedElsewhere },
      invoke: {
        ...readCardholder,
        onDone: [
          { ...saved, description: 'An earlier post was made although its answer was lost.' },
          { target: 'postingContacts', actions: { type: 'mergeContacts', params: cardholderParams } },
        ],
        onError: { target: 'saveFailed', actions: setFailure },
      },
    },
    postingContacts: {
      description: 'Posts the real values.',
      invoke: {
        id: 'saveContactInfo',
        src: 'saveContactInfo',
        input: ({ context }) => callInput(context, context.contacts),
        onDone: 'checkingOutcome',
        onError: { target: 'saveFailed', actions: setFailure },
      },
    },
    checkingOutcome: {
      description: 'Reads whether the real values are saved; only then they are removed from the device.',
      on: { 'contacts.savedElsewhere': onSavedElsewhere },
      invoke: {
        ...readCardholder,
        onDone: [
          saved,
          {
            guard: { type: 'isIncomplete', params: cardholderParams },
            target: 'saveFailed',
            actions: 'setNotDone',
            description: 'The placeholders are still there.',
          },
          { target: 'notConfirmed', actions: 'setNotDone' },
        ],
        onError: { target: 'saveFailed', actions: setFailure },
      },
    },
    notConfirmed: {
      description:
        'The details have their values but still count as old. Nothing is lost, so only the user posts them again.',
      on: { 'contacts.savedElsewhere': onSavedElsewhere },
      ...retryable('#contact-restoring.loadingCurrent'),
    },
    saveFailed: {
      description: 'Retries until it succeeds; on the next visit if the page is closed first.',
      after: { retry: 'loadingCurrent' },
      on: { 'contacts.savedElsewhere': onSavedElsewhere },
      ...retryable('#contact-restoring.loadingCurrent'),
    },
    reloadingCardholder: {
      description: 'Loads the cardholder for the owner.',
      invoke: {
        ...readCardholder,
        onDone: { target: 'idle', actions: { type: 'notifyCardholderLoaded', params: cardholderParams } },
        onError: { target: 'idle', description: 'The cardholder is loaded again on the next visit.' },
      },
    },
  },
});
