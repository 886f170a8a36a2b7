import { setup } from 'xstate';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { Ports } from '../ports.ts';
import type { ContactsConfirmed } from './contact-restoring.ts';
import { type Contacts, contactsOf, isStale } from './contacts.ts';
import { readUnsavedContacts } from './unsaved-contacts.ts';

interface Input {
  readonly ports: Ports;
  readonly cardholder: Cardholder;
  /** The owner saves confirmed details, so that saving continues on other pages. */
  readonly onEvent: (event: ContactsConfirmed) => void;
}

interface Context extends Input {
  /** The details that are shown and confirmed. */
  readonly contacts: Contacts;
}

type Event =
  | { readonly type: 'contacts.confirm' }
  | { readonly type: 'contacts.update' }
  | { readonly type: 'contacts.later' };

/** How long the check stays closed after it was postponed, ms. */
const POSTPONE_TIME = 86_400_000;

/** Asks the user to check contact details older than six months (§4). */
export const contactCheck = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: {
    hasUnsavedContacts: ({ context: { ports, cardholder } }) =>
      readUnsavedContacts(ports.device, cardholder.id) !== null,
    isFresh: ({ context: { ports, cardholder } }) => !isStale(cardholder, ports.clock.now()),
    isPostponed: ({ context: { ports } }) =>
      ports.clock.now() - Number(ports.device.read('contactsPostponed') ?? 0) < POSTPONE_TIME,
  },
  actions: {
    postpone: ({ context: { ports } }) => ports.device.write('contactsPostponed', String(ports.clock.now())),
    goToSettings: ({ context: { ports } }) => ports.browser.go('/settings'),
    notifyConfirmed: ({ context: { onEvent, contacts } }) => onEvent({ type: 'contacts.confirmed', contacts }),
  },
}).createMachine({
  id: 'contact-check',
  description: 'Asks the user to check contact details that were last confirmed more than six months ago.',
  meta: { section: '§4 Contact-details check' },
  context: ({ input }) => ({ ...input, contacts: contactsOf(input.cardholder) }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'hasUnsavedContacts',
          target: 'closed',
          description: 'The details are confirmed and being saved.',
        },
        { guard: 'isFresh', target: 'closed' },
        { guard: 'isPostponed', target: 'closed' },
        { target: 'asking' },
      ],
    },
    asking: {
      on: {
        'contacts.confirm': { target: 'closed', actions: 'notifyConfirmed' },
        'contacts.update': { target: 'closed', actions: ['postpone', 'goToSettings'] },
        'contacts.later': { target: 'closed', actions: 'postpone' },
      },
    },
    closed: { description: 'There is nothing to ask, or the user has answered.' },
  },
});
