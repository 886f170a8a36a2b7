import { setup } from 'xstate';
import type { Cardholder } from '../../contract/cardholder.ts';
import type { Ports } from '../ports.ts';
import type { ContactsConfirmed } from './contact-restoring.ts';
import { type Contacts, contactsOf, isStale } from './contacts.ts';
import { keptOn } from './in-transit.ts';

interface Input {
  readonly ports: Ports;
  readonly cardholder: Cardholder;
  /** Tells who saves them, whatever page is open by then, that the details hold. */
  readonly tell: (news: ContactsConfirmed) => void;
}

interface Context extends Input {
  /** What the person sees and confirms. */
  readonly contacts: Contacts;
}

type Event =
  | { readonly type: 'contacts.confirm' }
  | { readonly type: 'contacts.update' }
  | { readonly type: 'contacts.later' };

/** Whoever wants to look later is not asked again for a day, ms. */
const PATIENCE = 86_400_000;

/** Asks whether the contact details still hold when they are older than six months (§4). */
export const contactCheck = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: {
    isInterrupted: ({ context: { ports, cardholder } }) => keptOn(ports.device, cardholder.id) !== null,
    isFresh: ({ context: { ports, cardholder } }) => !isStale(cardholder, ports.clock.now()),
    isPostponed: ({ context: { ports } }) =>
      ports.clock.now() - Number(ports.device.read('contactsPostponed') ?? 0) < PATIENCE,
  },
  actions: {
    postpone: ({ context: { ports } }) => ports.device.write('contactsPostponed', String(ports.clock.now())),
    goToSettings: ({ context: { ports } }) => ports.browser.go('/settings'),
    tellConfirmed: ({ context: { tell, contacts } }) => tell({ type: 'contacts.confirmed', contacts }),
  },
}).createMachine({
  id: 'contact-check',
  description: 'Asks about contact details that nobody has confirmed for six months.',
  meta: { section: '§4 Contact-details check' },
  context: ({ input }) => ({ ...input, contacts: contactsOf(input.cardholder) }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: 'isInterrupted',
          target: 'settled',
          description: 'They were confirmed, and are being put back.',
        },
        { guard: 'isFresh', target: 'settled' },
        { guard: 'isPostponed', target: 'settled' },
        { target: 'asking' },
      ],
    },
    asking: {
      on: {
        'contacts.confirm': { target: 'settled', actions: 'tellConfirmed' },
        'contacts.update': { target: 'settled', actions: ['postpone', 'goToSettings'] },
        'contacts.later': { target: 'settled', actions: 'postpone' },
      },
    },
    settled: { description: 'Nothing is asked on this page any more.' },
  },
});
