import { assign, fromCallback, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { saveContactInfo } from '../../contract/contact-details.ts';
import { callActor, callInput, errorParams, type Named, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { settleDelays, settled } from '../settling.ts';
import { type Contacts, contactsOf, hasValues, isStale, mergeContacts, toPlaceholders } from './contacts.ts';
import { readUnsavedContacts, removeUnsavedContacts, storeUnsavedContacts } from './unsaved-contacts.ts';

/** The user has confirmed these contact details. */
export interface ContactsConfirmed {
  readonly type: 'contacts.confirmed';
  readonly contacts: Contacts;
}

interface Input {
  readonly ports: Ports;
  readonly cardholder: Cardholder;
  /** Reports the cardholder as loaded after the details were saved. */
  readonly onEvent: (event: { readonly type: 'cardholder.loaded'; readonly cardholder: Cardholder }) => void;
}

interface Context extends Input {
  /** The details to save. */
  readonly contacts: Contacts;
  /** Why the last attempt to save failed; null once they are saved. */
  readonly failure: CallFailure | null;
}

type Event =
  | ContactsConfirmed
  | { readonly type: 'contacts.retry' }
  /** Another tab has saved the details. */
  | { readonly type: 'contacts.savedElsewhere' };

interface CardholderParams {
  readonly cardholder: Cardholder;
}

const hasUnsavedContacts = ({ ports, cardholder }: Input) => readUnsavedContacts(ports.device, cardholder.id) !== null;

const actors = {
  cardholderInfo: callActor(cardholderInfo),
  saveContactInfo: callActor(saveContactInfo),
  otherTabs: fromCallback<Event, Input>(({ input, sendBack }) =>
    input.ports.device.watch('unsavedContacts', () => {
      if (!hasUnsavedContacts(input)) sendBack({ type: 'contacts.savedElsewhere' });
    }),
  ),
};

const cardholderParams = ({ event }: { event: { output: Cardholder } }) => ({ cardholder: event.output });
const readCardholder = {
  id: 'cardholderInfo',
  src: 'cardholderInfo',
  input: ({ context }: { context: Context }) => callInput(context, {}),
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
const retryable = {
  initial: 'settled',
  states: {
    settled: settled('ready'),
    ready: { on: { 'contacts.retry': '#contact-restoring.loadingCurrent' } },
  },
} as const;

/**
 * Saves confirmed contact details in the way the backend needs (§4, decision 16): first placeholders, then the real
 * values. The real values are stored on the device until the backend shows them as saved. The access gate owns this
 * machine, so that saving continues on any page, and on the next visit.
 */
export const contactRestoring = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, children: {} as Named<typeof actors> },
  actors,
  delays: { ...settleDelays, retry: 5000 },
  guards: {
    hasUnsavedContacts: ({ context }) => hasUnsavedContacts(context),
    isSaved: ({ context: { contacts, ports } }, { cardholder }: CardholderParams) =>
      hasValues(cardholder, contacts) && !isStale(cardholder, ports.clock.now()),
    isIncomplete: ({ context }, { cardholder }: CardholderParams) => !hasValues(cardholder, context.contacts),
  },
  actions: {
    setContacts: assign((_, { contacts }: ContactsConfirmed) => ({ contacts })),
    storeContacts: ({ context: { ports, cardholder, contacts } }) =>
      storeUnsavedContacts(ports.device, cardholder.id, contacts),
    removeStoredContacts: ({ context: { ports, cardholder } }) => removeUnsavedContacts(ports.device, cardholder.id),
    mergeContacts: assign(({ context: { ports, cardholder } }, params: CardholderParams) => {
      const current = contactsOf(params.cardholder);
      return { contacts: mergeContacts(readUnsavedContacts(ports.device, cardholder.id) ?? current, current) };
    }),
    setFailure: assign(toFailure),
    setNotDone: assign({ failure: { kind: 'invalidResponse' } as const }),
    clearFailure: assign({ failure: null }),
    postponeCheck: ({ context: { ports } }) => ports.device.write('contactsPostponed', String(ports.clock.now())),
    notifySaved: ({ context: { ports } }) =>
      ports.notify({ type: 'success', message: { id: 'contact-details.confirmed' } }),
    notifyCardholderLoaded: ({ context: { onEvent } }, { cardholder }: CardholderParams) =>
      onEvent({ type: 'cardholder.loaded', cardholder }),
  },
}).createMachine({
  id: 'contact-restoring',
  description: 'Saves confirmed contact details and retries until they are saved.',
  meta: { section: '§4 Contact-details check' },
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
      on: {
        'contacts.confirmed': {
          target: 'postingPlaceholders',
          actions: [{ type: 'setContacts', params: ({ event }) => event }, 'storeContacts'],
        },
      },
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
        onDone: 'checking',
        onError: { target: 'saveFailed', actions: setFailure },
      },
    },
    checking: {
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
      ...retryable,
    },
    saveFailed: {
      description: 'Retries until it succeeds; on the next visit if the page is closed first.',
      after: { retry: 'loadingCurrent' },
      on: { 'contacts.savedElsewhere': onSavedElsewhere },
      ...retryable,
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
