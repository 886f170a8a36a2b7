import { assign, fromCallback, setup } from 'xstate';
import type { CallFailure } from '../../contract/backend.ts';
import { type Cardholder, cardholderInfo } from '../../contract/cardholder.ts';
import { saveContactInfo } from '../../contract/contact-details.ts';
import { callActor, type MachineTypes, toFailure } from '../call-actor.ts';
import type { Ports } from '../ports.ts';
import { settleDelays } from '../settling.ts';
import { type Contacts, contactsOf, hasSameContacts, hasValues, isStale, mergeContacts } from './contacts.ts';
import { readUnsavedContacts, removeUnsavedContacts, storeUnsavedContacts } from './unsaved-contacts.ts';

/** The user has confirmed these contact details. */
export interface ContactsConfirmed {
  readonly type: 'contacts.confirmed';
  readonly contacts: Contacts;
}

interface Input {
  readonly ports: Ports;
  readonly cardholder: Cardholder;
  /** Reports the cardholder as loaded after the details were saved, or were found changed. */
  readonly onEvent: (event: { readonly type: 'cardholder.loaded'; readonly cardholder: Cardholder }) => void;
}

export interface RestoringContext extends Input {
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

export const restoringSetup = setup({
  types: {} as MachineTypes<Input, RestoringContext, Event, typeof actors>,
  actors,
  delays: { ...settleDelays, retry: 5000 },
  guards: {
    hasUnsavedContacts: ({ context }) => hasUnsavedContacts(context),
    isSaved: ({ context: { contacts, ports } }, { cardholder }: CardholderParams) =>
      hasValues(cardholder, contacts) && !isStale(cardholder, ports.clock.now()),
    isConfirmedElsewhere: ({ context: { contacts, ports } }, { cardholder }: CardholderParams) =>
      hasSameContacts(cardholder, contacts) && !isStale(cardholder, ports.clock.now()),
    isUnchanged: ({ context }, { cardholder }: CardholderParams) => hasSameContacts(cardholder, context.contacts),
    isIncomplete: ({ context }, { cardholder }: CardholderParams) => !hasValues(cardholder, context.contacts),
  },
  actions: {
    setContacts: assign((_, { contacts }: ContactsConfirmed) => ({ contacts })),
    setCurrentContacts: assign((_, { cardholder }: CardholderParams) => ({ contacts: contactsOf(cardholder) })),
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
    notifyChanged: ({ context: { ports } }) =>
      ports.notify({ type: 'alert', message: { id: 'contact-details.changedElsewhere' } }),
    notifyCardholderLoaded: ({ context: { onEvent } }, { cardholder }: CardholderParams) =>
      onEvent({ type: 'cardholder.loaded', cardholder }),
  },
});
